// Records the fixtures anew: tsx games/innsmouth-32/testing/record-fixtures.ts
// Only needed when a rule change makes the old ones impossible; read the difference before committing it.
import { Engine, type Bot } from '@eldertable/kernel'
import { recordMatch, type Fixture } from '@eldertable/testkit'
import { writeFixtures } from '@eldertable/testkit/fixture-files.ts'
import { habit } from '../bot/habit.ts'
import type { I32 } from '../frames.ts'
import { innsmouth32 } from '../index.ts'
import type { Ending } from '../rules/checks.ts'
import type { I32Settings } from '../state.ts'
import { aimless, reckless, waiting } from './reckless.ts'

interface Wanted {
  ending: Ending
  seats: number
  settings: Partial<I32Settings>
  /** Who plays, if not the sensible: some endings need that. */
  by?: Bot<I32>
}

/** By file name: every ending, every module, and tables of 1, 2, 5 and 9 people. */
const wanted: Readonly<Record<string, Wanted>> = {
  'film-ends-alone': {
    ending: 'filmEnds',
    seats: 1,
    settings: { soloSeats: 4, difficulty: 'matinee' },
  },
  'film-ends-six-together': {
    ending: 'filmEnds',
    seats: 6,
    settings: { director: 'auto', terrors: 'per-reel', hound: 'companion', houndRecurring: true },
  },
  'last-one-stands-one-against-one': {
    ending: 'lastOneStands',
    seats: 2,
    settings: { director: 'human', soloSeats: 2, nightClerk: true, clerkDibs: true },
  },
  'last-one-falls-five': {
    ending: 'lastOneFalls',
    seats: 5,
    settings: { director: 'human', factionDraft: true, factionRest: true, hound: 'thirteenth' },
  },
  'last-one-falls-nine': {
    ending: 'lastOneFalls',
    seats: 9,
    settings: {
      difficulty: 'midnight',
      terrors: '3',
      hound: 'replace-chosen',
      survivorLoss: true,
      powerPlayCull: true,
    },
  },
  'coup-of-the-cultist': {
    ending: 'coup',
    seats: 4,
    settings: { director: 'human', secretCultist: true },
    by: reckless,
  },
  'nobody-on-screen': {
    ending: 'nobodyOnScreen',
    seats: 3,
    settings: { director: 'human', difficulty: 'matinee' },
    by: waiting,
  },
  'nobody-left': {
    ending: 'nobodyLeft',
    seats: 3,
    settings: { director: 'human', fallenSeats: 'auto', projector: false, coverAttack: false },
    by: aimless,
  },
}

const engine = new Engine(innsmouth32)

/** The first match with this ending. */
function find(name: string, { ending, seats, settings, by = habit }: Wanted): Fixture {
  const bots = Array.from({ length: seats }, () => by)
  for (let match = 0; ; match++) {
    const found = recordMatch(engine, bots, { seed: `${name}/${match}`, settings: { ...settings } })
    if (found.ending === ending) return found
  }
}

const found = Object.entries(wanted).map(([name, one]) => [name, find(name, one)] as const)
writeFixtures(new URL('../fixtures/', import.meta.url), Object.fromEntries(found))
