import type { Title } from '@eldertable/kernel'
import { copyState } from './copy-state.ts'
import { faults } from './faults.ts'
import type { Nec } from './frames.ts'
import { reasons } from './reasons.ts'
import { resample } from './resample.ts'
import { procedures } from './rules/index.ts'
import { anytime } from './rules/leaving.ts'
import { newState } from './rules/set-up.ts'
import { sides } from './sides.ts'
import type { NecSettings } from './state.ts'
import { switches } from './switches.ts'
import { en } from './text/en.ts'
import { verbs } from './verbs.ts'

export const necronomonopoly: Title<Nec> = {
  id: 'necronomonopoly',
  version: 1,
  seats: { least: 2, most: 6 }, // NEC-SETUP-1
  sides,
  switches,
  verbs,
  reasons,
  procedures,
  setUp: (seats, settings) => newState(seats, settings as unknown as NecSettings),
  anytime,
  copy: copyState,
  reveals: ['draws', 'looksAtTwo', 'looksAtThree', 'takesSpell', 'finds'],
  isGone: (s, seat) => s.table.players[seat]?.standing === 'left',
  resample,
  faults,
  text: en,
}
