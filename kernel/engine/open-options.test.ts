import { describe, expect, it } from 'vitest'
import { numberVerbs } from './pick.ts'
import type { Offer } from './offer.ts'
import { littleMatch, littleVerbs, procedure, type LittleState } from '../testing/little-title.ts'
import { candleMatch, candles } from '../testing/candle-match.ts'

const VERB = numberVerbs(littleVerbs)

/** A match in which seat 0 is asked with this offer. */
const asking = (offer: (s: LittleState, o: Offer<'not-today'>) => void) =>
  littleMatch([
    procedure('main', {
      ask: {
        rule: 'LT-1',
        who: () => 0,
        offer: (s, _, o) => offer(s, o),
        take: () => 'ask',
      },
    }),
  ])

/** Two options, of which the second depends on what is asked for. */
const oneMore = (isThere: (s: LittleState) => boolean) =>
  asking((s, o) => {
    o.allow(VERB.go)
    o.allow(isThere(s) ? VERB.stay : VERB.quit)
  })

describe('the options that everybody may know', () => {
  it('are those of the menu if they depend on the table alone', () => {
    const { engine, state } = oneMore(({ table }) => table.notes.length === 0)
    expect(engine.openOptions(state)).toEqual(engine.menu(state).options)
    expect(engine.openOptions(state)).toHaveLength(2)
  })

  it.each<[string, (s: LittleState) => boolean]>([
    ['a hand', ({ hands }) => hands[0]?.secret === 100],
    ['the number of hands', ({ hands }) => hands.length === 2],
    ['whether there is a hand', ({ hands }) => 0 in hands],
    ['a copy of the hands', ({ hands }) => [...hands].length === 2],
    ['the names in the box', ({ box }) => Object.keys(box).length === 2],
    ['the box', ({ box }) => box.deck[0] === 7],
  ])('are none if one depends on %s', (_, isThere) => {
    const { engine, state } = oneMore(isThere)
    expect(engine.openOptions(state)).toBeNull()
    expect(engine.menu(state).options).toHaveLength(2)
  })

  it('are none if a refusal depends on a hand', () => {
    const { engine, state } = asking((s, o) => {
      o.allow(VERB.go)
      o.allow(VERB.stay)
      if (s.hands[0]?.secret === 100) o.refuse(VERB.quit, 0, 'not-today')
    })
    expect(engine.openOptions(state)).toBeNull()
  })

  it('hide no mistake of the rules', () => {
    const { engine, state } = oneMore(({ table }) => {
      if (table.notes.length > 0) throw new Error('a mistake')
      return true
    })
    state.table.notes.push('now')
    expect(() => engine.openOptions(state)).toThrow('a mistake')
  })

  it('are none once a match is over', () => {
    let last
    for (const { state } of candleMatch('to the end')) {
      expect(candles.openOptions(state)).toEqual(candles.menu(state).options)
      last = state
    }
    if (last === undefined) throw new Error('nothing was played')
    last.table.outcome = { ending: 'dark', winners: [] }
    expect(candles.openOptions(last)).toBeNull()
  })
})
