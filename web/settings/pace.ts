import type { Pace } from './settings.ts'
import { settings } from './store.ts'

/** Milliseconds for which one deed of somebody else is told. */
const milliseconds: Readonly<Record<Pace, number>> = {
  slow: 2000,
  normal: 1000,
  fast: 400,
  'at-once': 0,
}

/** What the paces are called. */
export const paceNames = {
  slow: 'Slow',
  normal: 'Normal',
  fast: 'Fast',
  'at-once': 'At once',
} as const

/** How long one deed of somebody else is told at the pace that was chosen. */
export const paceNow = (): number => milliseconds[settings().pace]
