import { at, done } from '@eldertable/kernel'
import { CHAOS } from '../pieces/colours.ts'
import { matAt } from '../pieces/mats.ts'
import { COLUMNS, ROWS } from '../pieces/necronomicon.ts'
import { pageAt, pages } from '../pieces/pages.ts'
import type { Game } from '../frames.ts'
import type { Reason } from '../reasons.ts'
import { FACE_DOWN, NO_PAGE, type TecState, type TecTable } from '../state.ts'
import { cannotAct, useAction } from './actions.ts'
import { costInColours, type Cost } from './costs.ts'
import { procedure } from './kit.ts'
import { dealPage } from './page-deck.ts'
import { canPay, WENT_BACK } from './payments.ts'
import { turnToPhaseTwo } from './phase-two.ts'
import { add, characterAt, townOf } from './pieces.ts'

/** Why the active player can't translate. */
export function cannotTranslate(s: TecState, character: number): Reason | undefined {
  return cannotAct(s) ?? cannotTranslateHere(s, character)
}

/** Why the Page Card at a character's Town Card can't be translated by it, whoever it is. */
export function cannotTranslateHere(s: TecState, character: number): Reason | undefined {
  const { page } = townOf(s, character)
  if (page === NO_PAGE) return 'no-page' // TEC-TRANS-1
  if (page === FACE_DOWN) return 'face-down'
  return canPay(s, character, costOfPage(s, character)) ? undefined : 'page-too-dear' // TEC-TRANS-2
}

const plainCosts = pages.map(({ cost }) => costInColours(cost))
const costsWithSwap = plainCosts.map((cost) => ({ ...cost, swaps: 1 }))

/** What the face-up Page Card at a character's Town Card costs it. */
export function costOfPage(s: TecState, character: number): Cost {
  const { mat, isAssistant } = characterAt(s, character)
  const { page } = townOf(s, character)
  // TEC-CHAR-3, TEC-ABILITY-5
  const swaps = !isAssistant && matAt(mat).key === 'historian'
  return at(swaps ? costsWithSwap : plainCosts, page)
}

export const translate = procedure('translate', {
  pay(g, f) {
    const { character } = f
    const costs = [costOfPage(g.state, character)]
    g.call('pay', { character, costs, for: 'translate', rule: 'TEC-TRANS-2' })
    return 'paid'
  },
  paid(g, f) {
    if (f.answer === WENT_BACK) return done
    useAction(g)
    translatePage(g, f.character)
    return done
  },
})

/** Takes the face-up Page Card at a character's Town Card, which is paid for, with what follows from it. */
export function translatePage(g: Game, character: number): void {
  const { table } = g.state
  const { town, pages } = characterAt(g.state, character)
  const card = townOf(g.state, character).page
  const rows = placeTokens(table, pageAt(card).numbers)
  const rowsDone = reward(table, 0, ROWS, (row) => at(table.rows, row) === COLUMNS) // TEC-TRANS-6
  const fewest = Math.min(...table.rows)
  const columnsDone = reward(table, ROWS, COLUMNS, (column) => fewest > column) // TEC-TRANS-7
  pages.push(card) // TEC-TRANS-9
  g.event?.('translates', 'TEC-TRANS-3', { character, town, card, rows, rowsDone, columnsDone })
  dealPage(g, town, 'TEC-TRANS-10')
  turnToPhaseTwo(g) // TEC-PHASE-1
}

/** Places a Page Token for each number whose row has room, and gives those rows (TEC-TRANS-3, TEC-TRANS-4). */
function placeTokens(table: TecTable, numbers: readonly number[]): number[] {
  const open = numbers.map((number) => number - 1).filter((row) => at(table.rows, row) < COLUMNS)
  for (const row of open) add(table.rows, row, 1)
  return open
}

/** Discards the Chaos of complete lines that still hold it, and gives their numbers (TEC-TRANS-8). */
function reward(
  { rewards, discard }: TecTable,
  first: number,
  lines: number,
  isComplete: (line: number) => boolean,
): number[] {
  const complete: number[] = []
  for (let line = 0; line < lines; line++) {
    if (rewards[first + line] === 0 || !isComplete(line)) continue
    rewards[first + line] = 0
    add(discard, CHAOS, 1)
    complete.push(line)
  }
  return complete
}
