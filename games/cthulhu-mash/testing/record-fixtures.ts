// Records the fixtures anew: tsx games/cthulhu-mash/testing/record-fixtures.ts
// Only needed when a rule change makes the old ones impossible; read the difference before committing it.
import { Engine, type Bot } from '@eldertable/kernel'
import { recordMatch, replayFixture, type Fixture } from '@eldertable/testkit'
import { writeFixtures } from '@eldertable/testkit/fixture-files.ts'
import type { Mash } from '../frames.ts'
import { cthulhuMash } from '../index.ts'
import type { MashSettings, MashState } from '../state.ts'
import { explorer, fighter, herald, martyr, raider } from './players.ts'

interface Wanted {
  ending: string
  seats: number
  settings: Partial<MashSettings>
  /** Who plays; the last one takes the seats that are left. */
  by: readonly Bot<Mash>[]
  /** What else has to be true in the end. */
  isIt?: (s: MashState) => boolean
}

// Boards are as small as they may be, so that matches are short.
const small = { customLayout: true, characters: 'random' } as const

/** By file name: every victory condition alone and in teams, the draw, every loss, and the sanity variant. */
const wanted: Readonly<Record<string, Wanted>> = {
  'death-match-two': {
    ending: 'lastStanding',
    seats: 2,
    settings: { ...small, facing: true, readyWeapon: true },
    by: [fighter],
  },
  'death-match-three': {
    ending: 'lastStanding',
    seats: 3,
    settings: { ...small, monsterControl: 'automatic', monstersAttackAnyone: true },
    by: [fighter],
  },
  'death-match-teams': {
    ending: 'lastStanding',
    seats: 4,
    settings: { ...small, teams: true, characters: 'roll', vampireDrain: 'victim-actions' },
    by: [fighter],
  },
  'flags-two': {
    ending: 'flags',
    seats: 2,
    settings: { ...small, victory: 'capture-the-flag', monstersHeal: true },
    by: [raider],
  },
  'flags-three': {
    ending: 'flags',
    seats: 3,
    settings: { ...small, victory: 'capture-the-flag', monstersUseObjects: true },
    by: [raider],
  },
  'flags-teams': {
    ending: 'flags',
    seats: 4,
    settings: { ...small, victory: 'capture-the-flag', teams: true, oneWayGates: true },
    by: [raider],
  },
  draw: {
    ending: 'draw',
    seats: 2,
    settings: { customLayout: true, explorerDynamite: true },
    by: [martyr, herald],
  },
  'cleared-from-a-shared-start': {
    ending: 'cleared',
    seats: 2,
    settings: { victory: 'cooperative', coopTiles: 1, escapeMoves: true },
    by: [explorer],
  },
  'cleared-from-own-starts': {
    ending: 'cleared',
    seats: 2,
    settings: { ...small, victory: 'cooperative', sharedStart: 'off', spawnRestoresBoth: true },
    by: [explorer],
  },
  'cleared-alone': {
    ending: 'cleared',
    seats: 1,
    settings: { ...small, powerUpRestores: true },
    by: [explorer],
  },
  'perished-alone': { ending: 'perished', seats: 1, settings: {}, by: [explorer] },
  'perished-together': {
    ending: 'perished',
    seats: 4,
    settings: { victory: 'cooperative', misplacedGenerators: true },
    by: [explorer],
  },
  'too-late': {
    ending: 'tooLate',
    seats: 3,
    settings: { victory: 'cooperative', turnLimit: 2, bootSparesMonsters: true },
    by: [explorer],
  },
  'sane-to-the-end': {
    ending: 'cleared',
    seats: 2,
    settings: { victory: 'cooperative', coopTiles: 1, sanity: true },
    by: [explorer],
  },
  'out-of-their-wits': {
    ending: 'perished',
    seats: 2,
    settings: { victory: 'cooperative', sanity: true, terrainHeights: true },
    by: [explorer],
    isIt: ({ table }) => table.heroes.some(({ life, sanity }) => life === 'alive' && sanity === 0),
  },
}

const engine = new Engine(cthulhuMash)
const LONGEST = 1500

/** The first match with this ending. */
function find(name: string, { ending, seats, settings, by, isIt }: Wanted): Fixture {
  const bots = Array.from(
    { length: seats },
    (_, seat) => by[Math.min(seat, by.length - 1)] ?? explorer,
  )
  for (let match = 0; ; match++) {
    const found = record(bots, `${name}/${match}`, settings)
    if (found?.ending !== ending) continue
    if (isIt === undefined || isIt(replayFixture(engine, found))) return found
  }
}

/** A match, unless it takes too long. */
function record(
  bots: readonly Bot<Mash>[],
  seed: string,
  settings: Partial<MashSettings>,
): Fixture | undefined {
  try {
    return recordMatch(engine, bots, { seed, settings: { ...settings }, longest: LONGEST })
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('the match was not over'))
      return undefined
    throw error
  }
}

const found = Object.entries(wanted).map(([name, one]) => [name, find(name, one)] as const)
writeFixtures(new URL('../fixtures/', import.meta.url), Object.fromEntries(found))
