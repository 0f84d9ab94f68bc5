import { moreLikely, moreOrLess } from '@eldertable/kernel'
import type { MashCount } from '../bot/counts.ts'

const words: Readonly<Record<MashCount, (more: number) => readonly string[]>> = {
  out: (more) => moreLikely(more, 'be dead'),
  rivals: (more) => moreOrLess(more, 'health of rivals', 'health of rivals'),
  health: (more) => moreOrLess(more, 'health', 'health'),
  flags: (more) =>
    moreOrLess(more, 'health of their spawning spaces', 'health of their spawning spaces'),
  generators: (more) => moreOrLess(more, 'generator'),
  monsters: (more) => moreOrLess(more, 'monster'),
  powers: (more) => moreOrLess(more, 'power-up'),
  objects: (more) => moreOrLess(more, 'object'),
  mentality: (more) => moreOrLess(more, 'mentality', 'mentality'),
}

/** What one option leads to more of than another, the weightiest first. */
export const hints = (more: Readonly<Record<string, number>>): string[] =>
  (Object.keys(words) as MashCount[]).flatMap((name) => words[name](more[name] ?? 0))
