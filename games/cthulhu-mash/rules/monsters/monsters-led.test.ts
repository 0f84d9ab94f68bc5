import { describe, expect, it } from 'vitest'
import { at, type MashScenario, type Position } from '../../testing/at.ts'
import { caster } from '../../testing/one.ts'
import { parseSpace } from '../../tiles/spaces.ts'
import { tileNumber } from '../../tiles/tiles.ts'
import { groundOf } from '../../verbs.ts'

describe('What a monster can be made to do', () => {
  const suggested = (more: Position, foe: string, ann: object = {}): MashScenario =>
    caster(['mental-suggestion'], more, ann).dice(8).pick('attack', `mental-suggestion at ${foe}`)

  it('CM-SPELL-9 CM-MELEE-1 nobody on another tile is beside it, whatever the space is called', () => {
    const strikes = (cultist: string): boolean => {
      const t = at({
        heroes: [
          { is: 'psychotherapist', at: 'cultist-temple R3C1', spells: ['mental-suggestion'] },
          { is: 'private-eye', at: 'train-station R1C6' },
        ],
        tiles: ['train-station', 'cultist-temple'],
        foes: [
          { is: 'moon-beast', at: 'cultist-temple R3C4' },
          { is: 'cultist', at: cultist },
        ],
      })
      return t
        .dice(8)
        .pick('attack', 'mental-suggestion at moon-beast')
        .offers('foeStrike', 'cultist')
    }
    expect([strikes('cultist-temple R3C5'), strikes('train-station R3C5')]).toEqual([true, false])
  })

  it('CM-SPELL-9 a spawning space is nobody to attack', () => {
    const t = suggested(
      {
        settings: { monstersAttackSpawn: true },
        tiles: ['train-station'],
        foes: [{ is: 'cultist', at: 'R1C5' }],
      },
      'cultist',
      { at: 'R4C5' },
    )
    expect(t.asked).toBe('ann control.choose')
    expect(t.offers('foeStrike', 'home of bob')).toBe(false)
  })

  it('CM-SPELL-9 CM-OPT-6 from a height it can be made to shoot over what stands between', () => {
    const shoots = (height: string): boolean => {
      const t = at({
        settings: { terrainHeights: true },
        heroes: [
          { is: 'psychotherapist', at: 'R6C4', spells: ['mental-suggestion'] },
          { is: 'private-eye', at: 'R3C1' },
        ],
        tiles: ['cultist-temple'],
        foes: [
          { is: 'leng-spider', at: 'R3C4' },
          { is: 'guard-cell', at: 'R3C2' },
        ],
      })
      t.table.heights = [groundOf(tileNumber('cultist-temple'), parseSpace(height))]
      return t.dice(8).pick('attack', 'mental-suggestion at leng-spider').offers('foeShoot', 'bob')
    }
    expect([shoots('R3C4'), shoots('R3C3')]).toEqual([true, false])
  })
})
