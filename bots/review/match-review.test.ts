import { games } from '@eldertable/games'
import { at, Engine, FastChance, type GameEntry } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { habitMatch } from '../testing/habit-match.ts'
import { plus } from './chances.ts'
import { MatchReview } from './match-review.ts'
import { DecisionWeigher } from './weigh-decision.ts'

const known = (id: string): GameEntry => {
  const game = games.find(({ title }) => title.id === id)
  if (game === undefined) throw new Error(`there is no ${id}`)
  return game
}
const game = known('necronomonopoly')
const ROUNDS = 24

function reviewOf(seed: string): { review: MatchReview; match: ReturnType<typeof habitMatch> } {
  const match = habitMatch(game, 3, seed)
  const review = MatchReview.of(game, match.picks, match.end, ROUNDS)
  if (review === undefined) throw new Error('it can be reviewed')
  return { review, match }
}

describe('the review of a match', { timeout: 60_000 }, () => {
  it('stands at once, adds up at every moment, and leaves the match as it was', () => {
    const { review, match } = reviewOf('adds up')
    const before = JSON.stringify(match.picks)
    const whatIsLeft = (): number[] => {
      const { start, luck, decisions, result } = review.account()
      const sum = decisions.reduce(plus, plus(start, luck))
      return result.map((won, seat) => Math.abs(won - at(sum, seat)))
    }
    expect(Math.max(...whatIsLeft())).toBeLessThan(1e-9)
    while (!review.isSketched) review.goOn()
    expect(review.done).toBe(0)
    for (let i = 0; i < 40; i++) {
      review.goOn()
      expect(Math.max(...whatIsLeft())).toBeLessThan(1e-9)
    }
    expect(review.done).toBe(40)
    expect(review.isDone).toBe(false)
    expect(JSON.stringify(match.picks)).toBe(before)
  })

  it('judges no decision that the title calls taste', () => {
    const { picks, end } = habitMatch(game, 2, 'taste')
    const some = picks.slice(0, 12)
    const losses = (unjudged: readonly string[]): number => {
      const { searchProfile } = game
      if (searchProfile === undefined) throw new Error('it can be reviewed')
      const one = { ...game, searchProfile: { ...searchProfile, unjudged } }
      const review = MatchReview.of(one, some, end, ROUNDS)
      while (review?.isDone === false) review.goOn()
      return review?.seat(0).decisions ?? 0
    }
    expect(losses([])).toBeGreaterThan(0)
    const engine = new Engine(game.title)
    const asked = some.map(({ state }) => engine.view(state, null).decision?.key ?? '')
    expect(losses(asked)).toBe(0)
  })

  it('weighs every pick once, the first ones spread over the whole match', () => {
    const { picks, end } = habitMatch(game, 2, 'every pick')
    const some = picks.slice(-13)
    const review = MatchReview.of(game, some, end, 1)
    if (review === undefined) throw new Error('it can be reviewed')
    const weighed = (): number[] =>
      some.flatMap((_, index) => (review.weighed(index) === undefined ? [] : [index]))
    while (!review.isSketched) review.goOn()
    expect(weighed()).toEqual([])
    for (let i = 0; i < 4; i++) review.goOn()
    expect(weighed()).toEqual([0, 4, 8, 12])
    while (!review.isDone) review.goOn()
    expect(weighed()).toEqual([...some.keys()])
    review.goOn()
    expect(review.done).toBe(some.length)
  })

  it('says nothing of a match without an end, nor where nobody knows what a position is worth', () => {
    const { picks, end } = habitMatch(game, 2, 'no end')
    expect(MatchReview.of(game, picks, at(picks, 0).state)).toBeUndefined()
    const { searchProfile: _, ...mindless } = game
    expect(MatchReview.of(mindless, picks, end)).toBeUndefined()
  })

  it('finds the decision that was spoilt on purpose, and says what would have been better', () => {
    // Habit buys the first Lot that it can; leaving it is what many newcomers do.
    const { engine, picks } = habitMatch(game, 4, 'spoilt')
    const weigher = new DecisionWeigher(engine, game.searchProfile ?? fail())
    const dearest = picks
      .slice(0, 60)
      .map((played, index) => ({ played, index, weighed: weigher.weigh(played, ROUNDS, 'look') }))
      .filter(({ weighed }) => weighed.loss === 0 && weighed.options > 1)
      .toSorted((a, b) => b.weighed.stake - a.weighed.stake)[0]
    if (dearest === undefined) throw new Error('nothing was at stake')
    const others = engine
      .view(dearest.played.state, dearest.played.seat)
      .menu?.options.map(({ pick }) => pick)
      .filter((pick) => pick !== dearest.played.pick)
    const losses = (others ?? []).map((pick) =>
      weigher.weigh({ ...dearest.played, pick }, 96, 'another seed'),
    )
    const worst = losses.toSorted((a, b) => b.loss - a.loss)[0]
    expect(worst?.loss).toBeGreaterThan(0.05)
    expect(worst?.loss).toBeGreaterThan(2 * (worst?.lossError ?? 1))
    expect(worst?.best).toBe(dearest.played.pick)
  })
})

const fail = (): never => {
  throw new Error('it has a mind')
}

describe.each(games.filter(({ searchProfile }) => searchProfile !== undefined))(
  'weighing a decision of $title.id',
  { timeout: 60_000 },
  (each) => {
    const { engine, picks } = habitMatch(each, each.title.seats.least, 'weighing')
    const weigher = new DecisionWeigher(engine, each.searchProfile ?? fail())
    const some = picks.filter((_, index) => index % Math.ceil(picks.length / 5) === 2)

    it('comes to the same for the same seed, and is about what its seat could know', () => {
      for (const played of some) {
        const other = engine.copy(played.state)
        engine.resample(other, played.seat, new FastChance('other'))
        const weighed = weigher.weigh(played, 4, 'a')
        expect(weigher.weigh({ ...played, state: other }, 4, 'a')).toEqual(weighed)
        expect(weighed.stake).toBeGreaterThanOrEqual(weighed.loss)
        for (const chance of weighed.promised) expect(chance >= 0 && chance <= 1).toBe(true)
      }
    })
  },
)
