import type { Seat } from '@eldertable/kernel'
import * as reading from '@eldertable/testkit'
import { seatOf, type Name, type NecScenario } from '../../testing/at.ts'
import type { Tell } from '../telling.ts'

const seatOrNone = (name: Name | null): Seat | null => (name === null ? null : seatOf(name))

/** What a player, or a spectator, reads from. */
export const tellingTo = (t: NecScenario, name: Name | null): Tell =>
  reading.tellingTo(t, seatOrNone(name))

/** The open question as a player, or a spectator, reads it. */
export const promptTo = (t: NecScenario, name: Name | null): string =>
  reading.promptTo(t, seatOrNone(name))

/** The lines under a heading of the board. */
export const section = (t: NecScenario, name: Name | null, heading: string): readonly string[] =>
  reading.section(t, seatOrNone(name), heading)
