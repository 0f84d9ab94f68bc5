import type { Settings, Title } from '@eldertable/kernel'
import { copyState } from './copy-state.ts'
import { asVersion1, fromVersion1 } from './earlier/version-1.ts'
import { asVersion2, fromVersion2 } from './earlier/version-2.ts'
import { asVersion3, fromVersion3 } from './earlier/version-3.ts'
import { faults } from './faults.ts'
import type { Nec } from './frames.ts'
import { reasons } from './reasons.ts'
import { resample } from './resample.ts'
import { procedures } from './rules/index.ts'
import { anytime } from './rules/leaving.ts'
import { newState } from './rules/set-up.ts'
import { sides } from './sides.ts'
import type { NecSettings, NecState } from './state.ts'
import { switches } from './switches.ts'
import { en } from './text/en.ts'
import { verbs } from './verbs.ts'

const setUp = (seats: number, settings: Settings): NecState =>
  newState(seats, settings as unknown as NecSettings)

const anyVersion = {
  id: 'necronomonopoly',
  seats: { least: 2, most: 6 }, // NEC-SETUP-1
  sides,
  switches,
  verbs,
  reasons,
  procedures,
  anytime,
  copy: copyState,
  reveals: ['draws', 'looksAtTwo', 'looksAtThree', 'takesSpell', 'finds'],
  agreements: ['deals'],
  isGone: (s, seat) => s.table.players[seat]?.standing === 'left',
  isHandHidden: (hand) => hand.looking.length > 0,
  resample,
  faults,
  text: en,
} satisfies Partial<Title<Nec>>

const version1: Title<Nec> = {
  ...anyVersion,
  version: 1,
  setUp: (seats, settings) => asVersion1(asVersion2(asVersion3(setUp(seats, settings)))),
}

const version2: Title<Nec> = {
  ...anyVersion,
  version: 2,
  setUp: (seats, settings) => asVersion2(asVersion3(setUp(seats, settings))),
}

const version3: Title<Nec> = {
  ...anyVersion,
  version: 3,
  setUp: (seats, settings) => asVersion3(setUp(seats, settings)),
}

export const necronomonopoly: Title<Nec> = {
  ...anyVersion,
  version: 4,
  setUp,
  earlier: [version1, version2, version3],
  migrate: { 1: fromVersion1, 2: fromVersion2, 3: fromVersion3 },
}
