import type { Title } from '@eldertable/kernel'
import { copyState } from './copy-state.ts'
import { faults } from './faults.ts'
import type { Tec } from './frames.ts'
import { reasons } from './reasons.ts'
import { resample } from './resample.ts'
import { procedures } from './rules/index.ts'
import { newState } from './rules/set-up.ts'
import type { TecSettings } from './state.ts'
import { switches } from './switches.ts'
import { en } from './text/en.ts'
import { verbs } from './verbs.ts'

export const tinyEpicCthulhu: Title<Tec> = {
  id: 'tiny-epic-cthulhu',
  version: 1,
  seats: { least: 1, most: 4 },
  sides: { ahead: () => 'together', of: () => 0 }, // TEC-GOAL-3
  switches,
  verbs,
  reasons,
  procedures,
  setUp: (seats, settings) => newState(seats, settings as unknown as TecSettings),
  copy: copyState,
  reveals: ['reveals', 'exchangesPage'],
  resample,
  faults,
  text: en,
}
