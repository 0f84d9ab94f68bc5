import { describe, expect, it } from 'vitest'
import { at, type MashScenario, type Position } from '../../testing/at.ts'
import { caster, casterAndExplorer, one, two } from '../../testing/one.ts'
import { parseSpace } from '../../tiles/spaces.ts'
import { tileNumber } from '../../tiles/tiles.ts'
import { groundOf } from '../../verbs.ts'

describe('Bind Enemy', () => {
  it('CM-SPELL-1 CM-CAST-4 bind enemy: the monster sits out its next step against the caster, and only a monster', () => {
    const foes: Position['foes'] = [
      { is: 'moon-beast', at: 'R4C1' },
      { is: 'cultist', at: 'R3C3' },
      { is: 'cultist-idol', at: 'R6C1' },
    ]
    const t = caster(['bind-enemy'], { foes })
    expect(t.offers('attack', 'bind-enemy at cultist-idol')).toBe(false)
    t.dice(3).pick('attack', 'bind-enemy at moon-beast')
    expect(t.foe('moon-beast').boundBy).toBe(-1)
    t.dice(4).pick('attack', 'bind-enemy at moon-beast')
    expect(t.foe('moon-beast')).toMatchObject({ boundBy: 0, health: 2 })
    expect(t.hero('ann').mentality).toBe(3)
    expect(t.table.actions).toBe(3)
    t.pick('endTurn')
    expect(t.offers('rouse', 'moon-beast')).toBe(false)
    expect(t.offers('rouse', 'cultist')).toBe(true)
    expect(t.foe('moon-beast').boundBy).toBe(-1)
  })

  it('CM-SPELL-1 an attack or a push of the caster ends the binding at once', () => {
    const bound: Position = { foes: [{ is: 'moon-beast', at: 'R4C1', boundBy: 0 }] }
    const t = caster(['bind-enemy'], bound).dice(1).pick('attack', 'hands at moon-beast')
    expect(t.foe('moon-beast').boundBy).toBe(-1)
    const pushed = caster(['bind-enemy'], bound).dice(1).pick('push', 'moon-beast')
    expect(pushed.foe('moon-beast').boundBy).toBe(-1)
    const other = caster(['bind-enemy'], {
      foes: [{ is: 'moon-beast', at: 'R2C6', boundBy: 0 }],
      turn: 1,
    })
    other.dice(1).pick('attack', 'hands at moon-beast')
    expect(other.foe('moon-beast').boundBy).toBe(0)
  })

  it('CM-SPELL-1 CM-PHASE-6 what one caster has bound acts in the step against another, and stays bound', () => {
    const t = at({
      heroes: [
        { is: 'private-eye', at: 'R3C1' },
        { is: 'psychotherapist', at: 'R6C6' },
      ],
      tiles: ['cultist-temple', 'train-station', 'medical-school'],
      foes: [{ is: 'cultist', at: 'R3C2', boundBy: 1 }],
      from: 'monsters',
    })
    expect(t.asked).toBe('bob monsterStep.choose')
    expect(t.offers('rouse', 'cultist')).toBe(true)
    expect(t.foe('cultist').boundBy).toBe(1)
  })

  it('CM-SPELL-1 CM-SPELL-5 CM-SPELL-6 CM-SPELL-9 what holds or leads is aimed at no generator, and what binds or leads at no character', () => {
    const foes = [
      { is: 'cultist', at: 'R4C4' },
      { is: 'cultist-idol', at: 'R6C6' },
    ] as const
    const aimedAt = (
      spell:
        | 'bind-enemy'
        | 'freezing-wrack'
        | 'grasp-of-cthulhu'
        | 'mental-suggestion'
        | 'steal-life',
    ) => {
      const t = caster([spell], { foes }, { at: 'R4C6' })
      return ['cultist', 'cultist-idol', 'bob'].map((who) =>
        t.offers('attack', `${spell} at ${who}`),
      )
    }
    expect(aimedAt('bind-enemy')).toEqual([true, false, false])
    expect(aimedAt('mental-suggestion')).toEqual([true, false, false])
    expect(aimedAt('freezing-wrack')).toEqual([true, false, true])
    expect(aimedAt('grasp-of-cthulhu')).toEqual([true, false, true])
    expect(aimedAt('steal-life')).toEqual([true, true, true])
  })

  it('CM-SPELL-1 Bind Enemy keeps a monster from its next step, unless its caster attacks it', () => {
    const position: Partial<Position> = { foes: [{ is: 'cultist', at: 'R3C2' }] }
    const t = casterAndExplorer(['bind-enemy'], position)
    t.dice(3).pick('attack', 'bind-enemy at cultist')
    expect([t.hero('ann').mentality, t.foe('cultist').boundBy]).toEqual([4, 0])
    t.untilTurnEnds().pick('endTurn')
    expect([t.hero('ann').health, t.foe('cultist').boundBy]).toEqual([3, -1])
    const rash = casterAndExplorer(['bind-enemy'], position)
    rash.dice(3).pick('attack', 'bind-enemy at cultist').dice(1).pick('attack', 'hands at cultist')
    rash.pick('endTurn')
    expect(rash.asked).toBe('bob monsterStep.choose')
  })

  it('CM-SPELL-1 CM-DEATH-18 what a dead caster has bound is free', () => {
    const t = one(
      { is: 'psychotherapist', at: 'R2C1', health: 1 },
      {
        tiles: ['cultist-temple', 'medical-school'],
        foes: [
          { is: 'cultist', at: 'R6C1', boundBy: 0 },
          { is: 'moon-beast', at: 'R6C6', boundBy: 1 },
        ],
      },
    )
    t.pick('step', 'R2C2')
    expect([t.foe('cultist').boundBy, t.foe('moon-beast').boundBy]).toEqual([-1, 1])
  })
})

describe('Mental Suggestion', () => {
  const suggested = (more: Position, foe: string, ann: object = {}): MashScenario =>
    caster(['mental-suggestion'], more, ann).dice(8).pick('attack', `mental-suggestion at ${foe}`)

  it('CM-SPELL-9 mental suggestion makes a monster take one action at once, its own kind not spared; a held one cannot', () => {
    const foes: Position['foes'] = [
      { is: 'mi-go', at: 'R3C4' },
      { is: 'mi-go', at: 'R6C4' },
      { is: 'moon-beast', at: 'R4C1', holds: [{ kind: 'net', escape: 2 }] },
    ]
    const t = caster(['mental-suggestion'], { foes })
    expect(t.offers('attack', 'mental-suggestion at moon-beast')).toBe(false)
    t.dice(4).pick('attack', 'mental-suggestion at mi-go#1')
    expect(t.asked).toBe('ann control.choose')
    expect(t.offers('foeShoot', 'ann')).toBe(true)
    expect(t.offers('charge')).toBe(false)
    t.dice(4).pick('foeShoot', 'mi-go#2')
    expect(t.foes('mi-go')).toHaveLength(1)
    t.dice(4).pick('attack', 'mental-suggestion at mi-go').pick('foeWalk', 'R3C6')
    expect(t.space('mi-go')).toBe('R3C6')
    t.dice(1).pick('attack', 'mental-suggestion at mi-go')
    expect(t.asked).toBe('ann actions.choose')
    expect(t.hero('ann').mentality).toBe(2)
  })

  it('CM-SPELL-9 CM-FOE-19 a vampire is led only if there is a space beside its victim', () => {
    const led = (...more: NonNullable<Position['foes']>): boolean =>
      caster(
        ['mental-suggestion'],
        { foes: [{ is: 'star-vampire', at: 'R1C1', on: 1 }, ...more] },
        { at: 'R2C2' },
        { at: 'R1C1' },
      ).offers('attack', 'mental-suggestion at star-vampire')
    expect(led()).toBe(true)
    expect(led({ is: 'cultist', at: 'R1C2' })).toBe(true)
    expect(led({ is: 'cultist', at: 'R1C2' }, { is: 'cultist', at: 'R2C1' })).toBe(false)
  })

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

  it('CM-SPELL-9 Mental Suggestion has a monster move or attack at once, its own kind too', () => {
    const t = casterAndExplorer(['mental-suggestion'], {
      foes: [
        { is: 'cultist', at: 'R3C4' },
        { is: 'cultist', at: 'R3C5' },
      ],
    })
    t.dice(3).pick('attack', 'mental-suggestion at cultist#1')
    t.dice(3).pick('foeStrike', 'cultist#2')
    expect(t.foes('cultist')).toHaveLength(1)
    t.dice(3).pick('attack', 'mental-suggestion at cultist').pick('foeWalk', 'R6C1')
    expect(t.space('cultist')).toBe('R6C1')
  })

  it('CM-SPELL-9 a monster that is led strikes whoever stands beside it on its tile, not itself, not beyond', () => {
    const t = caster(
      ['mental-suggestion'],
      {
        tiles: ['cultist-temple', 'base-camp'],
        foes: [
          { is: 'moon-beast', at: 'cultist-temple R1C2' },
          { is: 'cultist', at: 'cultist-temple R1C1' },
          { is: 'deep-one', at: 'base-camp R1C1' },
        ],
      },
      { at: 'cultist-temple R2C1' },
    )
    t.dice(8).pick('attack', 'mental-suggestion at moon-beast')
    expect(t.offered.filter((option) => /foeStrike|foeShoot/.test(option))).toEqual([
      'foeStrike cultist',
    ])
  })

  it('CM-SPELL-9 a monster in one’s power shoots as far as it can, and strikes only beside it', () => {
    const t = two(
      { is: 'psychotherapist', spells: ['mental-suggestion'] },
      {
        foes: [
          { is: 'mi-go', at: 'R3C4' },
          { is: 'cultist', at: 'R3C5' },
        ],
      },
    )
    t.dice(8).pick('attack', 'mental-suggestion at mi-go')
    expect(t.offered.filter((option) => /^foe(Strike|Shoot)/.test(option)).toSorted()).toEqual([
      'foeShoot ann',
      'foeStrike cultist',
    ])
  })
})
