import { describe, expect, it } from 'vitest'
import { at, type MashScenario } from '../../testing/at.ts'
import { foeOf } from '../../targets.ts'
import { FOE_MELEE, HANDS, withObject } from './means.ts'
import { blowOdds, type Odds } from './odds.ts'

const BOB = 1

type Weapon = 'revolver-32' | 'net' | 'magic-spear'

const armed = (object: Weapon, powers: readonly 'pe-dead-shot'[] = []): MashScenario =>
  at({
    heroes: [
      { is: 'private-eye', at: 'R3C2', objects: [object], powers },
      { is: 'psychotherapist', at: 'R3C5' },
    ],
  })

const oddsOf = (t: MashScenario): Odds =>
  blowOdds(t.state, 0, withObject(t.hero('ann').objects[0] ?? -1), BOB)

describe('What is said of an attack before it is made', () => {
  it.each<Weapon>(['revolver-32', 'magic-spear'])(
    'CM-FIGHT-2 CM-FIGHT-3 CM-FIGHT-4 comes true for each throw, with %s',
    (object) => {
      const { faces, hits, least } = oddsOf(armed(object))
      const thrown = Array.from({ length: faces }, (_, face) => face + 1)
      const good = thrown.filter(
        (face) =>
          armed(object).dice(face).pick('attack', `${object} at bob`).told('hits').length > 0,
      )
      expect([hits, least]).toEqual([good.length, good[0]])
    },
  )

  it('CM-POWER-31 CM-HOLD-13 is what a hit does: its damage, and whether it holds', () => {
    expect(oddsOf(armed('revolver-32'))).toMatchObject({ damage: 1, holds: false, isMelee: false })
    expect(oddsOf(armed('revolver-32', ['pe-dead-shot'])).damage).toBe(2)
    expect(oddsOf(armed('net'))).toMatchObject({ damage: 0, holds: true })
  })

  it('CM-FOE-17 is a blow for what clings to oneself, and for what stands beside', () => {
    const heroes = [
      { is: 'private-eye', at: 'R3C2' },
      { is: 'psychotherapist', at: 'R6C6' },
    ] as const
    const t = at({ heroes, foes: [{ is: 'star-vampire', at: 'R3C2', on: 0 }] })
    const vampire = foeOf(t.foe('star-vampire').piece)
    expect(blowOdds(t.state, 0, HANDS, vampire).isMelee).toBe(true)
    const beside = at({ heroes, foes: [{ is: 'cultist', at: 'R3C3' }] })
    const cultist = foeOf(beside.foe('cultist').piece)
    expect(blowOdds(beside.state, cultist, FOE_MELEE, 0)).toMatchObject({
      isMelee: true,
      damage: 1,
    })
  })
})
