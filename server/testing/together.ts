import type { GameEntry } from '@eldertable/kernel'

/** A game whose seats all win and lose together, so that all of them advise each other. */
export const allTogether = (game: GameEntry): GameEntry => ({
  ...game,
  title: { ...game.title, sides: { ahead: () => 'together', of: () => 0 } },
})
