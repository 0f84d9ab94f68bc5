import { FastChance, type Settings } from '@eldertable/kernel'
import { TextAudit } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import { deathMayDie } from '../index.ts'
import { latePosition } from '../testing/late-position.ts'

/** Words to one reader; some cards have them in their titles. */
const toSomebody = /\b[Yy]ou(r|rs)?\b(?! Seen)/

const tables: readonly (readonly [seats: number, settings: Settings])[] = [
  [1, {}],
  [2, { elderOne: 'hastur', episode: '2', insanityDraft: true }],
  [3, { episode: '3', chooseFirst: true, difficulty: 'gentle' }],
  [4, { elderOne: 'hastur', episode: '4', panic: true, advanceOrder: 'choose' }],
  [5, { episode: '5', endOrder: 'published' }],
  [2, { episode: '6', publishedSkills: true }],
]

describe('Matches at random', () => {
  it.each(tables)('are put into words for %i seats and a spectator, %o', (seats, settings) => {
    const audit = new TextAudit(deathMayDie, toSomebody)
    audit.match(seats, settings, `${seats} seats`)
    expect(audit.faults).toEqual([])
  })

  it.each(['1', '2', '3', '4', '5', '6'])('also late in episode %s', (episode) => {
    const audit = new TextAudit(deathMayDie, toSomebody)
    const settings = { episode, elderOne: 'hastur' }
    audit.matchFrom(latePosition(new FastChance(episode), 3, settings), `late ${episode}`)
    expect(audit.faults).toEqual([])
  })
})
