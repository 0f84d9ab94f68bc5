import { heardBy, type TitleTypes, type TextContextOf } from '@eldertable/kernel'
import type { NameOrNumber } from './names.ts'
import type { Scenario } from './scenario.ts'
import { say } from './sentences.ts'
import { telling } from './telling.ts'

/** What a seat, or a spectator, reads from at a scenario's table. */
export const tellingTo = <K extends TitleTypes>(
  t: Scenario<K>,
  reader: NameOrNumber | null,
): TextContextOf<K> => telling(t.engine, t.state, reader === null ? null : t.seat(reader))

/** The open question as a seat, or a spectator, reads it. */
export function promptTo<K extends TitleTypes>(
  t: Scenario<K>,
  reader: NameOrNumber | null,
): string {
  const decision = t.engine.decision(t.state)
  if (decision === null) throw new Error('nothing is asked')
  return say(t.engine.title.text.prompts, decision.key, decision.about, tellingTo(t, reader))
}

/** The labels of a verb's options, as the seat that is asked reads them. */
export function labels<K extends TitleTypes>(t: Scenario<K>, verb: string): string[] {
  const words = tellingTo(t, t.engine.seatToAct(t.state))
  const { options } = t.engine.menu(t.state)
  return options
    .filter((option) => option.verb === verb)
    .map(({ argument }) => say(t.engine.title.text.options, verb, argument, words))
}

/** The log as a spectator reads it. */
export const log = <K extends TitleTypes>(t: Scenario<K>): string[] =>
  heardBy(null, t.events).map(({ key, is }) =>
    say(t.engine.title.text.events, key, is, tellingTo(t, null)),
  )

/** The lines under a heading of the board. */
export function section<K extends TitleTypes>(
  t: Scenario<K>,
  reader: NameOrNumber | null,
  heading: string,
): readonly string[] {
  const sections = t.engine.title.text.board(tellingTo(t, reader))
  const found = sections.find((one) => one.heading === heading)
  if (found === undefined) throw new Error(`there is no heading ${heading}`)
  return found.lines
}
