import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { VERB } from '../example/verbs.ts'
import { copy, done, FastChance, hash, numberVerbs, pickOf, ScriptedChance } from '../index.ts'
import { candleMatch, candles } from '../testing/candle-match.ts'
import { littleMatch, littleVerbs, procedure } from '../testing/little-title.ts'

describe('picks from outside', () => {
  it('are accepted if they are offered to that seat, and otherwise change nothing', () => {
    const anyPick = fc.oneof(
      fc
        .integer({ min: 0, max: 7 })
        .chain((verb) => fc.integer({ min: 0, max: 4 }).map((argument) => pickOf(verb, argument))),
      fc.constantFrom(-1, 0.5, NaN, Infinity, -0, 2 ** 32, 2 ** 53),
    )
    let refused = 0
    fc.assert(
      fc.property(
        fc.string(),
        fc.array(anyPick, { minLength: 40, maxLength: 40 }),
        (seed, picks) => {
          let next = 0
          for (const { state, seat, picks: offered } of candleMatch(seed)) {
            for (let other = -1; other < 4; other++) {
              const pick = picks[next++ % picks.length] ?? 0
              const mayLeave = pick === pickOf(VERB.leave) && state.table.left[other] === false
              if (mayLeave || (other === seat && offered.includes(pick))) continue
              const before = hash(state)
              // Chance that holds nothing: a rejected pick must not even throw a die.
              const rejection = candles.play(state, other, pick, new ScriptedChance())
              expect(rejection).toBe(other === seat ? 'not-offered' : 'not-your-decision')
              expect(hash(state)).toBe(before)
              refused++
            }
          }
        },
      ),
      { numRuns: 50 },
    )
    expect(refused).toBeGreaterThan(1000)
  })

  it('do the same as the pick itself', () => {
    for (const { state, seat, picks } of candleMatch('same')) {
      for (const pick of picks) {
        const [played, applied] = [copy(state), copy(state)]
        expect(candles.play(played, seat, pick, new FastChance('die'))).toBeUndefined()
        candles.apply(applied, pick, new FastChance('die'))
        expect(hash(played)).toBe(hash(applied))
      }
    }
  })
})

describe('what a seat may do at any moment', () => {
  const LITTLE = numberVerbs(littleVerbs)
  const main = procedure('main', {
    ask: {
      rule: 'LT-1',
      who: () => 0,
      offer: (_, _f, o) => o.range(LITTLE.pay, 1, 2),
      take: () => 'ask',
    },
  })
  const aside = procedure('aside', {
    begin(g) {
      g.state.table.notes.push('aside')
      return 'ask'
    },
    ask: {
      rule: 'LT-2',
      who: (_, f) => f.seat ?? 0,
      offer: (_, _f, o) => o.range(LITTLE.take, 1, 2),
      take(g, f, _verb, argument) {
        g.state.table.notes.push(`seat ${f.seat} takes ${argument}`)
        return done
      },
    },
  })
  const match = () =>
    littleMatch([main, aside], {
      anytime: {
        offer(_, seat, o) {
          if (seat === 1) o.allow(LITTLE.quit)
          else o.refuse(LITTLE.quit, 0, 'not-today')
        },
        take: (g, seat) => g.call('aside', { seat }),
      },
    })

  it('is listed for that seat with reasons, whoever is asked', () => {
    const { engine, state } = match()
    expect(engine.seatToAct(state)).toBe(0)
    expect(engine.anytimeMenu(state, 1).options.map((option) => option.verb)).toEqual(['quit'])
    expect(engine.anytimeMenu(state, 0)).toMatchObject({
      options: [],
      refusals: [{ verb: 'quit', reason: 'not-today', rule: 'LT-1' }],
    })
  })

  it('is not among the options of the open decision', () => {
    const { engine, state } = match()
    expect(engine.menu(state).options.map((option) => option.verb)).toEqual(['pay'])
  })

  it('comes in between: the open question is asked again afterwards', () => {
    const { engine, state, chance } = match()
    expect(engine.play(state, 0, pickOf(LITTLE.quit), chance)).toBe('not-offered')
    expect(engine.play(state, 1, pickOf(LITTLE.quit), chance)).toBeUndefined()
    expect(engine.decision(state)).toMatchObject({ seat: 1, key: 'aside.ask' })
    expect(engine.play(state, 1, pickOf(LITTLE.take, 2), chance)).toBeUndefined()
    expect(state.table.notes).toEqual(['aside', 'seat 1 takes 2'])
    expect(engine.decision(state)).toMatchObject({ seat: 0, key: 'main.ask' })
  })
})

it('the same chance and the same picks give the same match, heard or unheard', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 2, max: 4 }), (seed, seats) => {
      const [one, other] = [new FastChance(seed), new FastChance(seed)]
      const heard = candles.start(seats, {}, one, [])
      const unheard = candles.start(seats, {}, other)
      while (heard.table.outcome === null) {
        const pick = candles.defaultPick(heard)
        candles.apply(heard, pick, one, [])
        candles.apply(unheard, pick, other)
        expect(hash(unheard)).toBe(hash(heard))
      }
    }),
    { numRuns: 30 },
  )
})

it('a copy goes its own way', () => {
  for (const { state, picks } of candleMatch('fork', 4)) {
    const before = hash(state)
    const fork = copy(state)
    candles.apply(fork, picks[0] ?? -1, new FastChance('fork'))
    expect(hash(fork)).not.toBe(before)
    expect(hash(state)).toBe(before)
  }
})
