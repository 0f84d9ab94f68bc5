import type { Text } from '../pieces/elder-ones.ts'
import { numberOfText } from '../pieces/texts.ts'
import type { Game } from '../frames.ts'
import { NOBODY } from '../state.ts'

/** Runs a text that a hero resolves: if the hero falls, what is left of it is not done (DMD-DEATH-8). */
export function runFor(
  g: Game,
  hero: number,
  text: number,
  from: 'mythos' | 'text',
  rule: string,
): void {
  g.call('script', { hero, you: hero, by: hero, texts: [text, 0], from, loss: 0, rule })
}

/** Runs a text of a stage or an episode, which nobody resolves by themselves: only ties are the active player's. */
export function runText(g: Game, { rule, steps }: Text): void {
  const { active } = g.state.table
  const texts = [numberOfText(steps), 0]
  g.call('script', {
    hero: NOBODY,
    you: active,
    by: active,
    texts,
    from: 'text',
    loss: 0,
    rule,
  })
}
