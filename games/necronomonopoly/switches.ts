import type { Switches } from '@eldertable/kernel'

/** NEC-OPT-1 to NEC-OPT-7 */
export const switches = {
  silence: { rule: 'NEC-OPT-1', kind: 'flag', default: false },
  keeper: {
    rule: 'NEC-OPT-2',
    kind: 'choice',
    default: 'engine',
    choices: ['engine', 'roll', 'host'],
  },
  roundLimit: { rule: 'NEC-OPT-3', kind: 'number', default: 100, low: 20, high: 200, also: [0] },
  wildGates: { rule: 'NEC-OPT-4', kind: 'flag', default: false },
  trade: {
    rule: 'NEC-OPT-5',
    kind: 'choice',
    default: 'standard',
    choices: ['standard', 'none', 'open'],
  },
  startingSanity: { rule: 'NEC-OPT-6', kind: 'number', default: 150, low: 50, high: 500 },
  teeming: { rule: 'NEC-OPT-7', kind: 'flag', default: false },
} as const satisfies Switches
