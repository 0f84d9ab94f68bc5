import { determinisedFrom } from '@eldertable/bots'
import type { AnyTitle, GameEntry, SearchContext, Observation, State } from '@eldertable/kernel'
import { engineFor, titleFor } from '../versions/rules-version.ts'

/** What somebody is asked to think about. Plain data, so that it can go to a worker; nothing in it that its seat may not know. */
export interface ThoughtRequest {
  readonly title: string
  readonly titleVersion: number
  readonly observation: Observation
  /** The seed of the thinker's own chance. */
  readonly seed: string
  /** A state in which the host has drawn anew whatever the seat can't know; never the true one. */
  readonly world?: State
  /** For how many milliseconds to think at most. */
  readonly milliseconds?: number
}

/** What went wrong in a worker. */
export interface Fault {
  readonly fault: string
}

export const faultOf = (error: unknown): Fault => ({
  fault: error instanceof Error ? error.message : String(error),
})

/** How much of a deadline is for thinking; the rest is for the way there and back. */
export const TIME_TO_THINK = 0.5

/** The same request with the time that it may take. */
export const withTime = <R extends ThoughtRequest>(request: R, milliseconds: number): R => ({
  ...request,
  milliseconds: Math.max(0, milliseconds),
})

/** The game that a request is about, by the rules of its match: one that began by earlier rules is finished by them. */
export function gameFor(
  { title, titleVersion }: ThoughtRequest,
  known: readonly GameEntry[],
): GameEntry | undefined {
  const game = known.find((one) => one.title.id === title)
  const rules = game && titleFor(game.title, titleVersion)
  return game && rules && { ...game, title: rules }
}

/** What whoever thinks gets of the request: worlds like the one that the host has drawn. */
export function searchContextOf(
  { world, observation, milliseconds }: ThoughtRequest,
  title: AnyTitle,
): SearchContext | undefined {
  if (world === undefined) return undefined
  const worlds = determinisedFrom(engineFor(title), world, observation.seat)
  return milliseconds === undefined ? worlds : { ...worlds, milliseconds }
}
