import { describe, expect, it } from 'vitest'
import type { MashScenario, Position } from '../../testing/at.ts'
import { byPolicy } from '../../testing/by-policy.ts'
import { caster, two } from '../../testing/one.ts'

const useObjects = { monstersUseObjects: true } as const
type Piles = NonNullable<Position['piles']>
type Unseen = NonNullable<Piles[number]['unseen']>

/** Bob has a Moon-Beast (two actions, five points) act against the Psychotherapist. */
const led = (more: Position, foe: object = {}): MashScenario =>
  two(
    { is: 'psychotherapist' },
    {
      settings: { ...useObjects, monsterControl: 'left-player' },
      foes: [{ is: 'moon-beast', at: 'R3C4', ...foe }],
      from: 'monsters',
      ...more,
    },
  ).pick('rouse', 'moon-beast')

const onPile = (unseen: Unseen, foe: object = {}): MashScenario =>
  led({ piles: [{ at: 'R3C4', unseen }] }, foe)

const left = (t: MashScenario): unknown => t.engine.decision(t.state)?.about

describe('Monsters that a person leads pick up as characters do', () => {
  it('CM-OPT-9 the top of a pile can be picked up, while there is one and room', () => {
    const t = onPile(['net', 'bolos', 'pitchfork'])
    t.pick('foePickTop')
    expect(t.foe('moon-beast').objects).toHaveLength(1)
    const full = onPile(['net'], { objects: ['herbs', 'bolos'] })
    expect(full.offers('foePickTop')).toBe(false)
    const bare = led({ piles: [{ at: 'R3C4', open: ['net'] }] })
    expect([bare.offers('foePickTop'), bare.offers('foePick', 'net')]).toEqual([false, true])
  })

  it('CM-OPT-9 CM-MOVE-13 CM-MOVE-16 in one move, for a point each, and go on with what is left', () => {
    const t = onPile(['net', 'bolos', 'pitchfork'])
    t.pick('foePickTop')
    expect(t.asked).toBe('bob foeMove.choose')
    expect(left(t)).toMatchObject({ points: 4 })
    t.pick('foePickTop')
    expect(left(t)).toMatchObject({ points: 3 })
    // No room for a third; three points lead beside Ann and no further.
    expect(t.offers('foePickTop')).toBe(false)
    expect([t.offers('foeWalk', 'R3C2'), t.offers('foeWalk', 'R6C3')]).toEqual([true, false])
    t.pick('foeWalk', 'R3C2')
    expect(t.asked).toBe('bob foeTurn.choose')
    expect(left(t)).toMatchObject({ left: 1 })
    expect(t.space('moon-beast')).toBe('R3C2')
  })

  it('CM-MOVE-16 CM-ICON-18 what lies where it stands does not act on it again, and it may walk on at once', () => {
    const t = led({ piles: [{ at: 'R3C4', open: ['net'], tissue: 1 }] }).pick('foePick', 'net')
    expect(t.foe('moon-beast').health).toBe(2)
    expect(t.asked).toBe('bob foeMove.choose')
    expect(t.offers('foeWalk', 'R3C2')).toBe(true)
  })

  it('CM-MOVE-13 CM-MOVE-3 it goes from pile to pile with the points that are left', () => {
    const t = led({
      piles: [
        { at: 'R3C4', open: ['net'] },
        { at: 'R3C2', open: ['bolos'] },
      ],
    })
    t.pick('foePick', 'net').pick('foeWalk', 'R3C2')
    expect(left(t)).toMatchObject({ points: 2 })
    t.pick('foePick', 'bolos')
    expect(t.foe('moon-beast').objects).toHaveLength(2)
    expect(left(t)).toMatchObject({ points: 1 })
  })

  it('CM-OPT-9 CM-MOVE-13 CM-MOVE-17 where a walk ends with a point left, and may leave it', () => {
    const walked = (from: string): MashScenario =>
      led({ piles: [{ at: 'R3C2', open: ['net', 'bolos'] }] }, { at: from }).pick('foeWalk', 'R3C2')
    const t = walked('R3C6')
    expect(left(t)).toMatchObject({ points: 1 })
    t.pick('foePick', 'bolos')
    expect(t.asked).toBe('bob foeTurn.choose')
    expect(t.lying('R3C2').open).toEqual(['net'])
    const spared = walked('R3C6').pick('rest')
    expect(spared.lying('R3C2').open).toEqual(['net', 'bolos'])
    expect(left(spared)).toMatchObject({ left: 1 })
    // From R4C6 all five points are spent.
    expect(walked('R4C6').asked).toBe('bob foeTurn.choose')
  })

  it('CM-OPT-9 CM-HOLD-16 also in handcuffs, which bind no feet, but in no net', () => {
    const held = (kind: 'handcuffs' | 'net'): MashScenario =>
      onPile(['herbs'], { holds: [{ kind, escape: 2 }] })
    expect(held('handcuffs').offers('foePickTop')).toBe(true)
    expect(held('net').offers('foePickTop')).toBe(false)
  })

  it('CM-OPT-9 CM-ITEM-7 CM-STAT-17 what does not count is taken with full hands, if it lies open', () => {
    const full = { objects: ['herbs', 'bolos'] }
    const t = led({ piles: [{ at: 'R3C4', open: ['wheelbarrow', 'net'] }] }, full)
    expect([t.offers('foePick', 'wheelbarrow'), t.offers('foePick', 'net')]).toEqual([true, false])
    expect(onPile(['wheelbarrow'], full).offers('foePickTop')).toBe(false)
  })

  it('CM-PROMPT-35 CM-AUTO-22 whoever does not answer has it pick up by the policy', () => {
    const t = led(
      { piles: [{ at: 'R3C2', unseen: ['net'], open: ['bolos'] }] },
      { at: 'R3C4' },
    ).pick('foeWalk', 'R3C2')
    t.takeDefault()
    expect(t.lying('R3C2')).toMatchObject({ unseen: 0, open: ['bolos'] })
  })

  it('CM-OPT-9 CM-SPELL-9 a monster that a spell moves picks up for the caster alone, not by the policy', () => {
    const t = caster(['mental-suggestion'], {
      settings: { ...useObjects, monsterControl: 'automatic' },
      foes: [{ is: 'moon-beast', at: 'R3C4' }],
      piles: [{ at: 'R3C3', open: ['net', 'bolos'] }],
    })
    t.dice(8).pick('attack', 'mental-suggestion at moon-beast').pick('foeWalk', 'R3C3')
    expect(t.asked).toBe('ann foeMove.choose')
    t.pick('foePick', 'bolos').pick('rest')
    expect(t.lying('R3C3').open).toEqual(['net'])
  })

  it('CM-REACT-22 a move that is taken back is repeated with what was picked up, and with nothing else', () => {
    const t = two(
      { is: 'psychotherapist', spells: ['temporal-dust'] },
      {
        settings: { ...useObjects, monsterControl: 'left-player' },
        foes: [{ is: 'moon-beast', at: 'R3C4' }],
        piles: [{ at: 'R3C3', unseen: ['mi-go-earthquake'], open: ['net'] }],
        from: 'monsters',
      },
    ).pick('rouse', 'moon-beast')
    // The ground shakes under Ann and costs her a point; once more it does not.
    t.pick('foeWalk', 'R3C3').dice(10, 1, 1, 1).pick('foePickTop').pick('rest')
    expect(t.asked).toBe('ann deed.ask')
    t.dice(1, 1, 1).pick('wind')
    expect(t.told('quakes')).toHaveLength(7)
    expect(t.hero('ann')).toMatchObject({ health: 3, mentality: 4 })
    expect(t.asked).toBe('bob foeTurn.choose')
  })
})

describe('Monsters of the policy pick up', () => {
  it('CM-AUTO-22 it picks up only with points left, from the pile first, and while it has room', () => {
    const walked = (at: string): MashScenario => {
      const t = byPolicy({
        settings: { monstersUseObjects: true },
        foes: [{ is: 'moon-beast', at }],
        piles: [{ at: 'R3C2', unseen: ['net', 'bolos'], open: ['herbs'] }],
      })
      return t.dice(2).go()
    }
    // From R3C5 three points are spent and two are left, from R4C6 all five.
    expect(walked('R3C5').lying('R3C2')).toEqual({ open: ['herbs'], unseen: 0, tissue: 0 })
    expect(walked('R4C6').lying('R3C2')).toEqual({ open: ['herbs'], unseen: 2, tissue: 0 })
  })

  it('CM-OBJ-54 CM-MOVE-18 CM-AUTO-10 no more once a snare holds them: they try to get free', () => {
    const t = byPolicy({
      settings: useObjects,
      foes: [{ is: 'moon-beast', at: 'R3C4' }],
      piles: [{ at: 'R3C2', unseen: ['snare', 'net'] }],
    })
    expect(t.dice(6).go().decided).toEqual(['CM-AUTO-14', 'CM-AUTO-10'])
    expect(t.lying('R3C2').unseen).toBe(1)
  })

  it('CM-OBJ-50 no more after a Cowpie, and lose the actions that are left, each of them its own', () => {
    const stepped = (foes: Position['foes'], ...dice: number[]): MashScenario =>
      byPolicy({
        settings: useObjects,
        ...(foes && { foes }),
        piles: [{ at: 'R3C2', unseen: ['cowpie', 'net'] }],
      })
        .dice(...dice)
        .go()
    const t = stepped([{ is: 'moon-beast', at: 'R3C4' }])
    expect(t.decided).toEqual(['CM-AUTO-14'])
    expect(t.lying('R3C2').unseen).toBe(1)
    expect(t.table.objectDiscards).toHaveLength(1)
    // A Cultist that comes later strikes as ever.
    const both = stepped(
      [
        { is: 'moon-beast', at: 'R3C4' },
        { is: 'cultist', at: 'R6C1' },
      ],
      2,
    )
    expect(both.told('attacks')).toHaveLength(1)
  })

  it('CM-OBJ-50 a person who leads one sees it lose them too; without an action left nothing else is lost', () => {
    const t = onPile(['cowpie', 'net']).untilTurnEnds().pick('foePickTop')
    expect(t.asked).toBe('turn is over')
    const last = led({ piles: [{ at: 'R3C3', unseen: ['cowpie'] }] })
    last.pick('foeWalk', 'R3C5').pick('foeWalk', 'R3C3').untilTurnEnds().pick('foePickTop')
    expect(last.table.isCut).toBe(false)
  })

  it('CM-OBJ-50 CM-TURN-8 whoever has lost its own actions to a Cowpie meets the monsters all the same', () => {
    const t = two(
      { is: 'psychotherapist', at: 'R3C3' },
      {
        settings: { monsterControl: 'automatic' },
        foes: [{ is: 'moon-beast', at: 'R3C5' }],
        piles: [{ at: 'R3C3', unseen: ['cowpie'] }],
      },
    )
    t.untilTurnEnds().dice(2).pick('pickTop')
    expect(t.decided).toEqual(['CM-AUTO-14', 'CM-AUTO-13'])
  })
})

describe('What monsters ride on', () => {
  it('CM-OPT-9 CM-FLY-6 a movement object adds its points to those of a walker, of one of several, and not of a flier', () => {
    const goes = (is: 'moon-beast' | 'mi-go', objects: string[]): string[] => {
      const t = two(
        { is: 'psychotherapist', at: 'R6C1' },
        {
          settings: { ...useObjects, monsterControl: 'left-player' },
          tiles: ['leng-plateau', 'base-camp', 'train-station'],
          foes: [{ is, at: 'R1C1', objects } as never],
          from: 'monsters',
        },
      ).pick('rouse', is)
      return t.offered.filter((option) => option.startsWith('foeWalk'))
    }
    const reach = (is: 'moon-beast' | 'mi-go', ...objects: string[]): number =>
      goes(is, objects).length
    expect(reach('moon-beast', 'bicycle')).toBeGreaterThan(reach('moon-beast'))
    expect(reach('moon-beast', 'bicycle', 'dog-sled')).toBe(reach('moon-beast', 'bicycle'))
    expect(reach('mi-go', 'bicycle')).toBe(reach('mi-go'))
  })
})

describe('Monsters and traps', () => {
  it('CM-OPT-9 CM-OBJ-54 a snare holds it', () => {
    const t = onPile(['snare']).pick('foePickTop')
    expect(t.foe('moon-beast').holds).toMatchObject([{ kind: 'snare', escape: 2 }])
    expect(t.table.objectDiscards).toHaveLength(1)
    expect(t.offered).toEqual(['foeBreak snare', 'rest'])
  })

  it('CM-OPT-9 CM-OBJ-53 tissue hurts or kills it and stays', () => {
    const t = onPile(['shoggoth-tissue'], { health: 1 }).pick('foePickTop')
    expect(t.foes('moon-beast')).toEqual([])
    expect(t.lying('R3C4')).toMatchObject({ tissue: 1, open: [], unseen: 0 })
    expect(t.table.objectDiscards).toEqual([])
  })

  it('CM-OPT-9 CM-OBJ-49 the Book of Void takes what shows a 1', () => {
    const t = onPile(['book-of-void'], { objects: ['net'] })
    t.dice(1).pick('foePickTop')
    expect(t.foe('moon-beast').objects).toEqual([])
    expect(t.table.objectDiscards).toHaveLength(2)
    const kept = onPile(['book-of-void'], { objects: ['net'] })
    kept.dice(2).pick('foePickTop')
    expect(kept.foe('moon-beast').objects).toHaveLength(1)
  })

  it('CM-OPT-9 CM-OBJ-51 an earthquake shakes everybody on the tile, itself too', () => {
    const t = onPile(['mi-go-earthquake', 'net'])
    // Ann, Bob, then the beast, which fails once.
    t.dice(1, 1, 10, 1).pick('foePickTop')
    expect(t.foe('moon-beast').health).toBe(1)
    expect(t.table.objectDiscards).toHaveLength(2)
    expect(t.table.piles).toEqual([])
  })

  it('CM-OPT-9 CM-GATE-12 a Picture Gate takes it nowhere', () => {
    const t = onPile(['picture-gate']).pick('foePickTop')
    expect(t.space('moon-beast')).toBe('R3C4')
    expect(t.table.objectDiscards).toHaveLength(1)
  })
})

describe('What monsters take for their wounds', () => {
  it('CM-AUTO-22 CM-ITEM-20 the policy uses it first of all, and it costs no action', () => {
    const t = byPolicy({
      settings: { monstersUseObjects: true },
      foes: [{ is: 'moon-beast', at: 'R3C2', health: 1, objects: ['penicillin-vial'] }],
    })
    expect(t.dice(2, 2).go().decided).toEqual(['CM-AUTO-22', 'CM-AUTO-13', 'CM-AUTO-13'])
    expect(t.foe('moon-beast')).toMatchObject({ health: 2, objects: [] })
  })

  it('CM-OPT-9 CM-ITEM-20 a human controller has all actions left after it; whoever is held or whole uses none', () => {
    const roused = (foe: object): MashScenario =>
      two(
        { is: 'psychotherapist' },
        {
          settings: { monstersUseObjects: true, monsterControl: 'left-player' },
          foes: [{ is: 'moon-beast', at: 'R3C4', objects: ['penicillin-vial'], ...foe }],
          from: 'monsters',
        },
      ).pick('rouse', 'moon-beast')
    const t = roused({ health: 1 }).pick('foeGreen')
    expect(t.foe('moon-beast').health).toBe(2)
    expect(t.engine.decision(t.state)?.about).toMatchObject({ left: 2 })
    expect(roused({}).offers('foeGreen')).toBe(false)
    const net = { kind: 'net', escape: 2 } as const
    expect(roused({ health: 1, holds: [net] }).offers('foeGreen')).toBe(false)
  })
})
