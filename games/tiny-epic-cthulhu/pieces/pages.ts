import { at } from '@eldertable/kernel'
import { FEAR, GREED, RAGE } from './colours.ts'

/** A Page Card: what it costs in Fear, Rage and Greed, the rows it fills, and its rune. */
export interface Page {
  key: string
  cost: readonly [fear: number, rage: number, greed: number]
  /** Rows of the Necronomicon as printed, from 1. */
  numbers: readonly number[]
  rune: number
}

type Row = readonly [key: string, cost: Page['cost'], numbers: readonly number[], rune: number]

const rows: readonly Row[] = [
  ['F01', [2, 0, 0], [1], FEAR],
  ['F02', [1, 1, 0], [3], FEAR],
  ['F03', [2, 1, 0], [1, 4], FEAR],
  ['F04', [2, 0, 1], [1, 5], FEAR],
  ['F05', [1, 1, 1], [2, 5], FEAR],
  ['F06', [1, 2, 0], [2, 4], FEAR],
  ['F07', [1, 0, 2], [3, 4], FEAR],
  ['F08', [1, 1, 1], [3, 5], FEAR],
  ['F09', [2, 1, 1], [1, 2, 4], FEAR],
  ['F10', [1, 1, 2], [2, 3, 5], FEAR],
  ['R01', [0, 2, 0], [2], RAGE],
  ['R02', [0, 1, 1], [4], RAGE],
  ['R03', [0, 2, 1], [2, 5], RAGE],
  ['R04', [1, 2, 0], [1, 2], RAGE],
  ['R05', [1, 1, 1], [1, 3], RAGE],
  ['R06', [0, 1, 2], [3, 5], RAGE],
  ['R07', [2, 1, 0], [4, 5], RAGE],
  ['R08', [1, 1, 1], [1, 4], RAGE],
  ['R09', [1, 2, 1], [2, 3, 5], RAGE],
  ['R10', [2, 1, 1], [1, 3, 4], RAGE],
  ['G01', [0, 0, 2], [4], GREED],
  ['G02', [1, 0, 1], [1], GREED],
  ['G03', [1, 0, 2], [2, 4], GREED],
  ['G04', [0, 1, 2], [3, 4], GREED],
  ['G05', [1, 1, 1], [3, 5], GREED],
  ['G06', [2, 0, 1], [2, 5], GREED],
  ['G07', [0, 2, 1], [1, 2], GREED],
  ['G08', [1, 1, 1], [1, 3], GREED],
  ['G09', [1, 1, 2], [2, 4, 5], GREED],
  ['G10', [1, 2, 1], [1, 3, 5], GREED],
]

/** The thirty Page Cards; a card's number is its place here. */
export const pages: readonly Page[] = rows.map(([key, cost, numbers, rune]) => ({
  key,
  cost,
  numbers,
  rune,
}))

export const pageAt = (card: number): Page => at(pages, card)
