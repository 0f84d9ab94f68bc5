import { DIRECTOR, NONE, type I32State, type Survivor } from '../state.ts'
import { placeAfter, poolAt } from './survivors.ts'

type Table = I32State['table']

/** Questions between two turns: whoever acts has had theirs. */
const between: readonly string[] = ['second.ask', 'survivorEnd.fadeOut']

/** Whether a question comes between two turns of survivors. */
export const isBetweenTurns = (key: string | undefined): boolean =>
  key !== undefined && between.includes(key)

/**
 * Who is expected to take the survivor turns that are left to what fades out, the next one first: the places of the
 * countdown tokens, which are a display only (I32-FADE-2, I32-FADE-10). `isBetween` says that the turn of whoever acts is
 * over, as it is while second actions are asked for.
 */
export function countdownOf(table: Table, isBetween: boolean): number[] {
  const { fade } = table
  if (fade === null) return []
  const s = { table } as I32State
  const found = isBetween || table.acting === NONE ? [] : [table.acting]
  let isSameTurn = table.place !== DIRECTOR && table.acted.length > 0
  let place = table.place
  // Whoever acts twice has been asked in every round between, so this many rounds find everybody.
  for (let steps = 0; found.length < fade.left && steps < fade.left * (DIRECTOR + 2); steps++) {
    if (place !== DIRECTOR) {
      const isFirstRound = steps < table.pools.length
      for (const one of poolAt(s, place).survivors)
        if (isDue(one, isFirstRound, isSameTurn ? table.acted : [])) found.push(one.card)
    }
    isSameTurn = false
    place = placeAfter(s, place)
  }
  return found.slice(0, fade.left)
}

/** A dibs marker costs a survivor its next turn, which then does not count (I32-TURN-7, I32-FADE-3). */
const isDue = (one: Survivor, isFirstRound: boolean, acted: readonly number[]): boolean =>
  !acted.includes(one.card) && !(isFirstRound && one.hasDibs)

/** By survivor: the countdown tokens that lie with it, such as [3, 1]. */
export function tokensOf(table: Table, isBetween: boolean, who: number): number[] {
  const { fade } = table
  if (fade === null) return []
  return countdownOf(table, isBetween).flatMap((one, place) =>
    one === who ? [fade.left - place] : [],
  )
}
