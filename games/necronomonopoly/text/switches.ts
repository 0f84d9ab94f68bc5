import type { SwitchText } from '@eldertable/kernel'
import type { switches as titleSwitches } from '../switches.ts'

/** The switches of a table: a name and what each changes. */
export const switches: Readonly<Record<keyof typeof titleSwitches, SwitchText>> = {
  silence: {
    name: 'Silence',
    help: 'Monsters met on A Moment of Silence take no Sanity.',
  },
  keeper: {
    name: 'Keeper',
    help: 'Who bears the title of Keeper: nobody (engine), the highest throw (roll) or whoever opened the table (host). It changes nothing else.',
    choices: { engine: 'nobody', roll: 'highest throw', host: 'whoever opens the table' },
  },
  roundLimit: {
    name: 'Round limit',
    help: 'After this round the sane player with the most Sanity wins; 0 for no limit.',
    isFirst: true,
  },
  wildGates: {
    name: 'Wild Gates',
    help: 'A third die is thrown at every Gate: a 1 lowers the total by 1, a 6 raises it by 1.',
  },
  trade: {
    name: 'Trade',
    help: 'What may be traded: Lots, Tomes, Spells and Sanity (standard), Items and Books too (open), or nothing (none).',
    isFirst: true,
    choices: { standard: 'standard', none: 'no trade', open: 'Items and Books too' },
  },
  startingSanity: {
    name: 'Starting Sanity',
    help: 'What everybody begins with: 100 makes a short game, 200 a long one.',
    isFirst: true,
  },
  teeming: {
    name: 'Teeming',
    help: 'Three Monsters are on the board from the start, on spaces 10, 20 and 30.',
  },
}
