import type { Engine, TitleTypes, Observation } from '@eldertable/kernel'
import { picksOf } from './picks-of.ts'

/** What a bot in the seat that is asked gets to see. */
export function observationOf<K extends TitleTypes>(
  engine: Engine<K>,
  state: K['state'],
): Observation<K> {
  const decision = engine.decision(state)
  const hand = state.hands[decision?.seat ?? -1]
  if (decision === null || hand === undefined) throw new Error('nobody is asked')
  const { seat, key, about } = decision
  const picks = picksOf(engine, state)
  const observation = {
    seat,
    table: state.table,
    hand,
    decision: key,
    about,
    picks,
    count: picks.length,
  }
  return observation as unknown as Observation<K> // the question, by its key, is one of the title's
}
