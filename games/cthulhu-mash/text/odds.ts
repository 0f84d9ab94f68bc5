import { counted } from '@eldertable/kernel'
import { blowOdds, type Odds } from '../rules/odds.ts'
import { meansIn, targetIn } from '../verbs.ts'
import { openState, type Tell } from './telling.ts'

/** What a hit does. */
export function effectOf({ damage, holds }: Pick<Odds, 'damage' | 'holds'>): string {
  const effects = [
    ...(damage > 0 ? [counted(damage, 'damage', 'damage')] : []),
    ...(holds ? ['a hold'] : []),
  ]
  return effects.length === 0 ? 'no damage' : effects.join(' and ')
}

/** How often an attack of whoever acts hits, and what that does: "8 in 10 for 1 damage". */
export function oddsInWords(blow: number, t: Tell): string {
  const odds = blowOdds(openState(t), t.table.active, meansIn(blow), targetIn(blow))
  return `${odds.hits} in ${odds.faces} for ${effectOf(odds)}`
}
