import type { Switches } from '@eldertable/kernel'

/** What is chosen before the game (P1) and the ten options. */
export const switches = {
  elderOne: {
    rule: 'DMD-SETUP-2',
    kind: 'choice',
    default: 'cthulhu',
    choices: ['cthulhu', 'hastur'],
  },
  episode: {
    rule: 'DMD-SETUP-2',
    kind: 'choice',
    default: '1',
    choices: ['1', '2', '3', '4', '5', '6'],
  },
  difficulty: {
    rule: 'DMD-SETUP-3',
    kind: 'choice',
    default: 'standard',
    choices: ['gentle', 'standard', 'cruel'],
  },
  safeTrade: { rule: 'DMD-TRADE-5', kind: 'flag', default: false },
  restOne: { rule: 'DMD-REST-2', kind: 'flag', default: false },
  panic: { rule: 'DMD-TERM-17', kind: 'flag', default: false },
  advanceOrder: {
    rule: 'DMD-ADVANCE-3',
    kind: 'choice',
    default: 'elderFirst',
    choices: ['elderFirst', 'choose'],
  },
  endOrder: {
    rule: 'DMD-ENDTURN-1',
    kind: 'choice',
    default: 'source',
    choices: ['source', 'published'],
  },
  insanityDraft: {
    rule: 'DMD-SETUP-13',
    kind: 'flag',
    default: false,
    // Eight cards are too few for five to choose from two each.
    fit: ({ seats }) => (seats === 5 ? { only: false, why: 'five' } : undefined),
  },
  randomInvestigators: { rule: 'DMD-SETUP-9', kind: 'flag', default: false },
  chooseFirst: { rule: 'DMD-SETUP-14', kind: 'flag', default: false },
  publishedSkills: { rule: 'DMD-INV-7', kind: 'flag', default: false },
} as const satisfies Switches
