import { describe, expect, it } from 'vitest'
import { before, type MashScenario, type Position } from '../../testing/at.ts'
import { byPolicy } from '../../testing/by-policy.ts'
import { beastOnPile, ledBeast, useObjects } from '../../testing/on-pile.ts'
import { caster, doc, eye, two } from '../../testing/one.ts'

const left = (t: MashScenario): unknown => t.engine.decision(t.state)?.about

describe('Monsters that a person leads pick up as characters do', () => {
  it('CM-OPT-9 the top of a pile can be picked up, while there is one and room', () => {
    const t = beastOnPile(['net', 'bolos', 'pitchfork'])
    t.pick('foePickTop')
    expect(t.foe('moon-beast').objects).toHaveLength(1)
    const full = beastOnPile(['net'], { objects: ['herbs', 'bolos'] })
    expect(full.offers('foePickTop')).toBe(false)
    const bare = ledBeast({ piles: [{ at: 'R3C4', open: ['net'] }] })
    expect([bare.offers('foePickTop'), bare.offers('foePick', 'net')]).toEqual([false, true])
  })

  it('CM-OPT-9 CM-MOVE-13 CM-MOVE-16 in one move, for a point each, and go on with what is left', () => {
    const t = beastOnPile(['net', 'bolos', 'pitchfork'])
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
    const t = ledBeast({ piles: [{ at: 'R3C4', open: ['net'], tissue: 1 }] }).pick('foePick', 'net')
    expect(t.foe('moon-beast').health).toBe(2)
    expect(t.asked).toBe('bob foeMove.choose')
    expect(t.offers('foeWalk', 'R3C2')).toBe(true)
  })

  it('CM-MOVE-13 CM-MOVE-3 it goes from pile to pile with the points that are left', () => {
    const t = ledBeast({
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
      ledBeast({ piles: [{ at: 'R3C2', open: ['net', 'bolos'] }] }, { at: from }).pick(
        'foeWalk',
        'R3C2',
      )
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
      beastOnPile(['herbs'], { holds: [{ kind, escape: 2 }] })
    expect(held('handcuffs').offers('foePickTop')).toBe(true)
    expect(held('net').offers('foePickTop')).toBe(false)
  })

  it('CM-OPT-9 CM-ITEM-7 CM-STAT-17 what does not count is taken with full hands, if it lies open', () => {
    const full = { objects: ['herbs', 'bolos'] }
    const t = ledBeast({ piles: [{ at: 'R3C4', open: ['wheelbarrow', 'net'] }] }, full)
    expect([t.offers('foePick', 'wheelbarrow'), t.offers('foePick', 'net')]).toEqual([true, false])
    expect(beastOnPile(['wheelbarrow'], full).offers('foePickTop')).toBe(false)
  })

  it('CM-PROMPT-35 CM-AUTO-22 whoever does not answer has it pick up by the policy', () => {
    const t = ledBeast(
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
    const t = beastOnPile(['cowpie', 'net']).untilTurnEnds().pick('foePickTop')
    expect(t.asked).toBe('turn is over')
    const last = ledBeast({ piles: [{ at: 'R3C3', unseen: ['cowpie'] }] })
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

describe('What monsters pick up', () => {
  const walked = (at: string, settings: Position['settings'], control: string): MashScenario => {
    const t = before({
      settings: { ...settings, monsterControl: control },
      heroes: [
        { ...doc, at: 'R3C1' },
        { ...eye, at: 'R1C6' },
      ],
      tiles: ['cultist-temple', 'train-station'],
      foes: [{ is: 'moon-beast', at }],
      piles: [{ at: 'R3C2', open: ['net', 'bolos'] }],
      from: 'monsters',
    }).untilTurnEnds()
    if (control === 'automatic') return t.dice(2).go()
    return t.go().pick('rouse', 'moon-beast').pick('foeWalk', 'R3C2')
  }

  it('CM-ITEM-11 CM-FOE-5 CM-OPT-9 they pick up nothing without the option, nor unasked with a human controller', () => {
    const left = (t: MashScenario): number => t.lying('R3C2').open.length
    expect(left(walked('R3C4', {}, 'automatic'))).toBe(2)
    expect(left(walked('R3C4', { monstersUseObjects: true }, 'automatic'))).toBe(0)
    expect(left(walked('R3C4', { monstersUseObjects: true }, 'left-player'))).toBe(2)
  })

  it('CM-AUTO-22 each object costs a point', () => {
    expect(walked('R3C6', { monstersUseObjects: true }, 'automatic').lying('R3C2').open).toEqual([
      'bolos',
    ])
  })
})
