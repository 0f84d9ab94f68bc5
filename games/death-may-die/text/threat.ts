import { NO_CARD } from '../state.ts'
import { counted } from '@eldertable/kernel'
import { mythosAt } from '../rules/mythos-deck.ts'
import { openState, type Tell } from './telling.ts'

/** DMD-ENDTURN-4 */
export const ADVANCES = 3

/** Summoning symbols that count at the end of the turn, PTSD's card among them (DMD-ENDTURN-3). */
export function symbolsOf(table: Tell['table']): number {
  const s = openState({ table })
  const held = table.heroes.flatMap(({ remembers }) => (remembers === NO_CARD ? [] : [remembers]))
  return [...table.mythosDiscards, ...held].filter((card) => mythosAt(s, card).symbol).length
}

/** What the next symbol means. */
export function threatOf(table: Tell['table']): string {
  const left = ADVANCES - symbolsOf(table)
  return left <= 0
    ? 'it advances at the end of the turn'
    : `${counted(left, 'more tentacle', 'more tentacles')} and it advances`
}
