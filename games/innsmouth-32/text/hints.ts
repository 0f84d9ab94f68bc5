import { moreLikely, moreOrLess } from '@eldertable/kernel'
import type { I32Count } from '../bot/counts.ts'

const words: Readonly<Record<I32Count, (more: number) => readonly string[]>> = {
  lost: (more) => moreLikely(more, 'end the film with nobody left'),
  survivors: (more) => moreOrLess(more, 'survivor'),
  hits: (more) => moreOrLess(more, 'hit by the throngs', 'hits by the throngs'),
  monsters: (more) => moreOrLess(more, 'monster in throngs', 'monsters in throngs'),
  spoints: (more) => moreOrLess(more, 'spoint'),
  cards: (more) => moreOrLess(more, 'card held', 'cards held'),
  mythos: (more) => moreOrLess(more, 'mythos token'),
  insanity: (more) => moreOrLess(more, 'insanity token'),
  film: (more) => moreOrLess(more, 'card of the reel shown', 'cards of the reel shown'),
}

/** What one option leads to more of than another, the weightiest first. */
export const hints = (more: Readonly<Record<string, number>>): string[] =>
  (Object.keys(words) as I32Count[]).flatMap((name) => words[name](more[name] ?? 0))
