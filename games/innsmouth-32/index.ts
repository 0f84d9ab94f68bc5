import type { Title } from '@eldertable/kernel'
import { copyState } from './copy-state.ts'
import { faults } from './faults.ts'
import type { I32 } from './frames.ts'
import { reasons } from './reasons.ts'
import { resample } from './resample.ts'
import { procedures } from './rules/index.ts'
import { newState } from './rules/set-up.ts'
import { isWithDirector } from './rules/sides.ts'
import { standing } from './rules/standing.ts'
import { NONE, type I32Settings } from './state.ts'
import { switches } from './switches.ts'
import { en } from './text/en.ts'
import { verbs } from './verbs.ts'

export const innsmouth32: Title<I32> = {
  id: 'innsmouth-32',
  version: 1,
  seats: { least: 1, most: 9 }, // I32-SEAT-2
  sides: {
    ahead: (_, settings) => (settings['director'] === 'human' ? 'one-against-all' : 'together'),
    of: (table, seat) => Number(isWithDirector(table, seat)),
  },
  switches,
  verbs,
  reasons,
  procedures,
  setUp: (seats, settings) => newState(seats, settings as unknown as I32Settings),
  anytime: standing,
  reveals: [
    'reveals',
    'throws',
    'attacks',
    'suffers',
    'deals',
    'searches',
    'gathers',
    'joins',
    'saves',
    'victim',
    'insanityDie',
    'investigates',
    'burns',
    'starDie',
    'survivorLost',
    'houndLost',
  ],
  isHandHidden: ({ cultist }) => cultist !== NONE,
  copy: copyState,
  resample,
  faults,
  text: en,
}
