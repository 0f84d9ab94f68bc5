import { copy, Engine } from '@eldertable/kernel'
import { replayFixture, setUp } from '@eldertable/testkit'
import { readFixtures } from '@eldertable/testkit/fixture-files.ts'
import { describe, expect, it } from 'vitest'
import { cthulhuMash } from '../index.ts'
import { baseHealth, cardOf, defenceOf } from '../rules/characters/numbers.ts'
import { at, type MashScenario, type Position } from '../testing/at.ts'
import { byPolicy } from '../testing/by-policy.ts'
import { two } from '../testing/one.ts'
import { worthsOf } from '../testing/worths-of.ts'
import { asVersion1, fromVersion1 } from './version-1.ts'
import { asVersion2, fromVersion2 } from './version-2.ts'
import { asVersion3, fromVersion3 } from './version-3.ts'
import { asVersion4, fromVersion4 } from './version-4.ts'

const version3 = cthulhuMash.earlier?.find(({ version }) => version === 3)
const fixtures = readFixtures(new URL('../fixtures/version-3/', import.meta.url))

const asBefore = (t: MashScenario): MashScenario => {
  asVersion3(t.state)
  return t
}

/** Bob leads a Cultist beside Ann. */
const struck = (): MashScenario =>
  two(
    { is: 'psychotherapist' },
    {
      settings: { monsterControl: 'left-player' },
      foes: [{ is: 'cultist', at: 'R3C2' }],
      from: 'monsters',
    },
  ).pick('rouse', 'cultist')

/** A Cultist stands where Ann comes through a gate; its tile may have another one, which is no way for her. */
const besieged = (...others: NonNullable<Position['tiles']>): MashScenario =>
  at({
    settings: { victory: 'cooperative', sharedStart: 'off' },
    heroes: [
      { is: 'psychotherapist', at: 'R4C6' },
      { is: 'private-eye', at: 'R6C1' },
    ],
    tiles: [
      { is: 'cultist-temple', column: 0, row: 1 },
      { is: 'train-station', column: 1, row: 1 },
      ...others,
    ],
    foes: [{ is: 'cultist', at: 'train-station R3C1' }],
  })
const second = { is: 'elder-city', column: 1, row: 0 } as const

/** An armed Moon-Beast stands behind Ann if she looks west. */
const behind: Position = {
  settings: { facing: true, monstersUseObjects: true },
  foes: [{ is: 'moon-beast', at: 'R3C2', objects: ['sword-cane', 'pitchfork'] }],
}

describe('matches of version 3', () => {
  it.each(fixtures)('$name goes as it was recorded', ({ fixture }) => {
    if (version3 === undefined) throw new Error('version 3 is not kept')
    expect(fixture.version).toBe(3)
    expect(replayFixture(new Engine(version3), fixture).table.outcome?.ending).toBe(fixture.ending)
  })

  it('are set up as such', () => {
    if (version3 === undefined) throw new Error('version 3 is not kept')
    expect(setUp(version3, 2).table).toMatchObject({ edition: 3 })
    expect(setUp(cthulhuMash, 2).table).toMatchObject({ edition: 5 })
  })

  it('CM-CHAR-5 know a Psychotherapist with a defence of 4; it is 5 now', () => {
    const old = asBefore(struck())
    expect([defenceOf(old.state, 0), defenceOf(struck().state, 0)]).toEqual([4, 5])
    const left = (t: MashScenario, die: number): number =>
      t.dice(die).pick('foeStrike', 'ann').hero('ann').health
    expect([left(asBefore(struck()), 3), left(asBefore(struck()), 4)]).toEqual([3, 2])
    expect([left(struck(), 4), left(struck(), 5)]).toEqual([3, 2])
  })

  it('CM-CHAR-5 leave everybody else as they are', () => {
    for (const is of ['arctic-explorer', 'mariner-merchant', 'private-eye'] as const) {
      const t = two({ is })
      const now = defenceOf(t.state, 0)
      expect(defenceOf(asBefore(t).state, 0)).toBe(now)
    }
  })

  it('CM-GATE-15 switch places with a monster whose tile has a second gate, which moves aside now', () => {
    const old = asBefore(besieged(second)).pick('gate')
    expect([old.where('ann'), old.where('cultist')]).toEqual([
      'train-station R3C1',
      'cultist-temple R4C6',
    ])
    const now = besieged(second).pick('gate')
    expect([now.where('ann'), now.where('cultist')]).toEqual([
      'train-station R3C1',
      'train-station R4C1',
    ])
  })

  it('CM-GATE-15 have it move aside where there is no other gate, as now', () => {
    expect(asBefore(besieged()).pick('gate').where('cultist')).toBe('train-station R4C1')
    expect(besieged().pick('gate').where('cultist')).toBe('train-station R4C1')
  })

  it('CM-AUTO-13 CM-OPT-1 weigh a blow from behind like any other', () => {
    // The Private Eye has the same defence in both versions.
    const t = two({ is: 'private-eye', facing: 3 }, behind)
    expect(worthsOf(t)).toEqual([4, 5, 8])
    expect(worthsOf(asBefore(t))).toEqual([3, 4, 6])
  })

  it('CM-AUTO-13 CM-OPT-1 so the policy strikes with another weapon', () => {
    const harm = (turn: (t: MashScenario) => MashScenario): number => {
      const ann = { is: 'arctic-explorer', facing: 3, mentality: 0 } as const
      const t = turn(byPolicy(behind, { ...ann, objects: ['leng-web-shield', 'winter-clothing'] }))
      return 5 - t.dice(6, 1).go().hero('ann').health
    }
    expect([harm(asBefore), harm((t) => t)]).toEqual([1, 2])
  })

  it('CM-AUTO-13 CM-OPT-6 weigh a shot without what hinders it', () => {
    const t = two(
      { is: 'private-eye' },
      { settings: { terrainHeights: true }, foes: [{ is: 'mi-go', at: 'R3C4' }] },
    )
    t.run('markTerrain', {}).pick('markHindrance', 'cultist-temple R3C2').pick('markDone')
    expect(worthsOf(t)).toEqual([2])
    expect(worthsOf(asBefore(t))).toEqual([3])
  })

  it('give the Mariner Merchant, and who has her power-up in the Crystal, a point of health more', () => {
    const holds = [
      { is: 'mariner-merchant', powers: ['mm-health'] },
      { is: 'private-eye', objects: ['elder-thing-crystal'] },
    ] as const
    for (const ann of holds) {
      const t = two(ann, ann.is === 'private-eye' ? { crystal: 'mm-health' } : {})
      const now = baseHealth(t.state, t.hero('ann'))
      asVersion3(t.state)
      expect(baseHealth(t.state, t.hero('ann'))).toBe(now + 1)
      expect(baseHealth(t.state, t.hero('bob'))).toBe(cardOf(t.hero('bob')).health)
      t.hero('ann').health = now + 1
      expect(fromVersion3(copy(t.state)).table.heroes[0]?.health).toBe(now)
    }
  })

  it('go on by version 4', () => {
    const { state } = struck()
    const old = asVersion3(copy(state))
    expect(old).not.toEqual(asVersion4(copy(state)))
    expect(fromVersion3(old)).toEqual(asVersion4(copy(state)))
  })

  it('of any earlier version come there step by step', () => {
    const { state } = two()
    const first = fromVersion1(asVersion1(copy(state)))
    expect(first).toEqual(asVersion2(copy(state)))
    const next = fromVersion2(first)
    expect(next).toEqual(asVersion3(copy(state)))
    const last = fromVersion3(next)
    expect(last).toEqual(asVersion4(copy(state)))
    expect(fromVersion4(last)).toEqual(state)
  })
})
