import { MatchReview } from '@eldertable/bots'
import {
  LogFault,
  NotReviewable,
  playedMatch,
  reportOnMatch,
  type MatchReport,
  type PlayedMatch,
} from '@eldertable/match'
import type { MatchFile } from '@eldertable/protocol'
import { gameOf } from '../titles/games.ts'

/** What a page asks: a match to review through the eyes of a seat, another seat, or more exact figures. */
export type ToReviewer =
  | { readonly file: MatchFile; readonly seat: number }
  | { readonly seat: number }
  | { readonly longer: true }

/** The review as far as it has come, or why there is none. */
export type FromReviewer =
  | {
      readonly report: MatchReport
      /** Whether every pick has been looked at once: before, there is nothing to show. */
      readonly isSketched: boolean
      /** How many of the picks have been weighed. */
      readonly weighed: number
      readonly of: number
      /** Whether it has used up its time and waits to be asked to go on. */
      readonly isResting: boolean
    }
  | { readonly problem: string }

/** Milliseconds of thinking before it rests: a phone is not to get hot over it. */
const BUDGET = 15_000
/** Milliseconds in which it listens to nobody, and after which a page is told how far it is. */
const SLICE = 100
const TOLD_EVERY = 600

let match: PlayedMatch | undefined
let review: MatchReview | undefined
let seat = 0
let left = 0
let isWorking = false

const answer = (message: FromReviewer): void => globalThis.postMessage(message)

function tell(): void {
  if (match === undefined || review === undefined) return
  answer({
    report: reportOnMatch(match, review, seat),
    isSketched: review.isSketched,
    weighed: review.done,
    of: match.picks.length,
    isResting: !review.isDone && left <= 0,
  })
}

async function begin(file: MatchFile): Promise<void> {
  const game = await gameOf(file.title)
  if (game === undefined) throw new NotReviewable('This game is not here yet.')
  match = playedMatch(game, file)
  review = MatchReview.of(game, match.picks, match.end)
  if (review === undefined)
    throw new NotReviewable('Nobody has said yet what positions of this game are worth.')
  left = BUDGET
  tell()
}

/** In slices, so that a message finds somebody who listens. */
async function work(): Promise<void> {
  if (isWorking) return
  isWorking = true
  let toldAt = performance.now()
  while (review !== undefined && !review.isDone && left > 0) {
    const since = performance.now()
    while (!review.isDone && performance.now() - since < SLICE) review.goOn()
    left -= performance.now() - since
    if (performance.now() - toldAt > TOLD_EVERY) {
      tell()
      toldAt = performance.now()
    }
    await new Promise((resolve) => setTimeout(resolve))
  }
  isWorking = false
  tell()
}

async function hear(message: ToReviewer): Promise<void> {
  try {
    if ('seat' in message) ({ seat } = message)
    if ('file' in message) await begin(message.file)
    else if ('longer' in message) left = BUDGET
    else tell()
    await work()
  } catch (error) {
    if (!(error instanceof NotReviewable || error instanceof LogFault)) throw error
    answer({ problem: error.message })
  }
}

globalThis.addEventListener('message', (event: MessageEvent<ToReviewer>) => void hear(event.data))
