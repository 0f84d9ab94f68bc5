import { at } from '@eldertable/kernel'

/** The number of the 36 results of two dice with which an attack value hits; 11 stands for all above. */
const hits = [0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35] as const

export const hitsOf = (value: number): number =>
  at(hits, Math.max(0, Math.min(hits.length - 1, value)))

/** What a card adds to the hits of a throng. */
export const gainOf = (total: number, value: number): number =>
  hitsOf(total + value) - hitsOf(total)
