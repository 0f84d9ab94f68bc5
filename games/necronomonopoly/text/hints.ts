import { moreLikely, moreOrLess } from '@eldertable/kernel'
import type { NecCount } from '../bot/counts.ts'

/** Differences of Sanity below this are within what a single throw does. */
const LEAST_SANITY = 2

const words: Readonly<Record<NecCount, (more: number) => readonly string[]>> = {
  mad: (more) => moreLikely(more, 'go mad'),
  sanity: (more) => (Math.abs(more) < LEAST_SANITY ? [] : moreOrLess(more, 'Sanity', 'Sanity')),
  locales: (more) => moreOrLess(more, 'whole locale'),
  lots: (more) => moreOrLess(more, 'Lot'),
  tomes: (more) => moreOrLess(more, 'Great Tome'),
  cards: (more) => moreOrLess(more, 'card'),
  othersSanity: (more) =>
    Math.abs(more) < LEAST_SANITY
      ? []
      : moreOrLess(more, 'Sanity', 'Sanity').map((words) => `${words} for the others`),
}

/** What one option leads to more of than another, the weightiest first. */
export const hints = (more: Readonly<Record<string, number>>): string[] =>
  (Object.keys(words) as NecCount[]).flatMap((name) => words[name](more[name] ?? 0))
