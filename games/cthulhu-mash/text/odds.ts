import { counted } from '@eldertable/kernel'
import { FOE_MELEE } from '../rules/attacks/means.ts'
import { blowOdds, type Odds } from '../rules/attacks/odds.ts'
import { monsterRow } from '../rules/pieces.ts'
import { foeOf, isGenerator } from '../targets.ts'
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

/** What is thrown and what has to be reached: "d10 + 1 against 5". */
export function rollInWords({ faces, bonus, defence }: Odds): string {
  const added = bonus === 0 ? '' : ` ${bonus > 0 ? '+' : '−'} ${Math.abs(bonus)}`
  return `d${faces}${added} against ${defence}`
}

/** How often that hits, and what a hit does: "8 in 10 for 1 damage". */
export const chanceInWords = (odds: Odds): string =>
  `${odds.hits} in ${odds.faces} for ${effectOf(odds)}`

/** All that can be said of an attack of whoever acts before it is made. */
export function oddsInWords(blow: number, t: Tell): string {
  const odds = blowOdds(openState(t), t.table.active, meansIn(blow), targetIn(blow))
  return `${rollInWords(odds)}, ${chanceInWords(odds)}`
}

/** The same of an attack by a monster; one that clings does so instead of harm (CM-FOE-16). */
export function foeOddsInWords(piece: number, means: number, target: number, t: Tell): string {
  const odds = blowOdds(openState(t), foeOf(piece), means, target)
  const clings = means === FOE_MELEE && !isGenerator(piece) && monsterRow(piece).attach
  const effect = clings ? `${odds.hits} in ${odds.faces} that it clings` : chanceInWords(odds)
  return `${rollInWords(odds)}, ${effect}`
}
