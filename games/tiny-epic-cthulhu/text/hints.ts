import { gain, harm, likelier, type Reason } from '@eldertable/kernel'
import type { TecCount } from '../bot/counts.ts'

const ofShamblers = {
  more: ['lets in {}', 'may let in {}'],
  less: ['drives {} off', 'may drive {} off'],
} as const
const ofMadness = {
  more: ['brings {} to the towns', 'may bring {} to the towns'],
  less: ['takes {} from the towns', 'may take {} from the towns'],
} as const

const words: Readonly<Record<TecCount, (more: number) => readonly Reason[]>> = {
  lost: (more) => likelier(more, 'lose this turn'),
  seals: (more) => gain(more, 'a sealed portal', 'sealed portals'),
  pages: (more) => gain(more, 'a page', 'pages'),
  strength: (more) => harm(more, 'a step of Strength', 'steps of Strength'),
  delirium: (more) => harm(more, 'a step of delirium', 'steps of delirium'),
  shamblers: (more) => harm(more, 'a Shambler', 'Shamblers', ofShamblers),
  madness: (more) => harm(more, 'a Madness Tentacle', 'Madness Tentacles', ofMadness),
  tentacles: (more) => gain(more, 'a tentacle to spend', 'tentacles to spend'),
}

/** What one option leads to more of than another, the weightiest first. */
export const hints = (more: Readonly<Record<string, number>>): Reason[] =>
  (Object.keys(words) as TecCount[]).flatMap((name) => words[name](more[name] ?? 0))
