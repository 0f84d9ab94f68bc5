import type { Title } from '@eldertable/kernel'
import { copyState } from './copy-state.ts'
import { asVersion1, fromVersion1 } from './earlier/version-1.ts'
import { asVersion2, fromVersion2 } from './earlier/version-2.ts'
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

const setUp: Title<I32>['setUp'] = (seats, settings) =>
  newState(seats, settings as unknown as I32Settings)

const anyVersion = {
  id: 'innsmouth-32',
  seats: { least: 1, most: 9 }, // I32-SEAT-2
  sides: {
    ahead: (_, settings) => (settings['director'] === 'human' ? 'one-against-all' : 'together'),
    of: (table, seat) => Number(isWithDirector(table, seat)),
  },
  switches,
  verbs,
  reasons,
  procedures,
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
} satisfies Partial<Title<I32>>

const version1: Title<I32> = {
  ...anyVersion,
  version: 1,
  setUp: (seats, settings) => asVersion1(asVersion2(setUp(seats, settings))),
}

const version2: Title<I32> = {
  ...anyVersion,
  version: 2,
  setUp: (seats, settings) => asVersion2(setUp(seats, settings)),
}

export const innsmouth32: Title<I32> = {
  ...anyVersion,
  version: 3,
  setUp,
  earlier: [version1, version2],
  migrate: { 1: fromVersion1, 2: fromVersion2 },
}
