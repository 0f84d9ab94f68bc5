import { describe, expect, it } from 'vitest'
import { done, pickOf, PickList } from '../index.ts'
import { littleMatch, procedure } from '../testing/little-title.ts'
import { VERB, waiting } from '../testing/waiting.ts'

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
