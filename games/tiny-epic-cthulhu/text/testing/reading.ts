import { heardBy, type Seat } from '@eldertable/kernel'
import { say } from '@eldertable/testkit'
import type { TecScenario } from '../../testing/at.ts'
import type { Verb } from '../../verbs.ts'
import { en } from '../en.ts'
import type { Tell } from '../telling.ts'
import { engine, telling } from './random-match.ts'

export const tellingTo = (t: TecScenario, reader: Seat | null): Tell => telling(t.state, reader)

/** The open question as a seat, or a spectator, reads it. */
export function promptTo(t: TecScenario, reader: Seat | null): string {
  const decision = engine.decision(t.state)
  if (decision === null) throw new Error('nothing is asked')
  return say(en.prompts, decision.key, decision.about, tellingTo(t, reader))
}

/** The labels of a verb's options, as the seat that is asked reads them. */
export function labels(t: TecScenario, verb: Verb): string[] {
  const words = tellingTo(t, engine.seatToAct(t.state))
  const { options } = engine.menu(t.state)
  return options
    .filter((option) => option.verb === verb)
    .map((option) => en.options[verb](option.argument, words))
}

/** The log as a spectator reads it. */
export const log = (t: TecScenario): string[] =>
  heardBy(null, t.events).map(({ key, is }) => say(en.events, key, is, tellingTo(t, null)))

/** The lines under a heading of the board. */
export function section(t: TecScenario, reader: Seat | null, heading: string): readonly string[] {
  const found = en.board(tellingTo(t, reader)).find((one) => one.heading === heading)
  if (found === undefined) throw new Error(`there is no heading ${heading}`)
  return found.lines
}
