import { BotRunner, observationOf } from '@eldertable/bots'
import {
  copy,
  Engine,
  FastChance,
  heardBy,
  PickList,
  type Event,
  type GameEntry,
  type State,
} from '@eldertable/kernel'
import { nothingToUndo, type MatchOnScreen, type MatchSession } from '../session/session.ts'

/** How far a shown match has come, as a share of all its picks. */
export const stages = { begun: 0, midway: 0.5, late: 0.9 } as const
export type Stage = keyof typeof stages

const people = ['Ada', 'Bram', 'Odile', 'Silas'] as const
const MOST_SEATS = people.length
/** After this many picks a match is as late as it gets. */
const LONGEST = 4_000

/** One match of quick bots, pick by pick; always the same. */
function* played(game: GameEntry): Generator<{ state: State; told: readonly Event[] }> {
  const { title, habits } = game
  const chance = new FastChance(`${title.id} in the gallery`)
  const engine: Engine = new Engine(title)
  const bot = new BotRunner(Object.values(habits).at(-1) ?? habits.habit, chance)
  const list = new PickList()
  const { least, most } = title.seats
  const state = engine.start(Math.max(least, Math.min(MOST_SEATS, most)), {}, chance)
  let told: Event[] = []
  for (let pick = 0; pick < LONGEST; pick++) {
    const observation = observationOf(engine, state, list)
    if (observation === undefined) return
    yield { state, told }
    told = []
    engine.apply(state, bot.pick(observation), chance, told)
  }
}

/** A match that stands still at a stage, seen by whoever is asked: everything can be looked at, and nothing is taken. */
export function shownMatch(game: GameEntry, stage: Stage): MatchSession {
  const { title } = game
  const length = [...played(game)].length
  const wanted = Math.min(length - 1, Math.floor(length * stages[stage]))
  const log: { position: number; event: Event }[] = []
  let position = 0
  for (const { state, told } of played(game)) {
    for (const event of told) log.push({ position, event })
    if (position === wanted) return standing(title.id, onScreen(game, state, log, position))
    position++
  }
  throw new Error(`${title.id} has no question to show`)
}

function onScreen(
  { title }: GameEntry,
  state: State,
  log: MatchOnScreen['log'],
  position: number,
): MatchOnScreen {
  const engine: Engine = new Engine(title)
  const reader = engine.seatToAct(state)
  return {
    id: `gallery-${title.id}`,
    title: title.id,
    name: title.text.name,
    status: 'playing',
    seats: state.hands.map((_, seat) => ({
      name: people[seat] ?? '',
      player: seat === reader ? 'person' : 'bot:habit',
      heldBy: null,
      present: true,
    })),
    reader,
    view: copy(engine.view(state, reader)),
    anytime: null,
    position,
    rewinds: 0,
    decided: null,
    log: log.filter(({ event }) => heardBy(reader, [event]).length > 0),
    thinking: null,
    handOver: null,
    orders: [],
    undo: nothingToUndo,
    chat: null,
    commitment: '',
    key: null,
    code: null,
    isHost: true,
    watchers: 0,
    connection: 'here',
    note: null,
    rematch: null,
  }
}

const nothing = (): void => {}
const notKept = (): Promise<never> =>
  Promise.reject(new Error('What the gallery shows is not kept.'))

const standing = (id: string, match: MatchOnScreen): MatchSession & { id: string } => ({
  id,
  subscribe: () => nothing,
  get: () => match,
  pick: nothing,
  takeScreen: nothing,
  order: nothing,
  lift: nothing,
  undo: nothing,
  redo: nothing,
  askUndo: nothing,
  consent: nothing,
  say: nothing,
  dismissNote: nothing,
  seatBot: nothing,
  file: notKept,
  report: notKept,
})
