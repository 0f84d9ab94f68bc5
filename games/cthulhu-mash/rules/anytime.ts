import type { Anytime } from '@eldertable/kernel'
import type { Mash } from '../frames.ts'
import { V } from '../verbs.ts'
import { between } from './reactions/between.ts'
import { leaving } from './ending/leaving.ts'

/** What a seat may do whoever is asked: leave the table, and use green objects between two actions of others. */
export const anytime: Anytime<Mash> = {
  offer(s, seat, o) {
    leaving.offer(s, seat, o)
    between.offer(s, seat, o)
  },
  take(g, seat, verb, argument) {
    const one = verb === V.leave ? leaving : between
    one.take(g, seat, verb, argument)
  },
  leave: 'leave',
}
