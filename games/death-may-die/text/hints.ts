import { moreLikely, moreOrLess } from '@eldertable/kernel'
import type { DmdCount } from '../bot/counts.ts'

const words: Readonly<Record<DmdCount, (more: number) => readonly string[]>> = {
  lost: (more) => moreLikely(more, 'lose at once'),
  fallen: (more) => moreLikely(more, 'lose an investigator'),
  elderWounds: (more) => moreOrLess(more, 'wound on the Elder One', 'wounds on the Elder One'),
  work: (more) => moreOrLess(more, 'success against the ritual', 'successes against the ritual'),
  wounds: (more) => moreOrLess(more, 'wound'),
  sanity: (more) => moreOrLess(more, 'sanity lost', 'sanity lost'),
  stress: (more) => moreOrLess(more, 'stress', 'stress'),
  levels: (more) => moreOrLess(more, 'level of a skill', 'levels of skills'),
  claims: (more) => moreOrLess(more, 'card claimed', 'cards claimed'),
  enemies: (more) => moreOrLess(more, 'enemy on the map', 'enemies on the map'),
}

/** What one option leads to more of than another, the weightiest first. */
export const hints = (more: Readonly<Record<string, number>>): string[] =>
  (Object.keys(words) as DmdCount[]).flatMap((name) => words[name](more[name] ?? 0))
