import type { Switches } from '@eldertable/kernel'

/** TEC-OPT-4: the Assistants that this many players can have. */
const assistantsFor: Readonly<Record<number, { default?: string; choices: readonly string[] }>> = {
  1: { default: 'one', choices: ['one', 'two', 'selfPlaying'] },
  2: { choices: ['none', 'each'] },
  3: { choices: ['none', 'shared'] },
  4: { choices: ['none'] },
}

/** TEC-OPT-1 to TEC-OPT-8 */
export const switches = {
  greatOldOne: {
    rule: 'TEC-OPT-1',
    kind: 'choice',
    default: 'nyarlathotep',
    choices: ['nyarlathotep', 'yogSothoth', 'yig', 'cthulhu'],
  },
  difficulty: {
    rule: 'TEC-OPT-2',
    kind: 'choice',
    default: 'normal',
    choices: ['normal', 'hard', 'madness'],
  },
  assistants: {
    rule: 'TEC-OPT-4',
    kind: 'choice',
    default: 'none',
    choices: ['none', 'one', 'two', 'each', 'shared', 'selfPlaying'],
    fit: ({ seats }) => ({ ...assistantsFor[seats], why: 'seats' }),
  },
  townLayout: {
    rule: 'TEC-OPT-5',
    kind: 'choice',
    default: 'random',
    choices: ['random', 'fixedA', 'fixedB'],
  },
  characters: {
    rule: 'TEC-OPT-6',
    kind: 'choice',
    default: 'choose',
    choices: ['choose', 'random'],
  },
  firstPlayer: {
    rule: 'TEC-OPT-7',
    kind: 'choice',
    default: 'marked',
    choices: ['marked', 'random'],
  },
  markedSeat: {
    rule: 'TEC-SETUP-37',
    kind: 'number',
    default: 1,
    low: 1,
    high: 4,
    fit: ({ seats }) => ({ high: seats }),
  },
  setupShamblers: {
    rule: 'TEC-OPT-8',
    kind: 'choice',
    default: 'front',
    choices: ['front', 'tentacle'],
  },
} as const satisfies Switches
