import { BLANKED, BONUS, shown, type Face } from '../pieces/dice.ts'
import type { Game } from '../frames.ts'
import type { DmdState, Roll, RollKind } from '../state.ts'

const SIDES = 6

/** DMD-DICE-8 */
export const isAgainst = (kind: RollKind): boolean =>
  kind === 'foe' || kind === 'fire' || kind === 'signs'

export const isBonusDie = (die: number): boolean => die >= BONUS
export const throwDie = (g: Game, isBonus: boolean): number =>
  (isBonus ? BONUS : 0) + g.chance.die(SIDES) - 1

// How often each die shows a symbol.
const successes = shown.map(({ success }) => success)
const elderSigns = shown.map(({ elder }) => elder)
const tentacles = shown.map(({ tentacle }) => tentacle)

/** How often a symbol shows (DMD-TERM-24, DMD-DICE-4). */
export function symbolsIn({ dice }: Roll, symbol: keyof Face): number {
  const counts = symbol === 'success' ? successes : symbol === 'elder' ? elderSigns : tentacles
  let count = 0
  for (let place = 0; place < dice.length; place++) count += counts[dice[place] ?? BLANKED] ?? 0
  return count
}

export function rollOn({ table }: DmdState): Roll {
  if (table.roll === null) throw new Error('no dice are on the table')
  return table.roll
}
