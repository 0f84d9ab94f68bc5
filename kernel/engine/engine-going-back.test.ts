import { describe, expect, it } from 'vitest'
import { done, hash, pickOf } from '../index.ts'
import { littleMatch, procedure, type LittleState } from '../testing/little-title.ts'
import { VERB, waiting } from '../testing/waiting.ts'

// An action that can be taken back: it draws the top card of the deck into a hand, throws a die, and asks whether to go
// back. `depth` counts how often that was done.

const action = procedure('action', {
  begin(g) {
    g.savepoint()
    g.call('draw', {})
    return 'asked'
  },
  asked: {
    rule: 'LT-1',
    who: () => 0,
    offer: (_, _f, o) => o.range(VERB.pay, 0, 9),
    take: (g, _, __, depth) =>
      depth === 0 ? done : g.rollBackTo('action.takenBack', { depth, seat: 1 }),
  },
  takenBack(g, f) {
    g.state.table.notes.push(`back with ${f.depth} for ${f.seat}`)
    g.chance.shuffle(g.state.box.deck)
    return 'begin'
  },
})

const draw = procedure('draw', {
  only(g) {
    const { table, hands, box } = g.state
    const hand = hands[0]
    if (hand !== undefined) hand.secret = box.deck.shift() ?? 0
    table.notes.push(`threw ${g.chance.die(6)}`)
    table.turn++
    return done
  },
})

const main = procedure('main', {
  begin(g) {
    g.call('action', {})
    return 'end'
  },
  end(g) {
    g.call('waiting', {})
    return 'end'
  },
})

const match = () => littleMatch([main, action, draw, waiting], {}, [3, 5, 6, 2])

const back = (depth: number): number => pickOf(VERB.pay, depth)

describe('going back', () => {
  it('makes everything as it was, but for chance and for what is to be remembered', () => {
    const { engine, state, chance } = match()
    expect(state).toMatchObject({
      table: { turn: 1, notes: ['threw 3'] },
      hands: [{ secret: 7 }, { secret: 101 }],
      box: { deck: [8, 9] },
    })
    engine.apply(state, back(4), chance)
    // The first throw is gone from the table, and the second is a new one.
    expect(state).toMatchObject({
      table: { turn: 1, notes: ['back with 4 for 1', 'threw 5'] },
      hands: [{ secret: 7 }, { secret: 101 }],
      box: { deck: [8, 9] },
    })
    expect(state.box.stack.at(-1)).toMatchObject({ at: 'action.asked', depth: 4, seat: 1 })
  })

  it('can be done again from the savepoint that is made anew', () => {
    const { engine, state, chance } = match()
    engine.apply(state, back(1), chance)
    engine.apply(state, back(2), chance)
    expect(state.table.notes).toEqual(['back with 1 for 1', 'back with 2 for 1', 'threw 6'])
  })

  it('is over with the procedure that made the savepoint, of which nothing is left', () => {
    const { engine, state, chance } = match()
    expect(JSON.stringify(state)).toContain('mark')
    engine.apply(state, back(0), chance)
    expect(state.box.stack).toEqual([{ at: 'main.end' }, { at: 'waiting.ask' }])
  })

  it('gives the same from a state that was stored or copied', () => {
    const { engine, state, chance } = match()
    const stored = JSON.parse(JSON.stringify(state)) as LittleState
    const copied = engine.copy(state)
    const results = [state, stored, copied].map((one) => {
      engine.apply(one, back(2), chance.dice(4))
      return hash({ ...one, table: { ...one.table, notes: [] } })
    })
    expect(new Set(results).size).toBe(1)
  })

  it('touches no copy that was made before', () => {
    const { engine, state, chance } = match()
    const before = engine.copy(state)
    const wasHash = hash(before)
    engine.apply(state, back(2), chance)
    expect(hash(before)).toBe(wasHash)
  })

  it('keeps the savepoints of those further out, each of them once', () => {
    const outer = procedure('main', {
      begin(g) {
        g.state.table.notes.push('outer')
        g.savepoint()
        g.call('action', {})
        return 'after'
      },
      after: {
        rule: 'LT-1',
        who: () => 0,
        offer: (_, _f, o) => o.range(VERB.pay, 0, 1),
        take: (g) => g.rollBackTo('main.takenBack'),
      },
      takenBack(g) {
        g.state.table.notes.push('outer back')
        g.call('waiting', {})
        return 'takenBack'
      },
    })
    const { engine, state, chance } = littleMatch([outer, action, draw, waiting], {}, [3, 5])
    expect(JSON.stringify(state).match(/"mark"/g)).toHaveLength(2)
    engine.apply(state, back(3), chance)
    expect(JSON.stringify(state).match(/"mark"/g)).toHaveLength(2)
    engine.apply(state, back(0), chance)
    engine.apply(state, back(1), chance)
    expect(state.table.notes).toEqual(['outer', 'outer back'])
    expect(JSON.stringify(state)).not.toContain('mark')
  })

  it('shows nobody the savepoint', () => {
    const { engine, state } = match()
    for (const seat of [0, 1, null])
      expect(JSON.stringify(engine.view(state, seat))).not.toContain('mark')
  })

  it('is refused without a savepoint, and a savepoint after a call', () => {
    const unmarked = procedure('action', {
      begin: (g) => g.rollBackTo('action.begin'),
    })
    expect(() => littleMatch([main, unmarked, draw, waiting])).toThrow(
      'action has made no savepoint',
    )
    const late = procedure('action', {
      begin(g) {
        g.call('draw', {})
        g.savepoint()
        return done
      },
    })
    expect(() => littleMatch([main, late, draw, waiting])).toThrow(
      'a savepoint is made by a step before',
    )
  })
})
