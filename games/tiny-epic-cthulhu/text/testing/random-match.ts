import {
  Engine,
  FastChance,
  pickOf,
  verbOf,
  type Chance,
  type Event,
  type Option,
  type Pick,
  type Seat,
  type Settings,
} from '@eldertable/kernel'
import { tinyEpicCthulhu } from '../../index.ts'
import type { TecState } from '../../state.ts'
import type { Tell } from '../telling.ts'

export const engine = new Engine(tinyEpicCthulhu)

const names = ['Ann', 'Bob', 'Cid', 'Dee']

const nameOf = (seat: Seat): string => {
  const name = names[seat]
  if (name === undefined) throw new RangeError(`there is no seat ${seat}`)
  return name
}

/** What a seat, or a spectator, reads from. */
export const telling = (s: TecState, reader: Seat | null): Tell => ({
  name: nameOf,
  table: s.table,
  hand: reader === null ? null : (s.hands[reader] ?? null),
  reader,
  asked: engine.decision(s),
})

type Show = (s: TecState, events: readonly Event[]) => void

/** Plays a match at random and shows the table after each pick, with what led to it. */
export function playAtRandom(seats: number, settings: Settings, seed: string, show: Show): void {
  const chance = new FastChance(seed)
  const events: Event[] = []
  playOn(engine.start(seats, settings, chance, events), events, chance, show)
}

/** The same from a position. */
export function playOnAtRandom(s: TecState, seed: string, show: Show): void {
  const chance = new FastChance(seed)
  const events: Event[] = []
  engine.advance(s, chance, events)
  playOn(s, events, chance, show)
}

function playOn(s: TecState, before: Event[], chance: Chance, show: Show): void {
  show(s, before)
  for (let picks = 0; picks < 2000 && s.table.outcome === null; picks++) {
    const events: Event[] = []
    engine.apply(s, anyPick(engine.menu(s).options, chance), chance, events)
    show(s, events)
  }
}

/** Any option, but the end of the turn, which cuts it short, only now and then. */
function anyPick(all: readonly Option[], chance: Chance): Pick {
  const others = all.filter(({ verb }) => verb !== 'endTurn')
  const options = others.length > 0 && chance.below(8) > 0 ? others : all
  const option = options[chance.below(options.length)]
  if (option === undefined) throw new Error('nothing is offered')
  const { argument, pick, upTo = argument } = option
  return pickOf(verbOf(pick), argument + chance.below(upTo - argument + 1))
}
