import { determinisedFrom, random, observationOf, Thinker } from '@eldertable/bots'
import { games } from '@eldertable/games'
import {
  Engine,
  FastChance,
  PickList,
  type AnyTitle,
  type Bot,
  type GameEntry,
  type SearchProfile,
  type State,
} from '@eldertable/kernel'
import { race, speedOf, type Contest, type Entrant, type Run } from './measure.ts'
import { SEATS } from './property/board.ts'
import { boardgameIoGame } from './property/boardgame-io.ts'
import { propertyTitle } from './property/kernel-title.ts'
import { Client, MCTSBot } from './property/peer.ts'
import { number, ratio, target, type Section } from './report.ts'

const PEER = "boardgame.io's MCTS, property game"
const PROPERTY = 'our search, property game'
const module = import.meta.url

/** What one thought may cost. */
const PLAYS = 100
/** Positions are looked for after this many picks of a match. */
const INTO_THE_MATCH = [30, 60, 90, 120]
/** boardgame.io plays on for 50 picks unless it is told otherwise, which on average are this many turns of this game. */
const TURNS = 44

/** The same as boardgame.io gets to know: any option, random play, and who has most in the end. */
const propertyProfile: SearchProfile = {
  turns: TURNS,
  evaluate: ({ table }) => {
    const { cash } = table as unknown as { cash: readonly number[] }
    const sum = cash.reduce((all, one) => all + one, 0)
    return cash.map((one) => one / sum)
  },
  rolloutPolicies: [random],
}
const property = propertyTitle as unknown as AnyTitle

const thinkers = games.filter(({ searchProfile }) => searchProfile !== undefined)
const nameOf = ({ title }: GameEntry): string => `our search, ${title.id}`

/** Imported by a lane. @public */
export const contest = (): Contest => ({
  [PEER]: boardgameIo(),
  [PROPERTY]: thoughts(property, propertyProfile, random),
  ...Object.fromEntries(
    thinkers.map((game) => [
      nameOf(game),
      thoughts(
        game.title,
        game.searchProfile ?? propertyProfile,
        game.searchProfile?.rolloutPolicies[0] ?? random,
      ),
    ]),
  ),
})

/** Plays in a second of thinking, against the iterations of a tree search on a game that is much smaller than ours. */
export async function measureSearch(): Promise<Section> {
  const entrants: Entrant[] = [PEER, PROPERTY, ...thinkers.map(nameOf)].map((name) => ({
    module,
    name,
  }))
  const speeds = await race(entrants, { rounds: 5, seconds: 1 })
  const slowest = speedOf(speeds, PEER)
  const isMet = speedOf(speeds, PROPERTY) >= 100 * slowest
  return {
    heading: 'Thinking',
    about:
      'Plays: one option in one imagined world, played on and judged. The property game is played on by random picks ' +
      `for as long as boardgame.io does, the titles by their habits. Target: ${target('100 times the iterations of boardgame.io on the same game', isMet)}.`,
    columns: ['Search', 'Plays/s', 'To boardgame.io'],
    rows: speeds.map(({ name, perSecond }) => [
      name,
      number(perSecond),
      ratio(perSecond / slowest),
    ]),
  }
}

function thoughts(title: AnyTitle, profile: SearchProfile, habit: Bot): Run {
  const engine: Engine = new Engine(title)
  const thinker = new Thinker(engine, profile)
  const positions = INTO_THE_MATCH.map((picks) => positionAfter(engine, picks, habit))
  const list = new PickList()
  let number = 0
  return () => {
    const state = positions[number % positions.length]
    const observation = state && observationOf(engine, state, list)
    if (state === undefined || observation === undefined)
      throw new Error('there is nothing to think of')
    const chance = new FastChance(`thought ${number++}`)
    const worlds = determinisedFrom(engine, state, observation.seat)
    return thinker.think(observation, chance, worlds, { plays: PLAYS }).plays
  }
}

/** A question with several answers that are worth a look, in the middle of a match. */
function positionAfter(engine: Engine, picks: number, habit: Bot): State {
  const chance = new FastChance(`bench ${picks}`)
  const list = new PickList()
  const state = engine.start(Math.min(SEATS, engine.title.seats.most), {}, chance)
  for (let made = 0; state.table.outcome === null; made++) {
    const observation = observationOf(engine, state, list)
    if (observation === undefined) break
    if (made >= picks && observation.count > 2) return state
    if (made >= picks && engine.title === property) return state
    engine.apply(state, habit(observation, chance), chance)
  }
  throw new Error('the match was over too soon')
}

function boardgameIo(): Run {
  const client = Client({
    game: { ...boardgameIoGame, seed: 'bench' },
    numPlayers: SEATS,
    debug: false,
  })
  client.start()
  const state = client.getState()
  const { ai } = boardgameIoGame
  if (state === null || ai === undefined) throw new Error('boardgame.io has no state')
  const bot = new MCTSBot({
    game: boardgameIoGame,
    enumerate: ai.enumerate,
    iterations: PLAYS,
    seed: 'bench',
  })
  return () => {
    // It works before it hands out the promise: only its answer is late.
    void bot.play(state, '0')
    return PLAYS
  }
}
