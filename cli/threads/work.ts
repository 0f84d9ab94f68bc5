import type { Played } from '@eldertable/bots'
import type { GameEntry } from '@eldertable/kernel'
import type { FuzzReport } from '@eldertable/testkit'
import { findGame } from '../find.ts'
import { fuzzPart, type FuzzPart, type FuzzPlan } from './fuzz-parts.ts'
import { simulate, type SimPart, type SimPlan } from './simulate.ts'

/** The kinds of work that can be shared out to worker threads: a plan, its parts, and what a part comes to. */
export interface Work {
  sim: { plan: SimPlan; part: SimPart; result: Played[] }
  fuzz: { plan: FuzzPlan; part: FuzzPart; result: FuzzReport }
}

export type Kind = keyof Work

/** Does one part of a plan, in whichever thread, and tells how much more of it is done. */
type Perform<K extends Kind> = (
  games: readonly GameEntry[],
  plan: Work[K]['plan'],
  part: Work[K]['part'],
  onDone: (count: number) => void,
) => Work[K]['result']

export const perform: { [K in Kind]: Perform<K> } = {
  sim(games, plan, part, onDone) {
    const played = simulate(findGame(games, plan.title), plan, part)
    onDone(played.length)
    return played
  },
  fuzz: (games, plan, part, onDone) => fuzzPart(findGame(games, plan.title), plan, part, onDone),
}
