import type { SwitchText } from '@eldertable/kernel'
import { oldOnes } from '../pieces/old-ones.ts'
import type { switches as titleSwitches } from '../switches.ts'

/** The switches of a table: a name, what each changes, and what its choices are called. */
export const switches: Readonly<Record<keyof typeof titleSwitches, SwitchText>> = {
  greatOldOne: {
    name: 'Great Old One',
    help: 'Whom you face. They stand in order, the easiest first.',
    isFirst: true,
    choices: Object.fromEntries(Object.entries(oldOnes).map(([key, { name }]) => [key, name])),
  },
  difficulty: {
    name: 'Difficulty',
    help: 'Hard puts one more Eldritch Tentacle into the Bag at the start, madness two: the Great Old One grows sooner.',
    isFirst: true,
    choices: { normal: 'normal', hard: 'hard', madness: 'madness' },
  },
  assistants: {
    name: 'Assistants',
    help: 'Helpers who act by themselves. They share what they carry with their own player and can be paid for more.',
    isFirst: true,
    choices: {
      none: 'none',
      one: 'one at your side',
      two: 'two at your side, in turns',
      each: 'one for each player',
      shared: 'one shared by all',
      selfPlaying: 'two by themselves, to watch',
    },
    why: { seats: 'Which Assistants there are depends on how many play.' },
  },
  townLayout: {
    name: 'Towns',
    help: 'Which towns lie around the wheel, and where.',
    choices: { random: 'at random', fixedA: 'all with side A up', fixedB: 'all with side B up' },
  },
  characters: {
    name: 'Characters',
    help: 'Whether everybody chooses a character or is dealt one.',
    choices: { choose: 'everybody chooses', random: 'dealt at random' },
  },
  firstPlayer: {
    name: 'First player',
    help: 'Who begins. The marked seat is meant for the youngest.',
    choices: { marked: 'the marked seat', random: 'anybody, at random' },
  },
  markedSeat: {
    name: 'Marked seat',
    help: 'The seat that begins, counted from 1, unless that is drawn at random.',
  },
  setupShamblers: {
    name: 'First Shamblers',
    help: 'Where the Shamblers of the set-up stand: at the front of the needle, or at its tail, as later in play.',
    choices: { front: 'at the front', tentacle: 'at the tail' },
  },
}
