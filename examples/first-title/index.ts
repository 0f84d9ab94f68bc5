import type { Title } from '@eldertable/kernel'
import { faults } from './faults.ts'
import { match } from './rules/match.ts'
import { turn } from './rules/turn.ts'
import { STONES, type FirstTitle } from './state.ts'
import { en } from './text/en.ts'
import { verbs } from './verbs.ts'

export const firstTitle: Title<FirstTitle> = {
  id: 'first-title',
  version: 1,
  seats: { least: 2, most: 4 }, // FT-SETUP-1
  switches: {},
  verbs,
  reasons: { 'already-taken': 'FT-TURN-2' },
  procedures: [match, turn],
  setUp: (seats) => ({
    table: {
      turn: 0,
      outcome: null,
      active: -1,
      takenBy: Array.from({ length: STONES }, () => null), // FT-SETUP-2
      points: Array.from({ length: seats }, () => 0),
    },
    hands: Array.from({ length: seats }, () => ({})),
    box: { stack: [{ at: 'match.turns' }] },
  }),
  resample() {}, // nothing is hidden
  faults,
  text: en,
}
