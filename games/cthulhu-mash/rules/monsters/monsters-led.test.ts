import { pickOf, ScriptedChance } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { at, type MashScenario, type Position } from '../../testing/at.ts'
import { byPolicy } from '../../testing/by-policy.ts'
import { led } from '../../testing/monster-steps.ts'
import { caster } from '../../testing/one.ts'
import { parseSpace } from '../../tiles/spaces.ts'
import { tileNumber } from '../../tiles/tiles.ts'
import { groundOf, V } from '../../verbs.ts'

const walked = (t: MashScenario): (string | undefined)[] =>
  t.told('steps').map(({ spot }) => t.spotName(spot).split(' ')[1])

describe('Monsters that are led onto what holds', () => {
  it('CM-FOE-7 CM-FOE-4 as far as the points of its move go, not where somebody stands, nor where it stands itself', () => {
    const t = led([
      { is: 'moon-beast', at: 'R3C2' },
      { is: 'guard-cell', at: 'R4C3' },
    ])
    const webs = ['R2C2', 'R2C5', 'R3C5', 'R5C1', 'R4C3', 'R6C5'] as const
    expect(webs.map((web) => t.offers('foeWalk', web))).toEqual([
      true,
      true,
      true,
      true,
      false, // taken
      false, // six points away
    ])
    expect(t.offers('foeWalk', 'R3C2')).toBe(false)
  })

  it('CM-FOE-7 by the shortest way, and there it is held', () => {
    const t = led([{ is: 'moon-beast', at: 'R3C2' }]).pick('foeWalk', 'R2C2')
    expect(walked(t)).toEqual(['R2C2'])
    expect(t.foe('moon-beast').holds).toHaveLength(1)
    const far = led([{ is: 'moon-beast', at: 'R3C2' }]).pick('foeWalk', 'R2C5')
    expect(walked(far)).toEqual(['R3C3', 'R3C4', 'R2C4', 'R2C5'])
  })
})

describe('Walks of monsters that nobody is told of', () => {
  it.each<[string, Position]>([
    ['by the plain rules', {}],
    ['with facing', { settings: { facing: true } }],
    [
      'with objects for monsters',
      {
        settings: { monstersUseObjects: true },
        piles: [{ at: 'R3C4', open: ['herbs'] }],
      },
    ],
  ])('CM-FOE-4 end as those that are told: %s', (_, more) => {
    const t = led([{ is: 'moon-beast', at: 'R3C2' }], more)
    const alone = t.engine.copy(t.state)
    t.engine.play(alone, 1, pickOf(V.foeWalk, parseSpace('R3C4')), new ScriptedChance())
    t.pick('foeWalk', 'R3C4')
    expect(alone).toEqual(t.state)
    expect(t.engine.menu(alone)).toEqual(t.engine.menu(t.state))
  })
})

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

  it('CM-OPT-7 it heals where a space restores, and not elsewhere on the tile', () => {
    const heals = (space: string): boolean =>
      led([{ is: 'moon-beast', at: space, health: 1 }], {
        settings: { monstersHeal: true },
        tiles: ['base-camp', 'train-station'],
      }).offers('foeHeal')
    expect([heals('R1C6'), heals('R1C5')]).toEqual([true, false])
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

  it('CM-FOE-18 CM-DEATH-1 a vampire that takes the last health has killed its victim', () => {
    const t = byPolicy({ foes: [{ is: 'star-vampire', at: 'R3C1', on: 0 }] }, { health: 1 }).go()
    expect(t.told('drains')).toHaveLength(1)
    expect([t.hero('ann').life, t.foe('star-vampire').victim]).toEqual(['respawns', -1])
  })
})

it.each(['R3C4', 'R5C1'])(
  'CM-FOE-4 a monster on %s may walk to other spaces, not to its own',
  (space) => {
    const t = at({
      heroes: [
        { is: 'private-eye', at: 'R1C2' },
        { is: 'psychotherapist', at: 'R6C6' },
      ],
      tiles: ['train-station'],
      foes: [{ is: 'cultist', at: space }],
      from: 'monsters',
    }).pick('rouse', 'cultist')
    const walks = t.offered.filter((one) => one.startsWith('foeWalk'))
    expect(walks.length).toBeGreaterThan(5)
    expect(walks).not.toContain(`foeWalk ${space}`)
  },
)
