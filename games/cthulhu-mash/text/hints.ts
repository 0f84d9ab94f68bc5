import { gain, harm, likelier, type Reason } from '@eldertable/kernel'
import type { MashCount } from '../bot/counts.ts'

const ofRivals = {
  more: ['spares rivals {}', 'may spare rivals {}'],
  less: ['takes {} from rivals', 'may take {} from rivals'],
} as const
const ofFlags = {
  more: ['spares their spawning spaces {}', 'may spare their spawning spaces {}'],
  less: ['takes {} from their spawning spaces', 'may take {} from their spawning spaces'],
} as const
const ofFoes = {
  more: ['leaves {} more', 'may leave {} more'],
  less: ['destroys {}', 'may destroy {}'],
} as const

const words: Readonly<Record<MashCount, (more: number) => readonly Reason[]>> = {
  // A chance of a twentieth either way is within what the search errs by.
  out: (more) => (Math.abs(more) < 0.05 ? [] : likelier(more, 'die')),
  rivals: (more) => harm(more, 'a point of health', 'points of health', ofRivals),
  health: (more) => gain(more, 'a point of health', 'points of health'),
  flags: (more) => harm(more, 'a point of health', 'points of health', ofFlags),
  generators: (more) => harm(more, 'a generator', 'generators', ofFoes),
  monsters: (more) => harm(more, 'a monster', 'monsters', ofFoes),
  powers: (more) => gain(more, 'a power-up', 'power-ups'),
  objects: (more) => gain(more, 'an object', 'objects'),
  mentality: (more) => gain(more, 'a point of mentality', 'points of mentality'),
}

/** What one option leads to more of than another: what it is good for, then what it costs, each the weightiest first. */
export function hints(more: Readonly<Record<string, number>>): Reason[] {
  const all = (Object.keys(words) as MashCount[]).flatMap((name) => words[name](more[name] ?? 0))
  return [...all.filter(({ isGain }) => isGain), ...all.filter(({ isGain }) => !isGain)]
}
