import { moreLikely, moreOrLess } from '@eldertable/kernel'
import type { TecCount } from '../bot/counts.ts'

const words: Readonly<Record<TecCount, (more: number) => readonly string[]>> = {
  lost: (more) => moreLikely(more, 'lose this turn'),
  seals: (more) => moreOrLess(more, 'portal sealed', 'portals sealed'),
  pages: (more) => moreOrLess(more, 'Page Token'),
  strength: (more) => moreOrLess(more, 'step of Strength', 'steps of Strength'),
  delirium: (more) => moreOrLess(more, 'step of delirium', 'steps of delirium'),
  shamblers: (more) => moreOrLess(more, 'Shambler'),
  madness: (more) => moreOrLess(more, 'Madness', 'Madness'),
  tentacles: (more) => moreOrLess(more, 'tentacle on mats', 'tentacles on mats'),
}

/** What one option leads to more of than another, the weightiest first. */
export const hints = (more: Readonly<Record<string, number>>): string[] =>
  (Object.keys(words) as TecCount[]).flatMap((name) => words[name](more[name] ?? 0))
