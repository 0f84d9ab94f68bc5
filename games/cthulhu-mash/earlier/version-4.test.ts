import { copy, Engine } from '@eldertable/kernel'
import { replayFixture, setUp } from '@eldertable/testkit'
import { readFixtures } from '@eldertable/testkit/fixture-files.ts'
import { describe, expect, it } from 'vitest'
import { cthulhuMash } from '../index.ts'
import { at, before, type MashScenario, type Position } from '../testing/at.ts'
import { variant } from '../testing/mad.ts'
import { two } from '../testing/one.ts'
import { asVersion4, fromVersion4 } from './version-4.ts'

const version4 = cthulhuMash.earlier?.find(({ version }) => version === 4)
const fixtures = readFixtures(new URL('../fixtures/version-4/', import.meta.url))

const asBefore = (t: MashScenario): MashScenario => {
  asVersion4(t.state)
  return t
}

/** Nobody is sane; an idol may spawn. */
const adrift: Position = {
  settings: variant,
  heroes: [
    { is: 'arctic-explorer', at: 'R1C6', sanity: 20 },
    { is: 'private-eye', at: 'R4C1', sanity: 20 },
  ],
  tiles: ['medical-school'],
  foes: [{ is: 'cultist-idol', at: 'R6C1' }],
  from: 'turn',
}

describe('matches of version 4', () => {
  it.each(fixtures)('$name goes as it was recorded', ({ fixture }) => {
    if (version4 === undefined) throw new Error('version 4 is not kept')
    expect(fixture.version).toBe(4)
    expect(replayFixture(new Engine(version4), fixture).table.outcome?.ending).toBe(fixture.ending)
  })

  it('are set up as such', () => {
    if (version4 === undefined) throw new Error('version 4 is not kept')
    expect(setUp(version4, 2).table).toMatchObject({ edition: 4 })
    expect(setUp(cthulhuMash, 2).table).toMatchObject({ edition: 5 })
  })

  it('CM-SANE-10 look at nothing that a fallen piece hid', () => {
    const felled = (turn: (t: MashScenario) => MashScenario, ...dice: number[]): number => {
      const t = before({
        settings: { ...variant, sharedStart: 'off' },
        heroes: [{ is: 'arctic-explorer', at: 'R4C1' }],
        tiles: ['innsmouth-dock', { is: 'leng-plateau', isHidden: true }],
        foes: [
          { is: 'cultist', at: 'R4C2' },
          { is: 'deep-one', at: 'R4C4' },
        ],
      })
      t.hero('ann').met.push(0)
      turn(t)
        .go()
        .dice(8, ...dice)
        .pick('attack', 'hands at cultist')
      return t.told('checks').length
    }
    expect([felled(asBefore), felled((t) => t, 5, 4)]).toEqual([0, 1])
  })

  it('CM-GATE-19 CM-SANE-12 see who is there before the tile shakes them', () => {
    const entered = (turn: (t: MashScenario) => MashScenario): number[] => {
      const t = at({
        settings: { ...variant, sharedStart: 'off' },
        heroes: [
          { is: 'arctic-explorer', at: 'innsmouth-dock R4C6' },
          { is: 'psychotherapist', at: 'innsmouth-dock R6C1' },
        ],
        tiles: ['innsmouth-dock', 'cultist-temple'],
        foes: [{ is: 'cultist-idol', at: 'cultist-temple R3C3' }],
      })
      turn(t).dice(1, 3, 3, 3, 3).pick('gate')
      return t.told('checks').map(({ source }) => source)
    }
    expect([entered(asBefore), entered((t) => t)]).toEqual([
      [0, 22],
      [22, 0],
    ])
  })

  it('CM-SANE-42 get no sanity back for a generator', () => {
    const broken = (turn: (t: MashScenario) => MashScenario): number => {
      const t = at({
        settings: variant,
        heroes: [
          { is: 'arctic-explorer', at: 'R6C3', sanity: 50 },
          { is: 'private-eye', at: 'R4C1' },
        ],
        tiles: ['medical-school'],
        foes: [
          { is: 'cultist-idol', at: 'R6C4', health: 1 },
          { is: 'guard-cell', at: 'R1C1' },
        ],
      })
      return turn(t).dice(8, 1).pick('attack', 'hands at cultist-idol').hero('ann').sanity
    }
    expect([broken(asBefore), broken((t) => t)]).toEqual([50, 54])
  })

  it('CM-PROMPT-9 CM-SANE-43 ask where nobody is sane, and nobody comes to their senses', () => {
    const t = asBefore(before(adrift))
    t.dice(6).go()
    expect(t.asked).toBe('ann turn.adrift')
    expect(t.offered).toEqual(['rave'])
    t.dice(1, 1, 1, 1, 6).pick('rave')
    expect([t.told('madness').length, t.told('comesRound').length]).toEqual([4, 0])
    expect(t.asked).toBe('bob turn.adrift')
  })

  it('CM-PROMPT-9 go on by version 5 from the middle of that question', () => {
    const t = asBefore(before(adrift))
    t.dice(6).go()
    fromVersion4(t.state)
    t.dice(1, 1, 1, 1, 6, 5).pick('rave')
    expect(t.asked).toBe('bob actions.choose')
  })

  it('CM-OPT-27 leave everybody looking where they looked when the board is rebuilt', () => {
    const looking = (turn: (t: MashScenario) => MashScenario): number | undefined => {
      const t = before({
        settings: { facing: true },
        heroes: [
          { is: 'private-eye', at: 'train-station R1C6' },
          { is: 'mariner-merchant', at: 'mariners-ship R1C6', facing: 3 },
        ],
        tiles: [
          { is: 'train-station', column: 0, row: 0 },
          { is: 'mariners-ship', column: 3, row: 3 },
        ],
        from: 'end',
      })
      t.table.cutOff = { left: [0] }
      return turn(t).until('turn').go().pick('face', 's').hero('bob').facing
    }
    expect([looking(asBefore), looking((t) => t)]).toEqual([3, 0])
  })

  it('go on by version 5', () => {
    const { state } = two()
    const old = asVersion4(copy(state))
    expect(old).not.toEqual(state)
    expect(fromVersion4(old)).toEqual(state)
  })
})
