// Records the fixtures anew, one for each way to win and to lose: tsx games/tiny-epic-cthulhu/testing/record-fixtures.ts
// Only needed when a rule change makes the old ones impossible; read the difference before committing it.
import { Engine, firstOffered, pickOf, type Bot } from '@eldertable/kernel'
import { recordEnding, type Fixture } from '@eldertable/testkit'
import { writeFixtures } from '@eldertable/testkit/fixture-files.ts'
import type { Ending } from '../events.ts'
import { tinyEpicCthulhu } from '../index.ts'
import type { Tec } from '../frames.ts'
import { V } from '../verbs.ts'
import { plainPlayer } from './plain-player.ts'

type TecBot = Bot<Tec>

interface Wanted {
  ending: Ending
  seats: number
  settings?: Fixture['settings']
  player?: TecBot
}

/** Lets things take their course, which fills the island with Shamblers. */
const idler: TecBot = (observation) =>
  firstOffered(observation, pickOf(V.endTurn), observation.picks[0] ?? -1)

/** By file name. */
const wanted: Readonly<Record<string, Wanted>> = {
  sealed: { ending: 'sealed', seats: 2 },
  'strength-one': { ending: 'strengthOne', seats: 4, settings: { difficulty: 'madness' } },
  'strength-two': { ending: 'strengthTwo', seats: 3, settings: { greatOldOne: 'yogSothoth' } },
  shamblers: { ending: 'shamblers', seats: 4, player: idler },
  'player-mad': { ending: 'playerMad', seats: 2, settings: { greatOldOne: 'cthulhu' } },
  'assistant-mad': { ending: 'assistantMad', seats: 1, settings: { greatOldOne: 'yig' } },
  'self-playing-won': { ending: 'sealed', seats: 1, settings: { assistants: 'selfPlaying' } },
  'self-playing-lost': {
    ending: 'strengthTwo',
    seats: 1,
    settings: { assistants: 'selfPlaying' },
  },
  'two-assistants': {
    ending: 'sealed',
    seats: 1,
    settings: { assistants: 'two', setupShamblers: 'tentacle', townLayout: 'fixedB' },
  },
  'assistants-of-two': {
    ending: 'strengthTwo',
    seats: 2,
    settings: { assistants: 'each', characters: 'random', firstPlayer: 'random' },
  },
  'assistant-of-three': {
    ending: 'strengthTwo',
    seats: 3,
    settings: { assistants: 'shared', difficulty: 'hard', markedSeat: 3, townLayout: 'fixedA' },
  },
}

const engine = new Engine(tinyEpicCthulhu)

/** The first match with this ending. */
function find(name: string, { ending, seats, settings = {}, player }: Wanted): Fixture {
  const bots = Array.from({ length: seats }, () => player ?? plainPlayer)
  return recordEnding(engine, bots, ending, { seed: name, settings })
}

const found = Object.entries(wanted).map(([name, one]) => [name, find(name, one)] as const)
writeFixtures(new URL('../fixtures/', import.meta.url), Object.fromEntries(found))
