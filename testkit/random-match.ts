import {
  FastChance,
  type Chance,
  type Engine,
  type Event,
  type TitleTypes,
  type Settings,
} from '@eldertable/kernel'
import { RandomPlayer } from './fuzz/random-player.ts'
import { pickInWords } from './offered.ts'
import { picksOf } from './picks-of.ts'

/** Is shown the table after each pick, with what led to it. */
export type Onlooker<K extends TitleTypes> = (state: K['state'], events: readonly Event[]) => void

/** Hears of an event while the table still is as it was when it happened. */
type Listener = (event: Event) => void

const LONGEST = 3000

/** Plays a match at random. */
export function playAtRandom<K extends TitleTypes>(
  engine: Engine<K>,
  { seats, settings }: { seats: number; settings: Settings },
  seed: string,
  show: Onlooker<K>,
): void {
  const chance = new FastChance(seed)
  const events: Event[] = []
  const state = engine.start(seats, settings, chance, events)
  show(state, events)
  playOn(engine, state, seed, chance, show)
}

/** Plays a state that was put together by hand on at random. */
export function playOnAtRandom<K extends TitleTypes>(
  engine: Engine<K>,
  state: K['state'],
  seed: string,
  show: Onlooker<K>,
  hear?: Listener,
): void {
  const chance = new FastChance(seed)
  const events = newEvents(hear)
  engine.advance(state, chance, events)
  show(state, events)
  playOn(engine, state, seed, chance, show, hear)
}

/** A list for the engine to write events into. */
function newEvents(hear: Listener | undefined): Event[] {
  const events: Event[] = []
  if (hear !== undefined)
    events.push = (...told) => {
      told.forEach(hear)
      return Array.prototype.push.apply(events, told)
    }
  return events
}

function playOn<K extends TitleTypes>(
  engine: Engine<K>,
  state: K['state'],
  seed: string,
  chance: Chance,
  show: Onlooker<K>,
  hear?: Listener,
): void {
  const player = new RandomPlayer(seed, Object.keys(engine.title.verbs).length, { tires: false })
  for (let picks = 0; picks < LONGEST && state.table.outcome === null; picks++) {
    const asked = engine.seatToAct(state)
    const [seat, pick] = player.next({ engine, state, asked, picks: picksOf(engine, state) })
    const events = newEvents(hear)
    const rejection = engine.play(state, seat, pick, chance, events)
    if (rejection !== undefined)
      throw new Error(`${pickInWords(engine.title.verbs, pick)} of seat ${seat}: ${rejection}`)
    show(state, events)
  }
}
