import {
  hash,
  ReplayedChance,
  type Engine,
  type TitleTypes,
  type Pick,
  type Seat,
  type Settings,
} from '@eldertable/kernel'
import { fieldsText } from './fields-text.ts'
import { pickInWords } from './offered.ts'

/** A recorded match: what was picked, what chance did, and what it came to. */
export interface Fixture {
  format: 'eldertable fixture 1'
  title: string
  version: number
  seats: number
  settings: Settings
  /** The chance results of the set-up. */
  start: number[]
  log: [seat: Seat, pick: Pick, ...results: number[]][]
  ending: string
  winners: Seat[]
  /** Of the last state. */
  hash: string
}

/** Plays a recorded match again and gives its last state; throws if anything about it has changed. */
export function replayFixture<K extends TitleTypes>(
  engine: Engine<K>,
  fixture: Fixture,
): K['state'] {
  const { title } = engine
  if (fixture.title !== title.id) throw new FixtureMismatch(`it is a match of ${fixture.title}`)
  if (fixture.version !== title.version)
    throw new FixtureMismatch(`it is of version ${fixture.version}, not ${title.version}`)
  const chance = new ReplayedChance()
  chance.load(fixture.start)
  const state = at('the set-up', () => engine.start(fixture.seats, fixture.settings, chance))
  usedUp('the set-up', chance)
  for (const [number, [seat, pick, ...results]] of fixture.log.entries()) {
    const place = `pick ${number} (seat ${seat}: ${pickInWords(title.verbs, pick)})`
    chance.load(results)
    const rejection = at(place, () => engine.play(state, seat, pick, chance))
    if (rejection !== undefined) throw new FixtureMismatch(`${place} is rejected: ${rejection}`)
    usedUp(place, chance)
  }
  const { outcome } = state.table
  if (outcome === null) throw new FixtureMismatch('the match is not over')
  if (outcome.ending !== fixture.ending)
    throw new FixtureMismatch(`it ends by ${outcome.ending}, not by ${fixture.ending}`)
  if (outcome.winners.join() !== fixture.winners.join())
    throw new FixtureMismatch(`seats ${outcome.winners.join()} win, not ${fixture.winners.join()}`)
  if (hash(state) !== fixture.hash) throw new FixtureMismatch('the last state is another one')
  return state
}

/** A recorded match does not go as it was recorded. */
export class FixtureMismatch extends Error {}

function at<T>(place: string, play: () => T): T {
  try {
    return play()
  } catch (error) {
    throw new FixtureMismatch(`${place}: ${String(error)}`, { cause: error })
  }
}

function usedUp(place: string, chance: ReplayedChance): void {
  if (chance.left > 0) throw new FixtureMismatch(`${place} left ${chance.left} chance results over`)
}

/** The text of a fixture's file. */
export function fixtureText(fixture: Fixture): string {
  return fieldsText(fixture)
}
