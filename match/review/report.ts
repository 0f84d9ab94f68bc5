import type { Account, Grade, MatchReview } from '@eldertable/bots'
import { gradeOf } from '@eldertable/bots'
import { at, heardBy, MatchWords, type Seat } from '@eldertable/kernel'
import type { PlayedMatch } from './played-match.ts'

/** Where a result came from: `start + luck + own + others = result`; decisions are told beside what habit would have picked. */
interface AccountParts {
  readonly start: number
  readonly luck: number
  readonly own: number
  readonly others: number
}

/** What there is to say of a seat. */
export interface SeatAccount {
  readonly seat: Seat
  readonly name: string
  /** Nothing where it is not trusted. */
  readonly parts: AccountParts | null
  readonly result: number
  readonly decisions: number
  readonly lost: number
  readonly accuracy: number | null
}

/** A stroke of luck, good or bad, as the seat that is reviewed was told of it. */
export interface LuckyMoment {
  readonly pick: number
  readonly luck: number
  readonly by: string
  readonly chose: string
  readonly told: readonly string[]
}

/** A decision that has cost something. */
export interface CostlyDecision {
  readonly pick: number
  readonly decision: string
  readonly loss: number
  readonly error: number
  readonly grade: Grade
  readonly question: string
  readonly chose: string
  readonly better: string
  /** What the better option gains and costs in comparison, in a phrase; empty where nothing that is counted tells them apart. */
  readonly why: string
}

/** The review of one match as plain data, with the words of one seat's moments and decisions. */
export interface MatchReport {
  readonly title: string
  readonly picks: number
  readonly ending: string
  /** Whether what positions are worth is known well enough: without it there is no luck to tell of. */
  readonly isTrusted: boolean
  readonly seats: readonly SeatAccount[]
  readonly seat: Seat
  /** By seat: its chance before each pick, and last its result. Empty where it is not trusted. */
  readonly curves: readonly (readonly number[])[]
  readonly luckiest: readonly LuckyMoment[]
  readonly costliest: readonly CostlyDecision[]
}

/** This many of each are told. */
const SHOWN = 5
/** A stroke of luck is named only if it is beyond this many standard errors. */
const SURE = 2

export function reportOnMatch(played: PlayedMatch, review: MatchReview, seat: Seat): MatchReport {
  const { engine, seats, picks, end } = played
  const words = new MatchWords(engine.title, seats)
  const account = review.account()
  const outcome = end.table.outcome ?? { ending: '', winners: [] }
  return {
    title: engine.title.id,
    picks: picks.length,
    ending: words.ending(outcome, engine.view(end, null)),
    isTrusted: review.isTrusted,
    seats: seats.map((_, each) => seatAccount(words, review, account, each)),
    seat,
    curves: review.isTrusted
      ? seats.map((_, each) => account.curve.map((chances) => at(chances, each)))
      : [],
    luckiest: review.isTrusted ? luckiestOf(played, words, review, account, seat) : [],
    costliest: costliestOf(played, words, review, seat),
  }
}

function seatAccount(
  words: MatchWords,
  review: MatchReview,
  account: Account,
  seat: Seat,
): SeatAccount {
  const decided = account.decisions.map((chances) => at(chances, seat))
  const own = at(decided, seat)
  const { decisions, lost, accuracy } = review.seat(seat)
  return {
    seat,
    name: words.name(seat),
    parts: review.isTrusted
      ? {
          start: at(account.start, seat),
          luck: at(account.luck, seat),
          own,
          others: decided.reduce((sum, one) => sum + one, 0) - own,
        }
      : null,
    result: at(account.result, seat),
    decisions,
    lost,
    accuracy: accuracy ?? null,
  }
}

function luckiestOf(
  { engine, picks, end }: PlayedMatch,
  words: MatchWords,
  review: MatchReview,
  { steps }: Account,
  seat: Seat,
): LuckyMoment[] {
  return steps
    .map(({ luck }, index) => ({ index, luck: at(luck, seat) }))
    .filter(
      ({ index, luck }) => Math.abs(luck) > SURE * (review.luckError(index, seat) ?? Infinity),
    )
    .toSorted((a, b) => Math.abs(b.luck) - Math.abs(a.luck))
    .slice(0, SHOWN)
    .map(({ index, luck }) => {
      const { state, seat: by, pick, events } = at(picks, index)
      const after = engine.view(picks[index + 1]?.state ?? end, seat)
      return {
        pick: index + 1,
        luck,
        by: words.name(by),
        chose: words.pick(pick, engine.view(state, by)),
        told: heardBy(seat, events).map((event) => words.event(event, after)),
      }
    })
}

function costliestOf(
  { engine, picks }: PlayedMatch,
  words: MatchWords,
  review: MatchReview,
  seat: Seat,
): CostlyDecision[] {
  return picks
    .flatMap((played, index) => {
      const weighed = played.seat === seat ? review.weighed(index) : undefined
      const grade = gradeOf(weighed?.loss ?? 0)
      return weighed === undefined || grade === undefined ? [] : [{ played, index, weighed, grade }]
    })
    .toSorted((a, b) => b.weighed.loss - a.weighed.loss)
    .slice(0, SHOWN)
    .map(({ played: { state, decision }, index, weighed, grade }) => {
      const view = engine.view(state, seat)
      return {
        pick: index + 1,
        decision,
        loss: weighed.loss,
        error: weighed.lossError,
        grade,
        question: view.decision === null ? '' : words.prompt(view.decision, view),
        chose: words.pick(weighed.chosen, view),
        better: words.pick(weighed.best, view),
        why: words.why(weighed.more, view),
      }
    })
}
