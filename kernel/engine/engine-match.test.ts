import { describe, expect, it } from 'vitest'
import { Engine, FastChance, pickOf, PickList, ScriptedChance, verbOf } from '../index.ts'
import { littleMatch, littleTitle, procedure } from '../testing/little-title.ts'
import { VERB, waiting } from '../testing/waiting.ts'

describe('the start of a match', () => {
  const engine = new Engine(
    littleTitle([waiting], {
      switches: { many: { rule: 'LT-1', kind: 'flag', default: false } },
      setUp: (seats, settings) => ({
        table: { turn: 0, outcome: null, notes: [`${seats} seats, many: ${settings['many']}`] },
        hands: [],
        box: { stack: [{ at: 'waiting.ask' }], deck: [] },
      }),
    }),
  )
  const start = (seats: number, given = {}) => engine.start(seats, given, new FastChance('start'))

  it('takes the title’s number of seats and no other', () => {
    expect(start(1).table.notes).toEqual(['1 seats, many: false'])
    expect(start(3, { many: true }).table.notes).toEqual(['3 seats, many: true'])
    for (const seats of [0, 4, -1, 1.5, NaN]) expect(() => start(seats)).toThrow(RangeError)
  })

  it('takes the title’s settings and no other', () => {
    expect(() => start(2, { few: true })).toThrow('few')
    expect(() => start(2, { many: 'yes' })).toThrow('many')
  })
})

describe('after the end', () => {
  it('nothing is asked, listed or accepted', () => {
    const { engine, state, chance } = littleMatch([waiting], {
      anytime: { offer: (_, _seat, o) => o.allow(VERB.quit), take() {} },
    })
    state.table.outcome = { ending: 'over', winners: [] }
    engine.advance(state, chance)
    const list = new PickList()
    list.allow(VERB.go)
    engine.listPicks(state, list)
    expect(list.count).toBe(0)
    expect(engine.seatToAct(state)).toBe(-1)
    expect(engine.decision(state)).toBeNull()
    expect(engine.menu(state).options).toEqual([])
    expect(engine.anytimeMenu(state, 0).options).toEqual([])
    expect(engine.passPick(state)).toBeUndefined()
    expect(engine.view(state, 0)).toMatchObject({ decision: null, menu: null })
    expect(engine.play(state, 0, pickOf(VERB.go), chance)).toBe('match-over')
    expect(engine.play(state, 0, pickOf(VERB.quit), chance)).toBe('match-over')
    expect(() => engine.apply(state, pickOf(VERB.go), chance)).toThrow('nothing is being played')
  })
})

describe('events', () => {
  const main = procedure('main', {
    ask: {
      rule: 'LT-1',
      who: () => 0,
      offer: (_, _f, o) => o.range(VERB.pay, 1, 2),
      take(g, _f, verb, argument) {
        g.event?.('said', 'LT-2', { words: `paid ${argument}` })
        if (g.event === undefined) g.state.table.notes.push(`nobody hears verb ${verb}`)
        return 'ask'
      },
    },
  })

  it('are told to whoever listens, and to nobody who does not', () => {
    const { engine, state, chance } = littleMatch([main])
    const events = [{ key: 'before', rule: 'LT-0', is: {} }]
    engine.apply(state, pickOf(VERB.pay, 2), chance, events)
    engine.apply(state, pickOf(VERB.pay, 1), chance)
    expect(events).toEqual([
      { key: 'before', rule: 'LT-0', is: {} },
      { key: 'said', rule: 'LT-2', is: { words: 'paid 2' } },
    ])
    expect(state.table.notes).toEqual([`nobody hears verb ${VERB.pay}`])
  })
})

it('one engine plays any number of matches in turns', () => {
  const engine = new Engine(littleTitle([waiting]))
  const chance = new ScriptedChance()
  const [one, other] = [engine.start(1, {}, chance), engine.start(2, {}, chance)]
  engine.apply(one, pickOf(VERB.go), chance)
  engine.apply(other, pickOf(VERB.stay), chance)
  engine.apply(one, pickOf(VERB.stay), chance)
  expect(one.table.notes).toEqual(['went', 'stayed'])
  expect(other.table.notes).toEqual(['stayed'])
  expect(verbOf(engine.defaultPick(other))).toBe(VERB.go)
})
