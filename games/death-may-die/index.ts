import type { Title } from '@eldertable/kernel'
import { copyState } from './copy-state.ts'
import { faults } from './faults.ts'
import type { Dmd } from './frames.ts'
import { reasons } from './reasons.ts'
import { resample } from './resample.ts'
import { procedures } from './rules/index.ts'
import { newState } from './rules/set-up.ts'
import type { DmdSettings } from './state.ts'
import { traits } from './traits.ts'
import { switches } from './switches.ts'
import { en } from './text/en.ts'
import { verbs } from './verbs.ts'

export const deathMayDie: Title<Dmd> = {
  id: 'death-may-die',
  version: 1,
  seats: { least: 1, most: 5 }, // DMD-SETUP-1
  sides: { ahead: () => 'together', of: () => 0 },
  switches,
  verbs,
  reasons,
  procedures,
  setUp: (seats, settings) => newState(seats, settings as unknown as DmdSettings),
  reveals: ['draws', 'finds', 'turnsUp', 'goesMad', 'rolls', 'rerolls'],
  traits,
  copy: copyState,
  resample,
  faults,
  text: en,
}
