import type { Title } from '../index.ts'
import { faults } from './faults.ts'
import { throwDie } from './rules/candles.ts'
import { leave } from './rules/leave.ts'
import { match } from './rules/match.ts'
import { gale } from './rules/omens.ts'
import { turn } from './rules/turn.ts'
import { resample } from './secrets.ts'
import { OMENS, type LastCandle } from './state.ts'
import { en } from './text/en.ts'
import { verbs } from './verbs.ts'

export const lastCandle: Title<LastCandle> = {
  id: 'last-candle',
  version: 1,
  seats: { least: 2, most: 4 }, // LC-SETUP-1
  switches: {
    candles: { rule: 'LC-SETUP-2', kind: 'number', default: 13, low: 7, high: 21 },
    wards: { rule: 'LC-OMEN-3', kind: 'flag', default: true },
  },
  verbs,
  reasons: {
    'too-few-candles': 'LC-TURN-2',
    'no-taper': 'LC-TURN-3',
    'all-alight': 'LC-TURN-3',
    'omen-spent': 'LC-OMEN-1',
  },
  procedures: [match, turn, throwDie, gale],
  setUp(seats, settings) {
    const candles = Number(settings['candles'])
    return {
      table: {
        turn: 0,
        outcome: null,
        active: -1,
        candles,
        lit: candles, // LC-SETUP-2
        tapers: 2,
        wards: settings['wards'] === true,
        shown: Array.from({ length: seats }, () => null),
        left: Array.from({ length: seats }, () => false),
      },
      hands: Array.from({ length: seats }, () => ({ omen: null })),
      box: { stack: [{ at: 'match.deal' }], omens: [...OMENS, ...OMENS] },
    }
  },
  anytime: leave,
  reveals: ['dealt', 'revealed', 'warded'],
  isGone: (s, seat) => s.table.left[seat] === true,
  resample,
  faults,
  text: en,
}
