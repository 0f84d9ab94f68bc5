import type { Moment } from './moment.ts'

/** Says what is wrong at a moment, or nothing. It must leave the state as it is. */
export type Oracle = (m: Moment) => string | undefined
