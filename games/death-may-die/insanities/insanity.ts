import type { Game } from '../frames.ts'

/** What an insanity card does on a trigger. It may call a procedure for what it leaves to its hero. */
export interface Insanity {
  readonly rule: string
  resolve(g: Game, hero: number): void
}
