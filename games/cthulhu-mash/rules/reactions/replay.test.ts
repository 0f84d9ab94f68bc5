import { describe, expect, it } from 'vitest'
import { at } from '../../testing/at.ts'
import { facingGates } from '../../testing/facing-gates.ts'
import { besideDust } from '../../testing/fight.ts'
import { doc, eye, two } from '../../testing/one.ts'
import { shufflesIn } from '../../testing/shuffled.ts'

describe('Temporal Dust (W9): what it takes back', () => {
  it('CM-REACT-15 CM-REACT-16 CM-REACT-18 CM-REACT-19 CM-REACT-21 CM-REACT-22 an attack is taken back, paid for, and made once more with a new die', () => {
    const t = besideDust().dice(5).pick('attack', 'pitchfork at bob')
    expect(t.asked).toBe('bob deed.ask')
    expect(t.hero('bob').health).toBe(1)
    t.dice(4).pick('wind')
    expect(t.told('attacks').map(({ natural }) => natural)).toEqual([5, 4])
    expect(t.hero('bob')).toMatchObject({ health: 3, mentality: 4 })
    expect(t.asked).toBe('ann actions.choose')
    expect(t.table.actions).toBe(3)
  })

  it('CM-REACT-18 CM-REACT-19 CM-REACT-22 the own action is there again, paid from what was before', () => {
    const t = two(
      { spells: ['temporal-dust'], objects: ['acid-vial'] },
      { foes: [{ is: 'moon-beast', at: 'R3C2' }] },
    )
    const { actions } = t.table
    t.dice(2).pick('attack', 'acid-vial at moon-beast').pick('wind')
    expect([t.carries('ann'), t.table.actions, t.hero('ann').mentality]).toEqual([
      ['acid-vial'],
      actions,
      3,
    ])
    // It may be used in any other way.
    t.pick('walk', 'R5C1')
    expect(t.space('ann')).toBe('R5C1')
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

  it('CM-REACT-20 a tile that was turned up lies face down again, and is the same one', () => {
    const t = at({
      tiles: ['cultist-temple', { is: 'mine-lab', isHidden: true }],
      heroes: [
        { is: 'psychotherapist', at: 'R4C6', spells: ['temporal-dust'], mentality: 3 },
        { is: 'private-eye', at: 'R6C1' },
      ],
      generators: ['star-mound'],
    })
    t.pick('gate').dice(1, 6, 1).pick('turnTile', 0)
    t.pick('place', 'R5C1')
    expect(t.asked).toBe('ann deed.ask')
    t.pick('wind')
    expect([t.where('ann'), t.table.places[1]?.tile, t.table.foes]).toEqual([
      'cultist-temple R4C6',
      -1,
      [],
    ])
    expect(t.hero('ann').mentality).toBe(2)
    t.pick('gate').dice(1, 5, 1).pick('turnTile', 2)
    expect(t.where('ann')).toBe('mine-lab R4C6')
  })

  it('CM-REACT-20 what was drawn in vain is shuffled again: objects, spells and generators, each only if drawn from', () => {
    const t = two(
      { is: 'psychotherapist', spells: ['temporal-dust'], objects: ['necronomicon'] },
      { spells: ['fly', 'heal'], foes: [{ is: 'star-mound', at: 'R3C2', health: 1 }] },
    )
    const isShuffled = shufflesIn(t)
    t.pick('read', 'necronomicon').pick('wind')
    expect([isShuffled('spells'), isShuffled('objects')]).toEqual([true, false])
    const u = two(
      { is: 'psychotherapist', spells: ['temporal-dust'] },
      { foes: [{ is: 'star-mound', at: 'R3C2', health: 1 }] },
    )
    const again = shufflesIn(u)
    u.dice(6).pick('attack', 'hands at star-mound').pick('wind')
    expect([again('spells'), again('objects'), again('generators')]).toEqual([false, true, false])
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
})

describe('Stacks that are shuffled', () => {
  it('CM-REACT-20 the generators of a tile that was turned up in vain', () => {
    const t = at({
      heroes: [
        { ...doc, at: 'R3C1', spells: ['temporal-dust'] },
        { ...eye, at: 'R1C6' },
      ],
      tiles: ['train-station', { is: 'mine-lab', isHidden: true }],
      generators: ['cultist-idol'],
    })
    const isShuffled = shufflesIn(t)
    t.dice(1, 6, 1).pick('gate').pick('turnTile', 0)
    while (t.asked === 'bob spawn.place') t.takeDefault()
    t.pick('wind')
    expect([isShuffled('generators'), isShuffled('objects')]).toEqual([true, false])
  })
})
