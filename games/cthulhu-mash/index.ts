import type { Title } from '@eldertable/kernel'
import { copyState } from './copy-state.ts'
import { asVersion1, fromVersion1 } from './earlier/version-1.ts'
import { asVersion2, copyVersion2, fromVersion2 } from './earlier/version-2.ts'
import { asVersion3, fromVersion3 } from './earlier/version-3.ts'
import { asVersion4, fromVersion4 } from './earlier/version-4.ts'
import { faults } from './faults.ts'
import type { Mash } from './frames.ts'
import { reasons } from './reasons.ts'
import { resample } from './resample.ts'
import { procedures } from './rules/index.ts'
import { anytime } from './rules/anytime.ts'
import { newState } from './rules/set-up/set-up.ts'
import { sideOf } from './rules/sides.ts'
import { traits } from './traits.ts'
import type { MashSettings, MashState } from './state.ts'
import { switches } from './switches.ts'
import { en } from './text/en.ts'
import { verbs } from './verbs.ts'

const setUp: Title<Mash>['setUp'] = (seats, settings) =>
  newState(seats, settings as unknown as MashSettings)

const anyVersion = {
  id: 'cthulhu-mash',
  seats: { least: 1, most: 4 }, // CM-SETUP-1
  sides: {
    ahead(seats, settings) {
      if (seats === 1 || settings['victory'] === 'cooperative') return 'together'
      return settings['teams'] === true ? 'teams' : 'each-for-itself'
    },
    of: (table, seat) => sideOf({ table } as MashState, seat),
  },
  switches,
  verbs,
  reasons,
  procedures,
  anytime,
  isGone: (s, seat) => s.table.heroes[seat]?.hasLeft === true,
  reveals: [
    'reveals',
    'populates',
    'spawnRoll',
    'attacks',
    'pushes',
    'leaves',
    'finds',
    'foeFinds',
    'reads',
    'learns',
    'powerUp',
    'tries',
    'checks',
    'comesRound',
  ],
  isHandHidden: () => false,
  traits,
  resample,
  faults,
  text: en,
} satisfies Partial<Title<Mash>>

const version1: Title<Mash> = {
  ...anyVersion,
  version: 1,
  setUp: (seats, settings) => asVersion1(setUp(seats, settings)),
  copy: copyVersion2,
}

const version2: Title<Mash> = {
  ...anyVersion,
  version: 2,
  setUp: (seats, settings) => asVersion2(setUp(seats, settings)),
  copy: copyVersion2,
}

const version3: Title<Mash> = {
  ...anyVersion,
  version: 3,
  setUp: (seats, settings) => asVersion3(setUp(seats, settings)),
  copy: copyState,
}

const version4: Title<Mash> = {
  ...anyVersion,
  version: 4,
  setUp: (seats, settings) => asVersion4(setUp(seats, settings)),
  copy: copyState,
}

export const cthulhuMash: Title<Mash> = {
  ...anyVersion,
  version: 5,
  setUp,
  copy: copyState,
  earlier: [version1, version2, version3, version4],
  migrate: { 1: fromVersion1, 2: fromVersion2, 3: fromVersion3, 4: fromVersion4 },
}
