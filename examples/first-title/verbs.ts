import { numberVerbs } from '@eldertable/kernel'

/** What a seat can do, each with the kind of thing that its argument names: the board lights up `stone:3`. */
export const verbs = {
  take: 'stone',
} as const

export type Verb = keyof typeof verbs
export const VERB = numberVerbs(verbs)
