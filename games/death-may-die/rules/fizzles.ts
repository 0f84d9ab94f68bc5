import type { Step } from '../effects/deeds/script.ts'
import type { Lacking } from '../events.ts'
import type { Game } from '../frames.ts'
import type { EnemyKind } from '../pieces/enemies.ts'
import { NOBODY } from '../state.ts'

const rules: Readonly<Record<Lacking, string>> = {
  fire: 'DMD-TERM-22',
  rlyeh: 'DMD-TERM-22',
  signs: 'DMD-TERM-22',
  stress: 'DMD-TERM-17',
  figures: 'DMD-TERM-16',
  movers: 'DMD-MYTHOS-2',
}

/** Tells that something is skipped, and for want of what: nobody should have to guess why a card does nothing. */
export const fizzle = (
  g: Game,
  what: Lacking,
  hero: number = NOBODY,
  kind: EnemyKind | null = null,
): void => g.event?.('fizzles', rules[what], { what, hero, kind })

/** The same of a step of a text that has found nothing to do. */
export function fizzleStep(g: Game, step: Step): void {
  if (step.do === 'summon') fizzle(g, 'figures', NOBODY, step.kind)
  if (step.do === 'move' && step.who !== 'elder') fizzle(g, 'movers', NOBODY, step.who)
}
