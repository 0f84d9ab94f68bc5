import { describe, expect, it } from 'vitest'
import { done, pickOf, onAbort, type Next, type Procedure, type Run } from '../index.ts'
import { littleMatch, procedure, type Little, type LittleState } from '../testing/little-title.ts'
import { VERB, waiting } from '../testing/waiting.ts'

// A match of three rounds that lie within each other: `main` calls `outer`, which calls `middle`, which calls `inner`;
// what `inner` does differs from test to test. Everything that is reached writes itself down.

type Note = (state: LittleState, word: string) => void
const note: Note = (state, word) => void state.table.notes.push(word)

const main = procedure('main', {
  begin(g) {
    g.call('outer', {})
    return 'after'
  },
  after(g) {
    note(g.state, 'main goes on')
    g.call('waiting', {})
    return 'landed'
  },
  landed(g) {
    note(g.state, 'main has landed')
    return 'landed'
  },
})

/** A procedure that calls another one in the name of a seat. */
const calling = (name: string, callee: string, seat = 0): Procedure =>
  procedure(name, {
    call(g) {
      g.call(callee, { seat })
      return 'after'
    },
    after(g) {
      note(g.state, `${name} goes on`)
      return done
    },
    finish(g) {
      note(g.state, `${name} finishes`)
      return done
    },
    landed(g) {
      note(g.state, `${name} has landed`)
      return done
    },
  })

const finishing = (name: string, callee: string): Procedure => ({
  ...calling(name, callee),
  ...onAbort('finish'),
})

const outer = calling('outer', 'middle')
const middle = calling('middle', 'inner')
const aside = procedure('aside', {
  only(g) {
    note(g.state, 'aside')
    return done
  },
})

const notes = (...procedures: Procedure[]): string[] =>
  littleMatch([main, ...procedures, aside, waiting]).state.table.notes

const inner = (act: (g: Run<Little>) => Next<'act'>): Procedure => procedure('inner', { act })

describe('leaving several procedures at once', () => {
  it('ends an outer procedure whatever lies between, and its caller goes on', () => {
    const leaves = inner((g) => g.end('outer'))
    expect(notes(outer, middle, leaves)).toEqual(['main goes on'])
  })

  it('goes on in an outer procedure at a step of it', () => {
    const leaves = inner((g) => g.resumeAt('outer.landed'))
    expect(notes(outer, middle, leaves)).toEqual(['outer has landed', 'main goes on'])
  })

  it('lets those finish on the way that say how, the innermost first', () => {
    const leaves = inner((g) => g.end('outer'))
    const both = [outer, finishing('middle', 'most')]
    const most = finishing('most', 'inner')
    expect(notes(...both, most, leaves)).toEqual([
      'most finishes',
      'middle finishes',
      'main goes on',
    ])
    const lands = inner((g) => g.resumeAt('outer.landed'))
    expect(notes(...both, most, lands)).toEqual([
      'most finishes',
      'middle finishes',
      'outer has landed',
      'main goes on',
    ])
  })

  it('does not ask the one that ends how it finishes', () => {
    const leaves = inner((g) => g.end('outer'))
    expect(notes(finishing('outer', 'middle'), middle, leaves)).toEqual(['main goes on'])
  })

  it('does first what the leaving step calls afterwards, and drops what it called before', () => {
    const leaves = inner((g) => {
      g.call('waiting', {})
      g.end('outer')
      g.call('aside', {})
      return done
    })
    expect(notes(outer, finishing('middle', 'inner'), leaves)).toEqual([
      'aside',
      'middle finishes',
      'main goes on',
    ])
  })

  it('means the innermost of several procedures of one name', () => {
    const nested = procedure('nested', {
      call(g, f) {
        const depth = (f.depth ?? 0) + 1
        g.call(depth < 3 ? 'nested' : 'inner', { depth })
        return 'after'
      },
      after(g, f) {
        note(g.state, `nested ${f.depth ?? 0}`)
        return done
      },
    })
    const leaves = inner((g) => g.end('nested'))
    expect(notes(calling('outer', 'nested'), nested, leaves)).toEqual([
      'nested 1',
      'nested 0',
      'outer goes on',
      'main goes on',
    ])
  })

  it('ends all of which something is true, wherever they run, and the others go on as they stand', () => {
    const leaves = inner((g) => g.endWhere((frame) => frame['seat'] === 1))
    const most = calling('most', 'inner', 1)
    const before = [calling('outer', 'middle', 1), calling('middle', 'most', 0)]
    expect(notes(...before, most, leaves)).toEqual([
      'most goes on',
      'outer goes on',
      'main goes on',
    ])
    const middleFinishes = finishing('middle', 'most')
    expect(notes(calling('outer', 'middle', 1), middleFinishes, most, leaves)).toEqual([
      'most goes on',
      'middle finishes',
      'outer goes on',
      'main goes on',
    ])
  })

  it('is possible from a pick, and from what may be done at any moment', () => {
    const asks = procedure('inner', {
      ask: {
        rule: 'LT-1',
        who: () => 0,
        offer: (_, _f, o) => o.range(VERB.pay, 1, 2),
        take: (g, _, __, amount) => (amount === 1 ? g.end('outer') : g.resumeAt('outer.landed')),
      },
    })
    const anytime = {
      offer: (_: LittleState, __: number, o: { allow(verb: number): void }) => o.allow(VERB.quit),
      take: (g: { end(procedure: string): unknown }) => void g.end('outer'),
    }
    const play = (seat: number, pick: number): string[] => {
      const match = littleMatch([main, outer, middle, asks, waiting], { anytime })
      expect(match.engine.play(match.state, seat, pick, match.chance)).toBeUndefined()
      return match.state.table.notes
    }
    expect(play(0, pickOf(VERB.pay, 1))).toEqual(['main goes on'])
    expect(play(0, pickOf(VERB.pay, 2))).toEqual(['outer has landed', 'main goes on'])
    expect(play(1, pickOf(VERB.quit))).toEqual(['main goes on'])
  })

  it('knows what is running', () => {
    const looks = inner((g) => {
      for (const name of ['main', 'outer', 'middle', 'inner', 'waiting', 'mid', 'main.begin'])
        if (g.isRunning(name)) note(g.state, name)
      return done
    })
    expect(notes(outer, middle, looks).slice(0, 4)).toEqual(['main', 'outer', 'middle', 'inner'])
  })

  it('leaves a stack that can be stored and played on from', () => {
    const leaves = inner((g) => g.end('outer'))
    const { engine, state, chance } = littleMatch([main, outer, middle, leaves, waiting])
    const stored = JSON.parse(JSON.stringify(state)) as LittleState
    engine.apply(stored, pickOf(VERB.go), chance)
    expect(stored.box.stack).toEqual([{ at: 'main.landed' }, { at: 'waiting.ask' }])
    expect(stored.table.notes).toEqual(['main goes on', 'went'])
  })
})

describe('leaving in any other way', () => {
  const starting = (...procedures: Procedure[]) => {
    return () => notes(...procedures)
  }

  it('is refused if a step takes frames off the stack', () => {
    for (const count of [1, 2, 4]) {
      const drops = inner((g) => {
        g.state.box.stack.length -= count
        return done
      })
      expect(starting(outer, middle, drops)).toThrow('inner.act has taken frames off the stack')
    }
    const swaps = inner((g) => {
      g.state.box.stack.splice(1, 1)
      g.call('aside', {})
      return done
    })
    expect(starting(outer, middle, swaps)).toThrow('inner.act has taken frames off the stack')
  })

  it('is refused if the step then goes on as if nothing had happened', () => {
    const goesOn = inner((g) => {
      g.end('outer')
      return 'act'
    })
    expect(starting(outer, middle, goesOn)).toThrow('inner.act has left by an outer procedure')
  })

  it('is refused for what is not running and for steps that do not exist', () => {
    expect(
      starting(
        outer,
        middle,
        inner((g) => g.end('waiting')),
      ),
    ).toThrow('waiting is not running')
    expect(
      starting(
        outer,
        middle,
        inner((g) => g.resumeAt('outer.nowhere')),
      ),
    ).toThrow('no step outer.nowhere')
    expect(
      starting(
        outer,
        middle,
        inner((g) => g.resumeAt('waiting.ask')),
      ),
    ).toThrow('waiting is not running')
  })

  it('is refused for a procedure that finishes at a step that does not exist', () => {
    const stray = procedure('inner', onAbort('gone' as 'act'), { act: () => done })
    expect(starting(outer, middle, stray)).toThrow('inner finishes at gone')
  })
})
