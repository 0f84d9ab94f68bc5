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
import { necronomonopoly } from '../../index.ts'
import type { NecState } from '../../state.ts'
import type { Tell } from '../telling.ts'

export const engine = new Engine(necronomonopoly)

const names = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve', 'Fay']

const nameOf = (seat: Seat): string => {
  const name = names[seat]
  if (name === undefined) throw new RangeError(`there is no seat ${seat}`)
  return name
}

/** What a seat, or a spectator, reads from. */
export const telling = (s: NecState, reader: Seat | null): Tell => ({
  name: nameOf,
  table: s.table,
  hand: reader === null ? null : (s.hands[reader] ?? null),
  reader,
})

/** Plays a match at random and shows the table after each pick, with what led to it. */
export function playAtRandom(
  seats: number,
  settings: Settings,
  seed: string,
  show: (s: NecState, events: readonly Event[]) => void,
): NecState {
  const chance = new FastChance(seed)
  let events: Event[] = []
  const s = engine.start(seats, settings, chance, events)
  show(s, events)
  for (let picks = 0; picks < 3000 && s.table.outcome === null; picks++) {
    events = []
    const leaver = chance.below(1500) === 0 ? chance.below(seats) : -1
    const [leave] = leaver < 0 ? [] : engine.anytimeMenu(s, leaver).options
    if (leave === undefined)
      engine.apply(s, anyPick(engine.menu(s).options, chance), chance, events)
    else engine.play(s, leaver, leave.pick, chance, events)
    show(s, events)
  }
  return s
}

/** Any option, but trades, which are long, only now and then. */
function anyPick(all: readonly Option[], chance: Chance): Pick {
  const others = all.filter(({ verb }) => verb !== 'trade')
  const options = others.length > 0 && chance.below(20) > 0 ? others : all
  const option = options[chance.below(options.length)]
  if (option === undefined) throw new Error('nothing is offered')
  const { argument, pick, upTo = argument } = option
  return pickOf(verbOf(pick), argument + chance.below(upTo - argument + 1))
}
