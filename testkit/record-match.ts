import {
  FastChance,
  hash,
  RecordingChance,
  settingsOf,
  type Bot,
  type Chance,
  type Engine,
  type TitleTypes,
  type Pick,
  type Seat,
  type Settings,
  type State,
} from '@eldertable/kernel'
import type { Fixture } from './fixtures.ts'
import { RandomPlayer } from './fuzz/random-player.ts'
import { pickInWords } from './offered.ts'
import { picksOf } from './picks-of.ts'
import { observationOf } from './observation.ts'

interface Recording {
  seed: string
  settings?: Settings
  /** After this many picks the match is given up. */
  longest?: number
}

const LONGEST = 50_000

/** Lets bots play a match, one to a seat, and records it. */
export function recordMatch<K extends TitleTypes>(
  engine: Engine<K>,
  bots: readonly Bot<K>[],
  how: Recording,
): Fixture {
  const chance = new FastChance(`${how.seed}/bots`)
  const choose = (state: State): [Seat, Pick] =>
    botsPick(engine, bots as readonly Bot[], state, chance)
  const fixture = record(engine, bots.length, how, choose)
  if (fixture === undefined)
    throw new Error(`the match was not over after ${how.longest ?? LONGEST} picks`)
  return fixture
}

/** Lets bots play until a match has this ending; the seed is counted up. */
export function recordEnding<K extends TitleTypes>(
  engine: Engine<K>,
  bots: readonly Bot<K>[],
  ending: string,
  how: Recording,
): Fixture {
  for (let match = 0; ; match++) {
    const fixture = recordMatch(engine, bots, { ...how, seed: `${how.seed}/${match}` })
    if (fixture.ending === ending) return fixture
  }
}

/** Plays at random and keeps the shortest match for each way in which one ended. */
export function recordEndings<K extends TitleTypes>(
  engine: Engine<K>,
  matches: number,
  how: Recording & { seats?: number },
): Map<string, Fixture> {
  const shortest = new Map<string, Fixture>()
  const { least, most } = engine.title.seats
  for (let match = 0; match < matches; match++) {
    const seed = `${how.seed}/${match}`
    const seats = how.seats ?? least + (match % (most - least + 1))
    const player = new RandomPlayer(seed, Object.keys(engine.title.verbs).length)
    const choose = (state: State): [Seat, Pick] =>
      player.next({ engine, state, asked: engine.seatToAct(state), picks: picksOf(engine, state) })
    const fixture = record(engine, seats, { ...how, seed }, choose)
    if (fixture === undefined) continue
    const known = shortest.get(fixture.ending)
    if (known === undefined || known.log.length > fixture.log.length)
      shortest.set(fixture.ending, fixture)
  }
  return shortest
}

function record(
  engine: Engine,
  seats: number,
  { seed, settings = {}, longest = LONGEST }: Recording,
  choose: (state: State) => [Seat, Pick],
): Fixture | undefined {
  const { title } = engine
  const chance = new RecordingChance(new FastChance(seed))
  const state = engine.start(seats, settings, chance)
  const start = chance.takeResults()
  const log: Fixture['log'] = []
  while (state.table.outcome === null) {
    if (log.length === longest) return undefined
    const [seat, pick] = choose(state)
    const rejection = engine.play(state, seat, pick, chance)
    if (rejection !== undefined)
      throw new Error(`seat ${seat} chose ${pickInWords(title.verbs, pick)}: ${rejection}`)
    log.push([seat, pick, ...chance.takeResults()])
  }
  return {
    format: 'eldertable fixture 1',
    title: title.id,
    version: title.version,
    seats,
    settings: settingsOf(title.switches, settings, seats),
    start,
    log,
    ending: state.table.outcome.ending,
    winners: [...state.table.outcome.winners],
    hash: hash(state),
  }
}

function botsPick(
  engine: Engine,
  bots: readonly Bot[],
  state: State,
  chance: Chance,
): [Seat, Pick] {
  const observation = observationOf(engine, state)
  const bot = bots[observation.seat]
  if (bot === undefined) throw new Error(`there is no bot for seat ${observation.seat}`)
  return [observation.seat, bot(observation, chance)]
}
