import { numberVerbs } from '../index.ts'

/** What a seat can do, each with the kind of thing that its argument names. */
export const verbs = {
  snuff: 'amount',
  relight: 'none',
  reveal: 'none',
  ward: 'none',
  endure: 'none',
  leave: 'none',
} as const

export type Verb = keyof typeof verbs
export const VERB = numberVerbs(verbs)
