import {
  Engine,
  FastChance,
  PickList,
  RecordingChance,
  type Event,
  type GameEntry,
  type Pick,
  type State,
} from '@eldertable/kernel'
import type { PlayedPick } from '../review/played-pick.ts'
import { BotRunner } from '../runner.ts'
import { observationOf } from '../observation.ts'

/** A whole match that the quickest habit plays at every seat, with its positions. */
export interface HabitMatch {
  readonly engine: Engine
  readonly picks: PlayedPick[]
  readonly end: State
}

/** What is picked instead of habit's pick at a question, by its number; nothing where habit has its way. */
type Slip = (index: number, offered: readonly Pick[], usual: Pick) => Pick | undefined

export function habitMatch(game: GameEntry, seats: number, seed: string, slip?: Slip): HabitMatch {
  const engine: Engine = new Engine(game.title)
  const { reveals = [] } = game.title
  const dice = new RecordingChance(new FastChance(`${seed} dice`))
  const runner = new BotRunner(
    Object.values(game.habits).at(-1) ?? game.habits.habit,
    new FastChance(`${seed} bot`),
  )
  const list = new PickList()
  const state = engine.start(seats, {}, dice)
  dice.takeResults()
  const picks: PlayedPick[] = []
  for (let observation = observationOf(engine, state, list); observation !== undefined;) {
    const before = engine.copy(state)
    const usual = runner.pick(observation)
    const pick = slip?.(picks.length, observation.picks.slice(0, observation.count), usual) ?? usual
    const events: Event[] = []
    engine.apply(state, pick, dice, events)
    const isRandom =
      dice.takeResults().length > 0 || events.some(({ key }) => reveals.includes(key))
    picks.push({ state: before, seat: observation.seat, pick, isRandom })
    observation = observationOf(engine, state, list)
  }
  return { engine, picks, end: state }
}
