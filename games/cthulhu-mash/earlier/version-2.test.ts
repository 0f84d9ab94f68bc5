import { copy, Engine } from '@eldertable/kernel'
import { replayFixture, setUp } from '@eldertable/testkit'
import { readFixtures } from '@eldertable/testkit/fixture-files.ts'
import { describe, expect, it } from 'vitest'
import { cthulhuMash } from '../index.ts'
import { moveOfFoe } from '../rules/characters/numbers.ts'
import type { MashScenario, Position } from '../testing/at.ts'
import { byPolicy } from '../testing/by-policy.ts'
import { two } from '../testing/one.ts'
import { asVersion2, copyVersion2, fromVersion2, numberHeroes } from './version-2.ts'
import { asVersion3 } from './version-3.ts'

const version2 = cthulhuMash.earlier?.find(({ version }) => version === 2)
const fixtures = readFixtures(new URL('../fixtures/version-2/', import.meta.url))

const settings = { monstersUseObjects: true, monsterControl: 'left-player' } as const

const asBefore = (t: MashScenario): MashScenario => {
  asVersion2(t.state)
  return t
}

/** Bob leads a Moon-Beast that stands on something. */
const led = (more: Position = {}): MashScenario =>
  two(
    { is: 'psychotherapist' },
    {
      settings,
      foes: [{ is: 'moon-beast', at: 'R3C4' }],
      piles: [{ at: 'R3C4', open: ['net', 'bolos'] }],
      from: 'monsters',
      ...more,
    },
  )

/** A Moon-Beast of the policy comes to a pile beside Ann. */
const finds = (trap: 'cowpie' | 'snare'): MashScenario =>
  byPolicy({
    settings: { monstersUseObjects: true },
    foes: [{ is: 'moon-beast', at: 'R3C4' }],
    piles: [{ at: 'R3C2', unseen: [trap, 'net'] }],
  })

describe('matches of version 2', () => {
  it.each(fixtures)('$name goes as it was recorded', ({ fixture }) => {
    if (version2 === undefined) throw new Error('version 2 is not kept')
    expect(replayFixture(new Engine(version2), fixture).table.outcome?.ending).toBe(fixture.ending)
  })

  it('spend an action on each object that a monster is made to pick up', () => {
    const t = asBefore(led()).pick('rouse', 'moon-beast').pick('foePick', 'net')
    expect(t.engine.decision(t.state)).toMatchObject({ key: 'foeTurn.choose', about: { left: 1 } })
  })

  it('have monsters go on after a Cowpie and pick up in a Snare', () => {
    const struck = asBefore(finds('cowpie')).dice(2).go()
    expect(struck.decided).toEqual(['CM-AUTO-14', 'CM-AUTO-13'])
    const snared = asBefore(finds('snare')).dice(6).go()
    expect(snared.lying('R3C2').unseen).toBe(0)
  })

  it('know no monster that rides', () => {
    const t = led({ foes: [{ is: 'moon-beast', at: 'R3C4', objects: ['bicycle'] }] })
    const { piece } = t.foe('moon-beast')
    const rides = moveOfFoe(t.state, piece)
    asBefore(t)
    expect([rides, moveOfFoe(t.state, piece)]).toEqual([7, 5])
  })

  it('do not turn whoever pushes', () => {
    const pushed = (t: MashScenario): number => t.dice(1).pick('push', 'bob').hero('ann').facing
    const beside = (): MashScenario => two({}, { settings: { facing: true } }, { at: 'R3C2' })
    expect([pushed(asBefore(beside())), pushed(beside())]).toEqual([0, 1])
  })

  it('write down the creation numbers of characters, in copies too', () => {
    const s = asVersion2(setUp(cthulhuMash, 3))
    s.table.first = 1
    numberHeroes(s)
    expect(copyVersion2(s)).toEqual(s)
    expect(s.table.heroes).toMatchObject([{ made: 2 }, { made: 0 }, { made: 1 }])
  })

  it('go on by version 3, in the middle of a monster’s move too', () => {
    const { state } = led().pick('rouse', 'moon-beast').pick('foePick', 'net')
    const old = asVersion2(copy(state))
    const { table } = asVersion3(copy(state))
    expect(old.table).not.toEqual(table)
    expect(fromVersion2(old).table).toEqual(table)
    expect(old.box.stack.at(-1)).toMatchObject({ seat: -1, hasPicked: false, replay: [] })
  })
})
