import { heardBy } from '@eldertable/kernel'
import { say } from '@eldertable/testkit'
import { seatOf, type Name, type NecScenario } from '../../testing/at.ts'
import type { Verb } from '../../verbs.ts'
import { en } from '../en.ts'
import type { Tell } from '../telling.ts'
import { engine, telling } from './random-match.ts'

export const tellingTo = (t: NecScenario, name: Name | null): Tell =>
  telling(t.state, name === null ? null : seatOf(name))

/** The open question as a player, or a spectator, reads it. */
export function promptTo(t: NecScenario, name: Name | null): string {
  const decision = engine.decision(t.state)
  if (decision === null) throw new Error('nothing is asked')
  return say(en.prompts, decision.key, decision.about, tellingTo(t, name))
}

/** The labels of a verb's options, as the player who is asked reads them. */
export function labels(t: NecScenario, verb: Verb): string[] {
  const seat = engine.seatToAct(t.state)
  const { options } = engine.menu(t.state)
  return options
    .filter((option) => option.verb === verb)
    .map((option) => en.options[verb](option.argument, telling(t.state, seat)))
}

/** The log as a spectator reads it. */
export const log = (t: NecScenario): string[] =>
  heardBy(null, t.events).map(({ key, is }) => say(en.events, key, is, tellingTo(t, null)))

/** The lines under a heading of the board. */
export function section(t: NecScenario, name: Name | null, heading: string): readonly string[] {
  const found = en.board(tellingTo(t, name)).find((one) => one.heading === heading)
  if (found === undefined) throw new Error(`there is no heading ${heading}`)
  return found.lines
}
