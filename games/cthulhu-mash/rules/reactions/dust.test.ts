import { describe, expect, it } from 'vitest'
import { at, type MashScenario, type Position } from '../../testing/at.ts'
import { facingGates } from '../../testing/facing-gates.ts'
import { shufflesIn } from '../../testing/shuffled.ts'

/** The Private Eye beside the Psychotherapist, who has Temporal Dust. */
const table = (more: Position = {}): MashScenario =>
  at({
    heroes: [
      { is: 'private-eye', at: 'R3C4', objects: ['pitchfork'] },
      { is: 'psychotherapist', at: 'R3C5', spells: ['temporal-dust'] },
      { is: 'arctic-explorer', at: 'R1C1' },
    ],
    ...more,
  })

describe('Temporal Dust (W9)', () => {
  it('CM-REACT-15 CM-REACT-16 CM-REACT-18 CM-REACT-19 CM-REACT-21 CM-REACT-22 an attack is taken back, paid for, and made once more with a new die', () => {
    const t = table().dice(5).pick('attack', 'pitchfork at bob')
    expect(t.asked).toBe('bob deed.ask')
    expect(t.hero('bob').health).toBe(1)
    t.dice(4).pick('wind')
    expect(t.told('attacks').map(({ natural }) => natural)).toEqual([5, 4])
    expect(t.hero('bob')).toMatchObject({ health: 3, mentality: 4 })
    expect(t.asked).toBe('ann actions.choose')
    expect(t.table.actions).toBe(3)
  })

  it('CM-REACT-15 who is neither the actor nor touched by the action is not asked', () => {
    const t = table({ foes: [{ is: 'cultist', at: 'R4C4' }] })
    t.dice(3).pick('attack', 'hands at cultist')
    expect(t.asked).toBe('ann actions.choose')
  })

  it('CM-REACT-17 CM-RULING-51 even the dead cast it, if they could before', () => {
    const t = table({
      heroes: [
        { is: 'private-eye', at: 'R3C4', objects: ['pitchfork'] },
        { is: 'psychotherapist', at: 'R3C5', spells: ['temporal-dust'], health: 2, mentality: 1 },
        { is: 'arctic-explorer', at: 'R1C1' },
      ],
    })
    t.dice(5).pick('attack', 'pitchfork at bob')
    expect(t.hero('bob').life).toBe('out')
    t.dice(2).pickAs('bob', 'wind')
    expect(t.hero('bob')).toMatchObject({ life: 'alive', health: 2, mentality: 0 })
  })

  it('CM-REACT-17 CM-RULING-83 not with a tome or with mentality that came with the action', () => {
    const t = at({
      heroes: [
        { is: 'private-eye', at: 'R3C3' },
        { is: 'psychotherapist', at: 'R6C6' },
      ],
      piles: [{ at: 'R3C3', open: ['rlyeh-text'] }],
      tomes: { 'rlyeh-text': ['temporal-dust'] },
    })
    t.pick('pickUp', 'rlyeh-text').pick('stop')
    expect(t.carries('ann')).toEqual(['rlyeh-text'])
    expect(t.asked).toBe('ann actions.choose')
    const desk = at({
      heroes: [
        { is: 'private-eye', at: 'R2C1', mentality: 0, spells: ['temporal-dust'] },
        { is: 'psychotherapist', at: 'R6C6' },
      ],
      tiles: ['university-library', 'base-camp'],
    })
    desk.pick('refresh', 'mentality')
    expect(desk.hero('ann').mentality).toBe(1)
    expect(desk.asked).toBe('ann actions.choose')
  })

  it('CM-REACT-17 not with the last mentality gone in the same action', () => {
    const t = table({
      heroes: [
        { is: 'private-eye', at: 'R3C4' },
        { is: 'arctic-explorer', at: 'R3C5', spells: ['temporal-dust'], mentality: 2 },
      ],
    })
    t.dice(4).pick('attack', 'hands at bob').pickAs('bob', 'brace', 1)
    expect(t.hero('bob')).toMatchObject({ health: 5, mentality: 0 })
    expect(t.asked).toBe('ann actions.choose')
  })

  it('CM-REACT-16 CM-REACT-22 a push is repeated on the same target, its destination chosen anew', () => {
    const t = table().dice(5).pick('push', 'bob').pick('pushTo', 'R3C6')
    t.dice(6).pickAs('bob', 'wind')
    expect(t.asked).toBe('ann shove.where')
    t.pick('pushTo', 'R4C5')
    expect(t.where('bob')).toBe('base-camp R4C5')
  })

  it('CM-REACT-20 stacks that were drawn from are shuffled with what was drawn', () => {
    const t = at({
      heroes: [
        { is: 'arctic-explorer', at: 'R3C4', spells: ['temporal-dust'] },
        { is: 'psychotherapist', at: 'R6C6' },
      ],
      foes: [{ is: 'star-mound', at: 'R3C5', health: 1 }],
      objects: ['herbs'],
    })
    const count = t.table.objectsLeft
    t.dice(5).pick('attack', 'hands at star-mound')
    expect(t.table.objectsLeft).toBe(count - 1)
    t.pick('wind')
    expect(t.table.objectsLeft).toBe(count)
    expect(t.lying('R3C5').unseen).toBe(0)
    expect(t.foe('star-mound').health).toBe(1)
    expect(t.hero('ann')).toMatchObject({ kills: [], mentality: 3 })
    expect(t.table.actions).toBe(4)
  })

  it('CM-REACT-23 the action that follows cannot be taken back, the one after it can', () => {
    const t = at({
      heroes: [
        { is: 'arctic-explorer', at: 'R3C4', spells: ['temporal-dust'] },
        { is: 'psychotherapist', at: 'R6C6' },
      ],
    })
    t.pick('jump', 'R3C2').pick('wind')
    expect(t.space('ann')).toBe('R3C4')
    t.pick('jump', 'R3C1')
    expect(t.asked).toBe('ann actions.choose')
    t.pick('jump', 'R3C3')
    expect(t.asked).toBe('ann deed.ask')
  })

  it('CM-REACT-23 an action that was not taken again leaves those of the monsters open', () => {
    const t = at({
      heroes: [
        { is: 'arctic-explorer', at: 'R3C4', spells: ['temporal-dust'] },
        { is: 'psychotherapist', at: 'R6C6' },
      ],
      foes: [{ is: 'cultist', at: 'R3C5' }],
      actions: 1,
    })
    t.pick('jump', 'R3C2').pick('wind').pick('endTurn')
    t.pickAs('bob', 'rouse', 'cultist').dice(2).pick('foeStrike', 'ann')
    expect(t.asked).toBe('ann deed.ask')
  })

  it('CM-HOLD-5 CM-REACT-17 against the action that has just held the caster, yet not while held', () => {
    const t = table({
      heroes: [
        { is: 'psychotherapist', at: 'R3C4' },
        { is: 'private-eye', at: 'R3C5', spells: ['temporal-dust'] },
      ],
    })
    t.dice(4).pick('attack', 'syringe at bob')
    expect(t.asked).toBe('bob deed.ask')
    t.pick('decline').pick('attack', 'hands at bob')
    expect(t.hero('bob').health).toBe(3)
    expect(t.asked).toBe('ann actions.choose')
  })

  it('CM-REACT-15 an attack of the Cock Fighter counts as an action', () => {
    const t = table({
      heroes: [
        { is: 'private-eye', at: 'R3C4', objects: ['cock-fighter'] },
        { is: 'psychotherapist', at: 'R3C5', spells: ['temporal-dust'] },
      ],
    })
    t.dice(5).pick('attack', 'cock at bob')
    expect(t.asked).toBe('bob deed.ask')
  })

  it('CM-REACT-22 CM-REACT-16 a move that put the caster elsewhere is repeated step by step, and offers nothing else', () => {
    const t = at(facingGates({}, { at: 'train-station R5C3' }, { spells: ['temporal-dust'] }))
    // What an earlier move was made of is not repeated.
    t.pick('walk', 'R5C4').pick('walk', 'R5C3').pick('stop')
    const before = t.told('steps').length
    t.pick('walk', 'R6C4').pick('walk', 'R6C3').pick('gate')
    expect(t.asked).toBe('bob deed.ask')
    const steps = t.told('steps').length - before
    t.pick('wind')
    expect(t.told('repeats')).toMatchObject([{ seat: 1, by: 0 }])
    // By R6C4 once more, although the gate is nearer; nobody was asked.
    expect(t.told('steps')).toHaveLength(before + steps * 2)
    expect([t.where('ann'), t.where('bob')]).toEqual([
      'university-library R4C6',
      'train-station R6C3',
    ])
    expect(t.hero('bob').mentality).toBe(4)
    expect(t.asked).toBe('ann actions.choose')
  })

  it('CM-REACT-22 what can no longer be picked is chosen anew', () => {
    const t = at({
      heroes: [
        { is: 'private-eye', at: 'R3C3', objects: ['penicillin-vial'] },
        { is: 'psychotherapist', at: 'R6C6', spells: ['temporal-dust'] },
      ],
      piles: [{ at: 'R3C3', unseen: ['mi-go-earthquake'] }],
    })
    // The ground shakes under both; Ann heals herself and goes on.
    t.dice(10, 1, 10, 1).pick('pickTop').pick('green', 'penicillin-vial').pick('walk', 'R3C2')
    t.pick('stop')
    expect(t.asked).toBe('bob deed.ask')
    // This time it shakes under nobody: she is whole and has to choose.
    t.dice(1, 1).pick('wind')
    expect(t.carries('ann')).toEqual(['penicillin-vial'])
    expect(t.asked).toBe('ann move.choose')
    expect(t.offers('walk', 'R4C3')).toBe(true)
  })

  it('CM-REACT-15 nor is the first seat, if it was not touched', () => {
    const t = at({
      heroes: [
        { is: 'psychotherapist', at: 'R1C1', spells: ['temporal-dust'] },
        { is: 'private-eye', at: 'R3C4' },
        { is: 'arctic-explorer', at: 'R3C5' },
      ],
      turn: 1,
    })
    t.dice(5).pick('attack', 'hands at cid').pickAs('cid', 'endure')
    expect(t.asked).toBe('bob actions.choose')
  })

  it('CM-REACT-20 CM-DEATH-15 the power-ups too, of whoever drew one and of nobody else', () => {
    const t = at({
      heroes: [
        { is: 'arctic-explorer', at: 'R3C4' },
        { is: 'psychotherapist', at: 'R3C5', health: 1, spells: ['temporal-dust'] },
        { is: 'private-eye', at: 'R6C6' },
      ],
    })
    t.dice(5).pick('attack', 'hands at bob')
    expect(t.hero('ann').powers).toHaveLength(1)
    const isShuffled = shufflesIn(t)
    t.dice(1).pickAs('bob', 'wind')
    expect(t.hero('ann').powers).toEqual([])
    expect([isShuffled('powers', 0), isShuffled('powers', 2)]).toEqual([true, false])
  })
})
