import type { Settings } from '@eldertable/kernel'
import { TextAudit } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import { necronomonopoly } from '../index.ts'

const toSomebody = /\b[Yy]ours?\b (space|turn)|^You\b|\byours\b/

const tables: readonly (readonly [seats: number, settings: Settings])[] = [
  [2, {}],
  [3, { silence: true, keeper: 'roll', wildGates: true, trade: 'open', teeming: true }],
  [4, { roundLimit: 20, keeper: 'host', startingSanity: 300, teeming: true }],
  [5, { roundLimit: 0, trade: 'none', wildGates: true }],
  [6, { silence: true, trade: 'open', startingSanity: 400, roundLimit: 30 }],
]

describe('Matches at random', () => {
  it.each(tables)('are put into words for %i players and a spectator', (seats, settings) => {
    const audit = new TextAudit(necronomonopoly, toSomebody)
    for (const seed of ['one', 'two', 'three']) audit.match(seats, settings, `${seats} ${seed}`)
    expect(audit.sentences.size).toBeGreaterThan(300)
    expect(audit.faults).toEqual([])
  })
})
