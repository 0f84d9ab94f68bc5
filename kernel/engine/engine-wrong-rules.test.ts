import { describe, expect, it } from 'vitest'
import { done, Engine } from '../index.ts'
import { littleMatch, littleTitle, procedure } from '../testing/little-title.ts'
import { VERB, waiting } from '../testing/waiting.ts'

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
