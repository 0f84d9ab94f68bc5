import type { Game } from '../frames.ts'
import type { LossFrom } from './numbers.ts'

/** One hero loses sanity. */
export const lose = (g: Game, hero: number, amount: number, from: LossFrom, rule: string): void =>
  g.call('terror', { heroes: [hero], amounts: [amount], from, rule, place: 0, struck: [] })
