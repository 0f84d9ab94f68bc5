import { elderOnes } from '../pieces/elder-ones.ts'
import type { Game } from '../frames.ts'
import type { DmdState } from '../state.ts'
import { heroAt, sheetOf } from './figures.ts'
import { fizzle } from './fizzles.ts'

/** How much stress still fits on a hero's track (DMD-INV-5). */
export const stressLeft = (s: DmdState, hero: number): number =>
  sheetOf(s, hero).lastStress - heroAt(s, hero).stress

/** DMD-TERM-17; with the option `panic` what does not fit is wounds. */
export function takeStress(g: Game, hero: number, amount: number, rule: string): void {
  const one = heroAt(g.state, hero)
  if (one.hasFallen) return
  const taken = Math.min(amount, stressLeft(g.state, hero))
  if (taken > 0) {
    one.stress += taken
    g.event?.('stress', rule, { hero, amount: taken })
  }
  const surplus = amount - taken
  if (surplus === 0) return
  if (!g.state.table.settings.panic) fizzle(g, 'stress', hero)
  else
    g.call('wounds', {
      hero,
      amount: surplus,
      left: surplus,
      from: 'text',
      rule: 'DMD-TERM-17',
    })
}

/** DMD-TERM-18: whoever asks has looked whether it fits. */
export function payStress(g: Game, hero: number, amount: number, rule: string): void {
  heroAt(g.state, hero).stress += amount
  g.event?.('stress', rule, { hero, amount })
}

/** DMD-TERM-19 */
export function healStress(
  g: Game,
  hero: number,
  most: number,
  rule: string,
  isRest = false,
): void {
  const one = heroAt(g.state, hero)
  const amount = Math.min(most, one.stress)
  if (amount === 0 || one.hasFallen) return
  one.stress -= amount
  g.event?.('calms', rule, { hero, amount, isRest })
}

export function healWounds(
  g: Game,
  hero: number,
  most: number,
  rule: string,
  isRest = false,
): void {
  const one = heroAt(g.state, hero)
  const amount = Math.min(most, one.wounds)
  if (amount === 0 || one.hasFallen) return
  one.wounds -= amount
  g.event?.('heals', rule, { hero, amount, isRest })
}

/** Yellow Signs that nobody holds (DMD-HASTUR-1). */
function signsLeft({ table }: DmdState): number {
  let held = 0
  for (const { signs } of table.heroes) held += signs
  return elderOnes.hastur.tokens - held
}

export function takeSigns(g: Game, hero: number, most: number, rule: string): void {
  const one = heroAt(g.state, hero)
  const amount = Math.min(most, signsLeft(g.state)) // DMD-TERM-22
  if (one.hasFallen) return
  if (amount > 0) {
    one.signs += amount
    g.event?.('signs', rule, { hero, amount })
  }
  if (amount < most) fizzle(g, 'signs', hero)
}

export function dropSigns(g: Game, hero: number, amount: number, rule: string): void {
  if (amount === 0) return
  heroAt(g.state, hero).signs -= amount
  g.event?.('dropsSigns', rule, { hero, amount })
}
