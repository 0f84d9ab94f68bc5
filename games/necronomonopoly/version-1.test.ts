import { copy, Engine, hash } from '@eldertable/kernel'
import { replayFixture, type Fixture } from '@eldertable/testkit'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { necronomonopoly } from './index.ts'
import type { NecState } from './state.ts'
import { at } from './testing/at.ts'
import { asVersion1, fromVersion1 } from './version-1.ts'

const folder = new URL('./fixtures/version-1/', import.meta.url)
const fixtures = readdirSync(folder).map((name) => ({
  name,
  fixture: JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Fixture,
}))
const [version1] = necronomonopoly.earlier ?? []
if (version1 === undefined) throw new Error('version 1 is not kept')
const engine1 = new Engine(version1)

describe('matches of version 1', () => {
  it.each(fixtures)('$name goes as it was recorded', ({ fixture }) => {
    expect(fixture.version).toBe(1)
    expect(replayFixture(engine1, fixture).table.outcome?.ending).toBe(fixture.ending)
  })

  it('go on by version 2 with their cards in the order in which version 1 had them', () => {
    const t = at({
      ann: { holds: ['the-silver-key'] },
      bob: { cultist: true, holds: ['elder-sign', 'laudanum'], friends: ['zombie', 'ghoul'] },
    })
    const old = asVersion1(copy(t.state))
    expect(old.table.got).toBeUndefined()
    const now = fromVersion1(old)
    const got = (card: number): number => now.table.got?.[card] ?? -1
    const [ann, bob] = now.table.players
    const order = [...(ann?.held ?? []), ...(bob?.held ?? []), ...(bob?.friends ?? [])].map(got)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(new Set(order).size).toBe(5)
    expect(Math.max(...order)).toBeLessThan(now.table.arrivals)
    expect(necronomonopoly.faults(now)).toEqual([])
  })

  it('say by which rule a payment is due that was already asked for', () => {
    const t = at({ ann: { on: 9, holds: ['cloud-memory'] }, bob: { owns: ['green-lane'] } })
    t.dice(1, 3).go()
    expect(t.asked).toBe('ann owe.window')
    const old = copy(t.state)
    const owed = old.box.stack.at(-1) as { rule?: string }
    delete owed.rule
    const now = fromVersion1(asVersion1(old))
    expect(now.box.stack.at(-1)).toMatchObject({ at: 'owe.window', rule: 'NEC-SANITY-5' })
  })

  it('become the same whether they were stored or are played again', () => {
    const t = at({ ann: { on: 9, holds: ['cloud-memory'] }, bob: { owns: ['green-lane'] } })
    t.dice(1, 3).go()
    const stored: NecState = asVersion1(copy(t.state))
    delete (stored.box.stack.at(-1) as { rule?: string }).rule
    const playedAgain = asVersion1(copy(t.state))
    expect(hash(fromVersion1(stored))).toBe(hash(fromVersion1(playedAgain)))
  })
})
