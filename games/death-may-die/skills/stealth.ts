import { level, type Change } from '../rules/numbers.ts'

/** More than there are figures. */
const ANY_NUMBER = 99

export const stealth: readonly Change[] = [
  level('stealth', 1, 'DMD-STEALTH-1', { sneaks: () => 1 }),
  level('stealth', 2, 'DMD-STEALTH-2', { sneaks: () => 3 }),
  level('stealth', 3, 'DMD-STEALTH-3', { sneakWounds: () => 1 }),
  level('stealth', 4, 'DMD-STEALTH-4', { sneaks: () => ANY_NUMBER }),
]
