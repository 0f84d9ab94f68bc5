import type { Offer } from '@eldertable/kernel'
import type { Game } from '../frames.ts'
import type { Reason } from '../reasons.ts'
import type { TecState } from '../state.ts'
import { V } from '../verbs.ts'

/** What a Town Card or an ability does. */
export interface Deed {
  /** The verb that chooses among the targets; the verb of the deed itself if the text asks for none. */
  verb: number
  /** The targets to choose from, `NO_TARGET` if the text asks for none, and nothing if it can't be carried out. */
  targets(s: TecState, character: number): readonly number[]
  carryOut(g: Game, character: number, target: number, receiver: number): void
}

/** A single target is taken without asking. */
export const NO_TARGET: readonly number[] = [0]

/** Offers targets, and to think again if there is a choice at all. */
export function offerTargets(
  o: Offer<Reason>,
  verb: number,
  targets: readonly number[],
  rule: string,
): void {
  for (const target of targets) o.allow(verb, target, rule)
  if (targets.length > 1) o.allow(V.back)
}
