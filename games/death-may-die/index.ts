import type { Settings, Title } from '@eldertable/kernel'
import { asVersion1, fromVersion1 } from './earlier/version-1.ts'
import { faults } from './faults.ts'
import type { Dmd } from './frames.ts'
import { reasons } from './reasons.ts'
import { resample } from './resample.ts'
import { procedures } from './rules/index.ts'
import { newState } from './rules/set-up.ts'
import type { DmdSettings, DmdState } from './state.ts'
import { traits } from './traits.ts'
import { switches } from './switches.ts'
import { en } from './text/en.ts'
import { verbs } from './verbs.ts'

const setUp = (seats: number, settings: Settings): DmdState =>
  newState(seats, settings as unknown as DmdSettings)

const anyVersion = {
  id: 'death-may-die',
  seats: { least: 1, most: 5 }, // DMD-SETUP-1
  sides: { ahead: () => 'together', of: () => 0 },
  switches,
  verbs,
  reasons,
  procedures,
  reveals: ['draws', 'finds', 'turnsUp', 'goesMad', 'rolls', 'rerolls'],
  traits,
  resample,
  faults,
  text: en,
} satisfies Partial<Title<Dmd>>

const version1: Title<Dmd> = {
  ...anyVersion,
  version: 1,
  setUp: (seats, settings) => asVersion1(setUp(seats, settings)),
}

export const deathMayDie: Title<Dmd> = {
  ...anyVersion,
  version: 2,
  setUp,
  earlier: [version1],
  migrate: { 1: fromVersion1 },
}
