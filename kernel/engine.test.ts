import { describe, expect, it } from 'vitest'
import { done, Engine, FastChance, pickOf, PickList, ScriptedChance, verbOf } from './index.ts'
import { littleMatch, littleTitle, littleVerbs, procedure } from './testing/little-title.ts'
import { numberVerbs } from './pick.ts'

const VERB = numberVerbs(littleVerbs)

/** A procedure that asks seat 0 whether to go or to stay, for ever. */
const waiting = procedure('waiting', {
  ask: {
    rule: 'LT-1',
    who: () => 0,
    offer(_, _f, o) {
      o.allow(VERB.go)
      o.allow(VERB.stay)
    },
    take(g, _, verb) {
      g.state.table.notes.push(verb === VERB.go ? 'went' : 'stayed')
      return 'ask'
    },
  },
})

describe('the stack of procedures', () => {
  it('goes on with the caller once the called procedure is over', () => {
    const main = procedure('main', {
      first(g) {
        g.state.table.notes.push('first')
        g.call('inner', { depth: 1 })
        return 'second'
      },
      second(g) {
        g.state.table.notes.push('second')
        g.call('waiting', {})
        return done
      },
    })
    const inner = procedure('inner', {
      only(g, f) {
        g.state.table.notes.push(`inner ${f.depth}`)
        if (f.depth === 1) g.call('inner', { depth: 2 })
        return done
      },
    })
    const { state } = littleMatch([main, inner, waiting])
    expect(state.table.notes).toEqual(['first', 'inner 1', 'inner 2', 'second'])
  })

  it('runs what was called last first, if a step calls twice', () => {
    const main = procedure('main', {
      both(g) {
        g.call('waiting', {})
        g.call('note', { depth: 1 })
        g.call('note', { depth: 2 })
        return done
      },
    })
    const note = procedure('note', {
      only(g, f) {
        g.state.table.notes.push(`note ${f.depth}`)
        return done
      },
    })
    expect(littleMatch([main, note, waiting]).state.table.notes).toEqual(['note 2', 'note 1'])
  })

  it('leaves no frame of a procedure that calls another as its last act', () => {
    const main = procedure('main', {
      count(g, f) {
        const depth = f.depth ?? 0
        g.call(depth < 100 ? 'main' : 'waiting', { depth: depth + 1 })
        return done
      },
    })
    expect(littleMatch([main, waiting]).state.box.stack).toEqual([
      { at: 'waiting.ask', depth: 101 },
    ])
  })

  it('hands an answer to the caller, also from a procedure that was called as a last act', () => {
    const main = procedure('main', {
      first(g) {
        g.call('direct', {})
        return 'second'
      },
      second(g, f) {
        g.state.table.notes.push(`direct ${f.answer}`)
        g.call('indirect', {})
        return 'third'
      },
      third(g, f) {
        g.state.table.notes.push(`indirect ${f.answer}`)
        g.call('waiting', {})
        return done
      },
    })
    const direct = procedure('direct', {
      only(g) {
        g.answer(41)
        return done
      },
    })
    const indirect = procedure('indirect', {
      only(g) {
        g.call('direct', {})
        return done
      },
    })
    const { state } = littleMatch([main, direct, indirect, waiting])
    expect(state.table.notes).toEqual(['direct 41', 'indirect 41'])
  })

  it('drops an answer that nobody waits for', () => {
    const main = procedure('main', {
      only(g) {
        g.answer(1)
        return 'ask'
      },
      ask: {
        rule: 'LT-1',
        who: () => 0,
        offer: (_, _f, o) => o.range(VERB.pay, 1, 2),
        take: () => 'ask',
      },
    })
    expect(littleMatch([main]).state.box.stack).toEqual([{ at: 'main.ask' }])
  })

  it('lets a taken pick call a procedure before the asking one goes on', () => {
    const main = procedure('main', {
      ask: {
        rule: 'LT-1',
        who: () => 0,
        offer: (_, _f, o) => o.range(VERB.pay, 1, 2),
        take(g, _f, _verb, argument) {
          g.call('note', { depth: argument })
          return 'after'
        },
      },
      after(g) {
        g.state.table.notes.push('after')
        return 'ask'
      },
    })
    const note = procedure('note', {
      only(g, f) {
        g.state.table.notes.push(`note ${f.depth}`)
        return done
      },
    })
    const { engine, state, chance } = littleMatch([main, note])
    engine.apply(state, pickOf(VERB.pay, 2), chance)
    expect(state.table.notes).toEqual(['note 2', 'after'])
  })

  it('goes back to whoever has called, however often it went elsewhere before', () => {
    const caller = (name: string, callee: string) =>
      procedure(name, {
        call(g) {
          g.call(callee, {})
          return 'after'
        },
        after(g) {
          g.state.table.notes.push(name)
          return done
        },
      })
    const main = procedure('main', {
      first(g) {
        for (const name of ['left', 'right', 'left', 'left', 'right']) g.call(name, {})
        return 'second'
      },
      second(g) {
        g.call('waiting', {})
        return done
      },
    })
    const nothing = procedure('nothing', { only: () => done })
    const through = procedure('through', {
      only(g) {
        g.call('nothing', {})
        return done
      },
    })
    const { state } = littleMatch([
      main,
      caller('left', 'nothing'),
      caller('right', 'through'),
      nothing,
      through,
      waiting,
    ])
    expect(state.table.notes).toEqual(['right', 'left', 'left', 'right', 'left'])
  })

  it('is emptied by an outcome, whatever is running', () => {
    const main = procedure('main', {
      call(g) {
        g.call('ending', {})
        return 'call'
      },
    })
    const ending = procedure('ending', {
      ask: {
        rule: 'LT-1',
        who: () => 0,
        offer: (_, _f, o) => o.range(VERB.pay, 1, 2),
        take(g) {
          g.state.table.outcome = { ending: 'paid', winners: [0] }
          g.call('main', {})
          return 'ask'
        },
      },
    })
    const { engine, state, chance } = littleMatch([main, ending])
    engine.apply(state, pickOf(VERB.pay, 1), chance)
    expect(state.box.stack).toEqual([])
  })
})

describe('rules that go wrong', () => {
  const starting = (...procedures: Parameters<typeof littleMatch>[0]) => {
    return () => littleMatch(procedures)
  }

  it('stop at the budget if they never ask', () => {
    const main = procedure('main', { again: () => 'again' })
    expect(starting(main)).toThrow(/steps without a decision, at main\.again/)
  })

  it('stop at the budget if every question has one answer', () => {
    const main = procedure('main', {
      ask: {
        rule: 'LT-1',
        who: () => 0,
        offer: (_, _f, o) => o.allow(VERB.go),
        take: () => 'ask',
      },
    })
    expect(starting(main)).toThrow(/steps without a decision, at main\.ask/)
  })

  it('stop if a decision allows nothing', () => {
    const main = procedure('main', {
      ask: {
        rule: 'LT-1',
        who: () => 0,
        offer: (_, _f, o) => o.refuse(VERB.go, 0, 'not-today'),
        take: () => 'ask',
      },
    })
    expect(starting(main)).toThrow('nothing is allowed at main.ask')
  })

  it('stop if they run out without an outcome', () => {
    const main = procedure('main', { end: () => done })
    expect(starting(main)).toThrow('without an outcome')
  })

  it('stop at a procedure or a step that does not exist', () => {
    const calls = procedure('calls', {
      only(g) {
        g.call('nobody', {})
        return done
      },
    })
    const strays = procedure('strays', { only: () => 'nowhere' as 'only' })
    expect(starting(calls)).toThrow('no procedure nobody')
    expect(starting(strays)).toThrow('strays.only goes on to nowhere')
    const { engine, state, chance } = littleMatch([waiting])
    state.box.stack = [{ at: 'waiting.gone' }]
    expect(() => engine.advance(state, chance)).toThrow('no step waiting.gone')
  })

  it('are refused if two procedures have one name', () => {
    const twin = procedure('waiting', { only: () => done })
    expect(() => new Engine(littleTitle([waiting, twin]))).toThrow('two procedures waiting')
  })

  it('stop if a state asks at a step that acts', () => {
    const main = procedure('main', {
      act(g) {
        g.call('waiting', {})
        return 'act'
      },
    })
    const { engine, state, chance } = littleMatch([main, waiting])
    state.box.stack = [{ at: 'main.act' }]
    expect(() => engine.seatToAct(state)).toThrow('main.act is not a decision')
    expect(() => engine.apply(state, 0, chance)).toThrow('main.act asks nothing')
  })
})

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

describe('a decision', () => {
  it('with a single option is taken without asking', () => {
    const main = procedure('main', {
      forced: {
        rule: 'LT-1',
        who: () => 1,
        offer(_, _f, o) {
          o.allow(VERB.take, 5)
          o.refuse(VERB.go, 0, 'not-today')
        },
        take(g, _f, verb, argument) {
          g.state.table.notes.push(`verb ${verb}, argument ${argument}`)
          g.call('waiting', {})
          return done
        },
      },
    })
    const { engine, state } = littleMatch([main, waiting])
    expect(state.table.notes).toEqual([`verb ${VERB.take}, argument 5`])
    expect(engine.decision(state)?.key).toBe('waiting.ask')
  })

  it('with a single option is asked all the same where the step says so', () => {
    const main = procedure('main', {
      look: {
        rule: 'LT-1',
        always: true,
        who: () => 1,
        offer: (_, _f, o) => o.allow(VERB.go),
        take(g) {
          g.call('waiting', {})
          return done
        },
      },
    })
    const { engine, state, chance } = littleMatch([main, waiting])
    expect(engine.decision(state)).toMatchObject({ seat: 1, key: 'main.look' })
    expect(engine.play(state, 1, pickOf(VERB.go), chance)).toBeUndefined()
    expect(engine.decision(state)?.key).toBe('waiting.ask')
    const gone = littleMatch([main, waiting], { isGone: (_, seat) => seat === 1 })
    expect(gone.engine.decision(gone.state)?.key).toBe('waiting.ask')
  })

  it('is described by its step, its rule and what everybody may know about it', () => {
    const main = procedure('main', {
      ask: {
        rule: 'LT-7',
        who: (s) => s.hands.length - 1,
        about: (s) => ({ cards: s.box.deck.length }),
        offer: (_, _f, o) => o.range(VERB.pay, 2, 4),
        take: () => 'ask',
        pass: pickOf(VERB.pay, 2),
      },
    })
    const { engine, state } = littleMatch([main])
    expect(engine.decision(state)).toEqual({
      seat: 1,
      key: 'main.ask',
      rule: 'LT-7',
      about: { cards: 3 },
      passable: true,
    })
    expect(engine.seatToAct(state)).toBe(1)
    expect(engine.passPick(state)).toBe(pickOf(VERB.pay, 2))
  })

  it('is left in the list that is given when a pick is taken', () => {
    const main = procedure('main', {
      forced: {
        rule: 'LT-1',
        who: () => 0,
        offer: (_, _f, o) => o.allow(VERB.take, 5),
        take: () => 'ask',
      },
      ask: {
        rule: 'LT-1',
        who: () => 0,
        offer: (s, _f, o) => o.range(VERB.pay, 0, s.box.deck.length),
        take(g, _f, _verb, argument) {
          if (argument === 0) g.state.table.outcome = { ending: 'over', winners: [] }
          g.state.box.deck.length = argument
          return 'forced'
        },
      },
    })
    const { engine, state, chance } = littleMatch([main])
    const [given, listed] = [new PickList(), new PickList()]
    engine.apply(state, pickOf(VERB.pay, 2), chance, undefined, given)
    engine.listPicks(state, listed)
    expect(given.count).toBe(3)
    expect(given.picks).toEqual(listed.picks)
    engine.apply(state, pickOf(VERB.pay, 0), chance, undefined, given)
    expect(given.count).toBe(0)
  })

  it('without a pass has no standing order, and its default is the first option', () => {
    const { engine, state } = littleMatch([waiting])
    expect(engine.decision(state)).toMatchObject({ passable: false, about: {} })
    expect(engine.passPick(state)).toBeUndefined()
    expect(engine.defaultPick(state)).toBe(pickOf(VERB.go))
  })

  it('has the default that its step gives', () => {
    const main = procedure('main', {
      ask: {
        rule: 'LT-1',
        who: () => 0,
        offer: (_, _f, o) => o.range(VERB.pay, 1, 9),
        take: () => 'ask',
        byDefault: (s) => pickOf(VERB.pay, s.box.deck.length),
      },
    })
    const { engine, state } = littleMatch([main])
    expect(engine.defaultPick(state)).toBe(pickOf(VERB.pay, 3))
  })

  it('of a seat that is gone is taken by default, until somebody is asked who is not', () => {
    const main = procedure('main', {
      ask: {
        rule: 'LT-1',
        who: (s) => s.table.notes.length % 2,
        offer: (_, _f, o) => o.range(VERB.pay, 1, 3),
        take(g, _f, _verb, argument) {
          g.state.table.notes.push(`seat ${g.state.table.notes.length % 2} pays ${argument}`)
          return 'ask'
        },
      },
    })
    const { engine, state, chance } = littleMatch([main], { isGone: (_, seat) => seat === 1 })
    engine.apply(state, pickOf(VERB.pay, 3), chance)
    expect(state.table.notes).toEqual(['seat 0 pays 3', 'seat 1 pays 1'])
    expect(engine.seatToAct(state)).toBe(0)
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
