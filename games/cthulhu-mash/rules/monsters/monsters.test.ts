import { pickOf, ScriptedChance } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { at, type MashScenario, type Position } from '../../testing/at.ts'
import { byPolicy, decidedWith } from '../../testing/by-policy.ts'
import { led, stepInCamp, stepInTemple } from '../../testing/monster-steps.ts'
import { doc, eye, sideBySide } from '../../testing/one.ts'
import { parseSpace } from '../../tiles/spaces.ts'
import { V } from '../../verbs.ts'

describe('Monsters', () => {
  it('CM-FOE-1 CM-FOE-3 CM-FOE-4 CM-FOE-5 it walks up to its points, strikes, and has so many actions', () => {
    const t = stepInCamp({
      foes: [{ is: 'moon-beast', at: 'R3C6' }],
      piles: [{ at: 'R3C6', open: ['herbs'] }],
    })
    t.pick('rouse', 'moon-beast')
    expect(t.offers('foeWalk', 'R3C4')).toBe(true)
    expect(t.offers('foeWalk', 'R1C3')).toBe(true)
    expect(t.offers('foeWalk', 'R1C2')).toBe(false)
    expect(t.offers('foePick')).toBe(false)
    t.pick('foeWalk', 'R3C4')
    expect(t.offers('push')).toBe(false)
    t.dice(5).untilTurnEnds().pick('foeStrike', 'ann')
    expect(t.hero('ann').health).toBe(2)
    expect(t.asked).toBe('turn is over')
  })

  it('CM-FOE-2 without a ranged die it does not shoot, and a generator without dice does nothing', () => {
    const t = stepInCamp({
      foes: [
        { is: 'cultist', at: 'R3C5' },
        { is: 'mi-go', at: 'R1C1' },
        { is: 'guard-cell', at: 'R3C4' },
      ],
    })
    expect(t.offered).toEqual(['rouse cultist', 'rouse mi-go', 'endStep'])
    t.pick('rouse', 'mi-go')
    expect(t.offers('foeShoot', 'ann')).toBe(true)
    t.pick('rest').pick('rouse', 'cultist')
    expect(t.offers('foeShoot')).toBe(false)
  })

  it('CM-FOE-2 CM-FOE-4 without a ranged die they do not shoot; an action is a move or an attack', () => {
    const t = stepInTemple([{ is: 'moon-beast', at: 'R3C3' }])
    t.pick('rouse', 'moon-beast')
    expect(t.offers('foeShoot')).toBe(false)
    t.pick('foeWalk', 'R3C2').untilTurnEnds().dice(5).pick('foeStrike', 'ann')
    expect(t.hero('ann').health).toBe(2)
  })

  it('CM-FOE-3 an Elder Thing has one action only', () => {
    const t = stepInTemple([{ is: 'elder-thing', at: 'R3C3' }])
    t.untilTurnEnds().pick('rouse', 'elder-thing').pick('foeWalk', 'R3C2')
    expect(t.asked).toBe('turn is over')
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

  it('CM-ITEM-11 CM-FOE-5 monsters leave objects alone', () => {
    const t = sideBySide(
      {},
      {},
      {
        foes: [{ is: 'cultist', at: 'R6C6' }],
        piles: [{ at: 'R6C6', open: ['pitchfork'] }],
      },
    )
    t.pick('endTurn').pick('rouse', 'cultist')
    expect(t.offers('foePick')).toBe(false)
  })

  it('CM-FOE-8 CM-FOE-9 CM-MON-9 CM-RULING-31 a web holds without harm, once in a turn', () => {
    const t = stepInCamp({
      foes: [
        { is: 'leng-spider', at: 'R3C1' },
        { is: 'leng-spider', at: 'R3C5' },
      ],
    })
    t.pick('rouse', 'leng-spider#1').dice(5).pick('foeShoot', 'ann')
    expect(t.hero('ann')).toMatchObject({ health: 3, holds: [{ kind: 'web', escape: 3 }] })
    t.pick('rest')
    t.hero('ann').holds = []
    t.pick('rouse', 'leng-spider').dice(5).pick('foeShoot', 'ann')
    expect(t.hero('ann').holds).toEqual([])
  })

  it('CM-FOE-8 CM-MON-9 a web holds without damage, escape 3', () => {
    const t = stepInTemple([{ is: 'leng-spider', at: 'R3C4' }])
    t.pick('rouse', 'leng-spider').dice(5).pick('foeShoot', 'ann')
    expect(t.hero('ann')).toMatchObject({ health: 3, holds: [{ kind: 'web', escape: 3 }] })
  })

  it('CM-FOE-9 CM-MON-9 CM-RULING-31 a target is webbed once a turn at most', () => {
    const t = stepInTemple([
      { is: 'leng-spider', at: 'R3C4' },
      { is: 'leng-spider', at: 'R4C3' },
    ])
    t.pick('rouse', 'leng-spider#1').dice(5).pick('foeShoot', 'ann').pick('rest')
    t.hero('ann').holds = []
    t.pick('rouse', 'leng-spider#2').dice(6).pick('foeShoot', 'ann')
    expect(t.hero('ann').holds).toEqual([])
  })

  it('CM-FOE-9 CM-RULING-31 who was webbed in one turn can be webbed in the next, whosever it is', () => {
    const t = at({
      settings: { monstersAttackAnyone: true, monsterControl: 'left-player' },
      heroes: [eye, { ...doc, at: 'R3C3' }, { is: 'mariner-merchant', at: 'R3C6' }],
      tiles: ['cultist-temple'],
      foes: [{ is: 'leng-spider', at: 'R4C5' }],
    })
    const web = (): MashScenario =>
      t.pick('endTurn').pick('rouse', 'leng-spider').dice(6).pick('foeShoot', 'cid')
    expect(web().hero('cid').holds).toHaveLength(1)
    t.hero('cid').holds = []
    t.pick('rest')
    expect(t.asked).toBe('bob actions.choose')
    expect(web().hero('cid').holds).toHaveLength(1)
  })

  it('CM-FOE-10 CM-MON-11 what flies passes over everybody and crosses low walls', () => {
    const t = stepInCamp({
      heroes: [
        { is: 'psychotherapist', at: 'R4C3' },
        { is: 'private-eye', at: 'R1C6' },
      ],
      tiles: ['mariners-ship', 'train-station'],
      foes: [
        { is: 'mi-go', at: 'R3C3' },
        { is: 'cultist', at: 'R3C4' },
      ],
    })
    t.pick('rouse', 'mi-go').pick('foeWalk', 'R5C3')
    expect(t.told('steps')).toHaveLength(2)
    // Whoever walks goes round by the ladder.
    t.forget().pick('rouse', 'cultist').pick('foeWalk', 'R4C4')
    expect(t.told('steps')).toHaveLength(3)
  })

  it('CM-FOE-11 CM-MON-11 what swims goes through water', () => {
    const t = stepInCamp({
      heroes: [
        { is: 'psychotherapist', at: 'R4C3' },
        { is: 'private-eye', at: 'train-station R1C6' },
      ],
      tiles: ['innsmouth-dock', 'train-station'],
      foes: [{ is: 'deep-one', at: 'R3C2' }],
    })
    t.pick('rouse', 'deep-one').pick('foeWalk', 'R1C2')
    expect(t.foe('deep-one').health).toBe(1)
  })

  it('CM-FOE-23 CM-MON-10 tentacles reach like a shot and are parried like a blow', () => {
    const t = stepInCamp({
      heroes: [
        { is: 'mariner-merchant', at: 'R3C3' },
        { is: 'private-eye', at: 'R1C6' },
      ],
      foes: [
        { is: 'elder-thing', at: 'R3C5' },
        { is: 'mi-go', at: 'R3C1' },
      ],
    })
    t.pick('rouse', 'elder-thing').dice(4, 4).pick('foeShoot', 'ann')
    expect(t.told('parries')).toMatchObject([{ isParried: true }])
    t.pick('rouse', 'mi-go').untilTurnEnds().dice(4).pick('foeShoot', 'ann')
    expect(t.told('parries')).toHaveLength(1)
    expect(t.hero('ann').health).toBe(2)
  })

  it('CM-FOE-24 CM-GEN-9 the Whirlpool strikes once, and stays where it is', () => {
    const t = stepInCamp({ foes: [{ is: 'whirlpool', at: 'R3C4' }] })
    t.untilTurnEnds().pick('rouse', 'whirlpool')
    expect(t.offered).toEqual(['foeStrike ann', 'rest'])
    t.dice(5).pick('foeStrike', 'ann')
    expect(t.hero('ann').health).toBe(2)
    expect(t.asked).toBe('turn is over')
  })

  it('CM-FOE-24 CM-GEN-2 a Whirlpool strikes whoever is adjacent once, without moving', () => {
    const t = stepInTemple([{ is: 'whirlpool', at: 'R3C2' }])
    t.pick('rouse', 'whirlpool')
    expect(t.offered.some((one) => one.startsWith('foeWalk'))).toBe(false)
    t.untilTurnEnds().dice(5).pick('foeStrike', 'ann')
    expect(t.hero('ann').health).toBe(2)
    expect(t.asked).toBe('turn is over')
  })

  it('CM-FOE-24 a Whirlpool throws its die without bonus and does 1 point', () => {
    const struck = (die: number): number => {
      const t = byPolicy({ foes: [{ is: 'whirlpool', at: 'R3C2' }] })
      decidedWith(t, die)
      return t.hero('ann').health
    }
    expect([struck(4), struck(5)]).toEqual([3, 2])
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
