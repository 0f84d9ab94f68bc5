import { ReplayedChance, type Engine, type Event, type TitleTypes } from '@eldertable/kernel'
import type { Fixture } from './fixtures.ts'
import { telling } from './telling.ts'

/** The log of a match as what tells of it reads it. */
export type LogRead = readonly { readonly position: number; readonly event: Event }[]

/** A recorded match as a spectator has it in the end: its whole log, and what its sentences draw upon. */
export function toldMatch<K extends TitleTypes>(engine: Engine<K>, fixture: Fixture) {
  const log: { position: number; event: Event }[] = []
  const tell = (position: number, events: readonly Event[]): void => {
    for (const event of events) if (event.to === undefined) log.push({ position, event })
  }
  const chance = new ReplayedChance()
  chance.load(fixture.start)
  const first: Event[] = []
  const state = engine.start(fixture.seats, fixture.settings, chance, first)
  tell(0, first)
  for (const [place, [seat, pick, ...results]] of fixture.log.entries()) {
    const events: Event[] = []
    chance.load(results)
    engine.play(state, seat, pick, chance, events)
    tell(place + 1, events)
  }
  return { log, context: telling(engine, state, null) }
}
