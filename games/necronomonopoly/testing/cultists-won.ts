import { seatOf, type Name } from './at.ts'

/** The outcome of a match that these Cultists have won. */
export const cultistsWon = (...winners: Name[]): object => ({
  ending: 'cultists',
  winners: winners.map(seatOf),
})
