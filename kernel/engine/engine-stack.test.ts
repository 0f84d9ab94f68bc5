import { describe, expect, it } from 'vitest'
import { done, pickOf, type Event } from '../index.ts'
import { littleMatch, procedure, type LittleState } from '../testing/little-title.ts'
import { VERB, waiting } from '../testing/waiting.ts'

/** Asks once, and is over. */
const pause = procedure('pause', {
  ask: {
    rule: 'LT-1',
    who: () => 0,
    offer: (_, _f, o) => o.range(VERB.pay, 1, 2),
    take: () => done,
  },
})

const places = ({ box }: LittleState): string[] => box.stack.map(({ at }) => at)

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
        g.returnValue(41)
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

  it('lets every procedure say where it stands when something is told, though it was begun just now', () => {
    const main = procedure('main', {
      first(g) {
        g.call('inner', {})
        return 'second'
      },
      second(g) {
        g.event?.('said', 'LT-1', { words: 'again outside' })
        g.call('pause', {})
        return 'first'
      },
    })
    const inner = procedure('inner', {
      begin: () => 'tell',
      tell(g) {
        g.event?.('said', 'LT-1', { words: 'inside' })
        return done
      },
    })
    const { engine, state, chance } = littleMatch([main, inner, pause])
    const stacks: object[] = []
    const events: Event[] = []
    events.push = ({ is }) => stacks.push({ ...is, stack: places(state) })
    engine.apply(state, pickOf(VERB.pay, 1), chance, events)
    expect(stacks).toEqual([
      { words: 'inside', stack: ['main.second', 'inner.tell'] },
      { words: 'again outside', stack: ['main.second'] },
    ])
    expect(places(state)).toEqual(['main.first', 'pause.ask'])
  })

  it('finds what runs among those begun just now and those begun long ago', () => {
    const main = procedure('main', {
      first(g) {
        g.call('outer', {})
        return 'first'
      },
    })
    const outer = procedure('outer', {
      wait(g) {
        g.call('pause', {})
        return 'look'
      },
      look(g) {
        g.call('inner', {})
        return done
      },
    })
    const inner = procedure('inner', {
      look(g) {
        const names = ['main', 'outer', 'inner', 'pause', 'out'] as const
        g.state.table.notes.push(...names.filter((name) => g.isRunning(name)))
        return done
      },
    })
    const { engine, state, chance } = littleMatch([main, outer, inner, pause])
    engine.apply(state, pickOf(VERB.pay, 1), chance)
    expect(state.table.notes).toEqual(['main', 'inner'])
  })

  it('drops an answer that nobody waits for', () => {
    const main = procedure('main', {
      only(g) {
        g.returnValue(1)
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

  describe('of which it is known where everything stood', () => {
    const main = procedure('main', {
      first(g) {
        g.call('pause', {})
        return 'usual'
      },
      usual(g) {
        g.state.table.notes.push('usual')
        return 'first'
      },
      unusual(g) {
        g.state.table.notes.push('unusual')
        return 'first'
      },
    })
    const pick = pickOf(VERB.pay, 1)

    it('is believed when it says otherwise, once it was changed by hand', () => {
      const { engine, state, chance } = littleMatch([main, pause])
      const [outer] = state.box.stack
      if (outer !== undefined) outer.at = 'main.unusual'
      engine.advance(state, chance)
      engine.apply(state, pick, chance)
      expect(state.table.notes).toEqual(['unusual'])
    })

    it('is not taken for another that is as deep', () => {
      const { engine, state, chance } = littleMatch([main, pause])
      const other = engine.copy(state)
      const [outer] = other.box.stack
      if (outer !== undefined) outer.at = 'main.unusual'
      engine.apply(other, pick, chance)
      engine.apply(state, pick, chance)
      engine.apply(state, pick, chance)
      expect(other.table.notes).toEqual(['unusual'])
      expect(state.table.notes).toEqual(['usual', 'usual'])
    })
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
