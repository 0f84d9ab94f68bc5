import { gain, harm, likelier, type Reason } from '@eldertable/kernel'
import type { DmdCount } from '../bot/counts.ts'

const ofEnemies = {
  more: ['leaves {} more on the map', 'may leave {} more on the map'],
  less: ['rids the map of {}', 'may rid the map of {}'],
} as const

/** What a few tries say of so rare a thing is chance below this. */
const NOISE = 0.03

const told = (more: number, what: string): Reason[] =>
  Math.abs(more) < NOISE ? [] : likelier(more, what)

const words: Readonly<Record<DmdCount, (more: number) => readonly Reason[]>> = {
  lost: (more) => told(more, 'lose at once'),
  fallen: (more) => told(more, 'lose an investigator'),
  elderWounds: (more) => gain(more, 'a wound on the Elder One', 'wounds on the Elder One'),
  work: (more) => gain(more, 'a success against the ritual', 'successes against the ritual'),
  wounds: (more) => harm(more, 'a wound', 'wounds'),
  sanity: (more) => harm(more, 'a point of sanity', 'points of sanity'),
  stress: (more) => harm(more, 'a point of stress', 'points of stress'),
  levels: (more) => gain(more, 'a level of a skill', 'levels of skills'),
  claims: (more) => gain(more, 'a card', 'cards'),
  enemies: (more) => harm(more, 'an enemy', 'enemies', ofEnemies),
}

/** What one option leads to more of than another, the weightiest first. */
export const hints = (more: Readonly<Record<string, number>>): Reason[] =>
  (Object.keys(words) as DmdCount[]).flatMap((name) => words[name](more[name] ?? 0))
