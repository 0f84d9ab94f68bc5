import { gain, harm, likelier, type Reason } from '@eldertable/kernel'
import type { I32Count } from '../bot/counts.ts'
import { isWithDirector } from '../rules/sides.ts'
import type { Tell } from './telling.ts'

const ofSurvivors = {
  more: ['saves {}', 'may save {}'],
  less: ['takes {}', 'may take {}'],
} as const
const ofMonsters = {
  more: ['leaves {} more in the throngs', 'may leave {} more in the throngs'],
  less: ['rids the throngs of {}', 'may rid the throngs of {}'],
} as const
const ofTheirs = {
  more: ['leaves the survivors {}', 'may leave the survivors {}'],
  less: ['makes the survivors spend {}', 'may make the survivors spend {}'],
} as const
// What comes of an option is counted turns later, when dice have fallen: so it says what is left then, not what is paid now.
const ofSpoints = {
  more: ['keeps {} for later', 'may keep {} for later'],
  less: ['spends {} more in the turns to come', 'may spend {} more in the turns to come'],
} as const
const ofMadness = {
  more: ['leads to {} more', 'may lead to {} more'],
  less: ['avoids {}', 'may avoid {}'],
} as const
const ofFilm = {
  more: ['brings the reel on by {}', 'may bring the reel on by {}'],
  less: ['holds the reel back by {}', 'may hold the reel back by {}'],
} as const

const toSurvivors: Readonly<Record<I32Count, (more: number) => readonly Reason[]>> = {
  lost: (more) => likelier(more, 'end the film with nobody left'),
  survivors: (more) => gain(more, 'a survivor', 'survivors', ofSurvivors),
  hits: (more) => harm(more, 'a hit by the throngs', 'hits by the throngs'),
  monsters: (more) => harm(more, 'a monster', 'monsters', ofMonsters),
  spoints: (more) => gain(more, 'a spoint', 'spoints', ofSpoints),
  cards: (more) => gain(more, 'a card', 'cards'),
  mythos: (more) => gain(more, 'a mythos token', 'mythos tokens'),
  insanity: (more) => harm(more, 'an insanity token', 'insanity tokens', ofMadness),
  film: (more) => gain(more, 'a card', 'cards', ofFilm),
}

/** What is good for survivors is bad for those who lead the monsters. */
const toMonsters: Readonly<Record<I32Count, (more: number) => readonly Reason[]>> = {
  lost: (more) => likelier(-more, 'let somebody get away'),
  survivors: (more) => harm(more, 'a survivor', 'survivors', ofSurvivors),
  hits: (more) => gain(more, 'a hit', 'hits'),
  monsters: (more) => gain(more, 'a monster', 'monsters'),
  spoints: (more) => harm(more, 'a spoint', 'spoints', ofTheirs),
  cards: (more) => harm(more, 'a card', 'cards', ofTheirs),
  mythos: (more) => harm(more, 'a mythos token', 'mythos tokens', ofTheirs),
  insanity: (more) => gain(more, 'an insanity token', 'insanity tokens'),
  film: (more) => harm(more, 'a card', 'cards', ofFilm),
}

/** What one option leads to more of than another, the weightiest first. */
export function hints(
  more: Readonly<Record<string, number>>,
  { table, reader }: Pick<Tell, 'table' | 'reader'>,
): Reason[] {
  const words = reader !== null && isWithDirector(table, reader) ? toMonsters : toSurvivors
  return (Object.keys(words) as I32Count[]).flatMap((name) => words[name](more[name] ?? 0))
}
