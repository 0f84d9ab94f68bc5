import { BONUS, shown, type Face } from '../content/dice.ts'
import type { Game } from '../frames.ts'
import type { DmdState, Roll, RollKind } from '../state.ts'

const SIDES = 6

/** DMD-DICE-8 */
export const isAgainst = (kind: RollKind): boolean =>
  kind === 'foe' || kind === 'fire' || kind === 'signs'

export const isBonusDie = (die: number): boolean => die >= BONUS
export const throwStandard = (g: Game): number => g.chance.die(SIDES) - 1
export const throwBonus = (g: Game): number => BONUS + g.chance.die(SIDES) - 1

/** By symbol, how often each die shows it. */
const showing: Readonly<Record<keyof Face, readonly number[]>> = {
  success: shown.map(({ success }) => success),
  elder: shown.map(({ elder }) => elder),
  tentacle: shown.map(({ tentacle }) => tentacle),
}

/** How often a symbol shows (DMD-TERM-24, DMD-DICE-4). */
export function symbolsIn({ dice }: Roll, symbol: keyof Face): number {
  const counts = showing[symbol]
  let count = 0
  for (const die of dice) count += counts[die] ?? 0
  return count
}

export function rollOn({ table }: DmdState): Roll {
  if (table.roll === null) throw new Error('no dice are on the table')
  return table.roll
}
