import { at } from '@eldertable/kernel'
import { CHAOS, COLOURS, FEAR } from '../pieces/colours.ts'
import { DICE } from '../pieces/dice.ts'
import { matAt } from '../pieces/mats.ts'
import { COLUMNS, ROWS } from '../pieces/necronomicon.ts'
import { pageAt } from '../pieces/pages.ts'
import { distance, TOWNS } from '../pieces/towns.ts'
import { count, runesOf, sum } from '../rules/pieces.ts'
import { FACE_DOWN, NO_MAT, NO_PAGE, type Character, type TecTable } from '../state.ts'
import type { Weights } from './weights.ts'

/** What Page Cards cost and how many rows they fill, on average. */
const TENTACLES_OF_A_PAGE = 3
const NUMBERS_OF_A_PAGE = 1.9

/** What a face-up Page Card is worth to a character: less, the more actions it takes to get and pay for it. */
export const prospect = (
  table: TecTable,
  one: Character,
  town: number,
  card: number,
  w: Weights,
): number => gainOf(table, one, card, w) * nearness(one, town, card, w)

/** How much of a face-up Page Card's worth is left to a character, who has yet to go there and to pay for it. */
export function nearness(one: Character, town: number, card: number, w: Weights): number {
  const moves = Math.ceil(distance(one.town, town) / (1 + count(one.held, FEAR)))
  return w.perAction ** (moves + w.actionsPerTentacle * missingFor(one, card))
}

/** What a Page Card that lies face down may be worth to a character once it is turned up there. */
export function hope(table: TecTable, one: Character, town: number, w: Weights): number {
  const open = table.rows.filter((row) => row < COLUMNS).length
  const gain = w.page + w.anyToken * NUMBERS_OF_A_PAGE * (open / ROWS)
  return w.faceDown * gain * nearnessOfAny(one, town, w)
}

/** The nearness of a Page Card that has yet to be turned up, by going there. */
export function nearnessOfAny(one: Character, town: number, w: Weights): number {
  const moves = Math.max(1, Math.ceil(distance(one.town, town) / (1 + count(one.held, FEAR))))
  const missing = Math.max(0, TENTACLES_OF_A_PAGE - w.useOfHeld * sum(one.held))
  return w.perAction ** (moves + w.actionsPerTentacle * missing)
}

/** The best page of a character, open or not. */
export function bestProspect(table: TecTable, one: Character, w: Weights): number {
  let best = 0
  for (let town = 0; town < TOWNS; town++) {
    const { page } = at(table.towns, town)
    if (page === FACE_DOWN) best = Math.max(best, hope(table, one, town, w))
    else if (page !== NO_PAGE) best = Math.max(best, prospect(table, one, town, page, w))
  }
  return best
}

function gainOf(table: TecTable, one: Character, card: number, w: Weights): number {
  const { numbers, rune } = pageAt(card)
  let gain = w.page
  for (const number of numbers) {
    const row = count(table.rows, number - 1)
    if (row < COLUMNS) gain += count(w.row, row + 1) - count(w.row, row)
  }
  return runesOf(one, rune) < DICE ? gain + w.rune : gain // TEC-SEAL-5
}

/** How many tentacles a character lacks; Chaos stands for any (TEC-TRANS-2), and a Historian swaps one (TEC-CHAR-3). */
function missingFor({ held, mat, isAssistant }: Character, card: number): number {
  const { cost } = pageAt(card)
  let missing = 0
  let spare = 0
  for (let colour = 0; colour < COLOURS; colour++) {
    const short = (cost[colour] ?? 0) - count(held, colour)
    if (short > 0) missing += short
    else spare -= short
  }
  const swaps =
    !isAssistant && mat !== NO_MAT && matAt(mat).key === 'historian' ? Math.min(1, spare) : 0
  return Math.max(0, missing - swaps - count(held, CHAOS))
}
