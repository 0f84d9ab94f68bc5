import {
  Engine,
  FastChance,
  PickList,
  settingsOf,
  sidesAhead,
  type Bot,
  type GameEntry,
  type Settings,
} from '@eldertable/kernel'
import { PICK_LIMIT } from '../arena.ts'
import { BotRunner } from '../runner.ts'
import { observationOf } from '../observation.ts'
import { chancesIn } from '../chances-in.ts'
import type { Judged } from './calibration.ts'

/** The parts of a match at which a judgement is held against its end. */
export const PARTS = [0.1, 0.3, 0.5, 0.7, 0.9] as const

/** A judgement that is sure and wrong would count without end. */
const SURE = 1e-4

/** What was said of a seat at one part of a match, and whether it won. */
export interface Foretold extends Judged {
  readonly part: (typeof PARTS)[number]
}

/**
 * Lets habits play a match and says what the title's judgement foretold at several parts of it. Seats that play together
 * say nearly the same: one of them speaks for all. Empty if the match has no end.
 */
export function foretoldIn(
  { title, habits, searchProfile }: GameEntry,
  table: { readonly seats: number; readonly settings: Settings; readonly bot?: Bot },
  seed: string,
): Foretold[] {
  if (searchProfile === undefined)
    throw new Error(`${title.id} does not say what a position is worth`)
  const engine: Engine = new Engine(title)
  const dice = new FastChance(`${seed} dice`)
  const runner = new BotRunner(table.bot ?? habits.habit, new FastChance(`${seed} bot`))
  const list = new PickList()
  const state = engine.start(table.seats, table.settings, dice)
  const line: (readonly number[])[] = []
  for (
    let observation = observationOf(engine, state, list);
    observation !== undefined && line.length < PICK_LIMIT;
  ) {
    line.push(chancesIn(searchProfile, state))
    engine.apply(state, runner.pick(observation), dice)
    observation = observationOf(engine, state, list)
  }
  const { outcome } = state.table
  if (outcome === null) return []
  const settings = settingsOf(title.switches, table.settings, table.seats)
  const isTogether = sidesAhead(title, table.seats, settings) === 'together'
  return PARTS.flatMap((part) => {
    const said = line[Math.floor(part * line.length)] ?? []
    const told = said.map((chance, seat) => ({
      part,
      chance: Math.min(1 - SURE, Math.max(SURE, chance)),
      won: outcome.winners.includes(seat),
    }))
    return isTogether ? told.slice(0, 1) : told
  })
}
