import type { ListedMatch, MatchHead } from './store.ts'

/** The columns of a match in a list. */
export const listed = [
  'id',
  'code',
  'name',
  'title',
  'titleVersion',
  'settings',
  'seats',
  'status',
  'visibility',
  'pace',
  'counter',
  'revision',
  'length',
  'asked',
  'clock',
  'clockDue',
  'host',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof ListedMatch)[]

/** All columns of a match. */
export const whole = [...listed, 'key'] as const satisfies readonly (keyof MatchHead)[]
