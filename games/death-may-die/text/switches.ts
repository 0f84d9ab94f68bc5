import type { SwitchText } from '@eldertable/kernel'
import type { switches as titleSwitches } from '../switches.ts'
import { elderNames, episodeNames } from './names.ts'

/** The switches of a table: a name, what each changes, and what its choices are called. */
export const switches: Readonly<Record<keyof typeof titleSwitches, SwitchText>> = {
  elderOne: {
    name: 'Elder One',
    help: 'Whom the cult is calling.',
    isFirst: true,
    choices: elderNames,
  },
  episode: {
    name: 'Episode',
    help: 'Where it happens, and what has to be done to disrupt the ritual.',
    isFirst: true,
    choices: episodeNames,
  },
  difficulty: {
    name: 'Difficulty',
    isFirst: true,
    help: 'Gentle gives everybody a level at the start and weakens the Elder One; cruel strengthens it and starts it nearer.',
    choices: { gentle: 'Gentle', standard: 'Standard', cruel: 'Cruel' },
  },
  safeTrade: { name: 'Trade in safety', help: 'A Trade needs a space without enemies.' },
  restOne: { name: 'Short rests', help: 'A Rest heals 1 instead of 3.' },
  panic: { name: 'Panic', help: 'Stress that does not fit on the track becomes wounds.' },
  advanceOrder: {
    name: 'When it advances',
    help: 'Which text comes first when the Elder One advances.',
    choices: { elderFirst: 'The Elder One first', choose: 'The active player chooses' },
  },
  endOrder: {
    name: 'End of turn',
    help: 'In which order fire, end-of-turn effects and the discard pile come.',
    choices: { source: 'As in this rulebook', published: 'As in the published game' },
  },
  insanityDraft: {
    name: 'Choose insanities',
    help: 'Everybody is dealt two insanity cards and keeps one.',
    why: { five: 'There are too few insanity cards for five.' },
  },
  randomInvestigators: { name: 'Deal investigators', help: 'Investigators are dealt at random.' },
  chooseFirst: { name: 'Choose who begins', help: 'The host names who takes the first turn.' },
  publishedSkills: {
    name: 'Published skills',
    help: 'Lucky, Marksman, Swiftness and Toughness have the levels of the published game.',
  },
}
