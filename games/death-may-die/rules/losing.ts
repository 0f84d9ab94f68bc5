import type { Game } from '../frames.ts'
import type { LossFrom } from './numbers.ts'

/** One hero loses sanity. */
export const lose = (g: Game, hero: number, amount: number, from: LossFrom, rule: string): void =>
  g.call('terror', { heroes: [hero], amounts: [amount], from, rule, place: 0, struck: [] })

/** Several lose sanity by one effect, each so much, if anybody does (DMD-SANITY-7). The lists are given away. */
export function loseTogether(
  g: Game,
  heroes: number[],
  amounts: number[],
  from: LossFrom,
  rule: string,
): void {
  if (amounts.some((amount) => amount > 0))
    g.call('terror', { heroes, amounts, from, rule, place: 0, struck: [] })
}
