import type { Tell } from './telling.ts'

const LAST_REEL = 4

/** Cards on the screen of the last reel once no more come to it; undefined before that (I32-REEL-6). */
export function cardsToTheEnd({
  reel,
  reelPile,
  finale,
  screen,
}: Tell['table']): number | undefined {
  if (reel !== LAST_REEL || reelPile > 0 || finale !== 'open') return undefined
  return screen.reduce((sum, cards) => sum + cards.length, 0)
}

/** How near the end of the film is, once it is near enough to be said: a sentence after a space, or nothing. */
export function endInWords(table: Tell['table']): string {
  if (table.finale === 'known') return " The director's next turn is the last of the film."
  return cardsToTheEnd(table) === 1
    ? ' One card is left on the screen: when it goes, the director has one last turn.'
    : ''
}
