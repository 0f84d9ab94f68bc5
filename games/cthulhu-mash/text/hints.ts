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
const ofGenerators = {
  more: ['leaves {} standing', 'may leave {} standing'],
  less: ['destroys {}', 'may destroy {}'],
} as const
const ofMonsters = {
  more: ['leaves {} alive', 'may leave {} alive'],
  less: ['fells {}', 'may fell {}'],
} as const

/** Imagined turns go on: how many more or fewer there are then is not what one pick does. */
const oneAtMost = (more: number): number => Math.max(-1, Math.min(1, more))

const words: Readonly<Record<MashCount, (more: number) => readonly Reason[]>> = {
  // A chance of a twentieth either way is within what the search errs by.
  out: (more) => (Math.abs(more) < 0.05 ? [] : likelier(more, 'die')),
  rivals: (more) => harm(more, 'a point of health', 'points of health', ofRivals),
  health: (more) => gain(more, 'a point of health', 'points of health'),
  flags: (more) => harm(more, 'a point of health', 'points of health', ofFlags),
  generators: (more) => harm(oneAtMost(more), 'a generator', 'generators', ofGenerators),
  monsters: (more) => harm(oneAtMost(more), 'a monster', 'monsters', ofMonsters),
  powers: (more) => gain(more, 'a power-up', 'power-ups'),
  objects: (more) => gain(more, 'an object', 'objects'),
  mentality: (more) => gain(more, 'a point of mentality', 'points of mentality'),
}

/** What one option leads to more of than another: what it is good for, then what it costs, each the weightiest first. */
export function hints(more: Readonly<Record<string, number>>): Reason[] {
  const all = (Object.keys(words) as MashCount[]).flatMap((name) => words[name](more[name] ?? 0))
  return [...all.filter(({ isGain }) => isGain), ...all.filter(({ isGain }) => !isGain)]
}
