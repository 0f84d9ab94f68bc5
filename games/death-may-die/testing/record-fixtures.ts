// Records the fixtures anew, one for each way to win and to lose: tsx games/death-may-die/testing/record-fixtures.ts
// Only needed when a rule change makes the old ones impossible; read the difference before committing it.
import { Engine } from '@eldertable/kernel'
import { recordEnding, type Fixture } from '@eldertable/testkit'
import { writeFixtures } from '@eldertable/testkit/fixture-files.ts'
import { hasty } from '../bot/habit.ts'
import type { Ending } from '../events.ts'
import { deathMayDie } from '../index.ts'
import type { DmdSettings } from '../state.ts'

interface Wanted {
  ending: Ending
  seats: number
  settings: Partial<DmdSettings>
}

/** By file name: every ending, every episode and either Elder One slain. */
const wanted: Readonly<Record<string, Wanted>> = {
  'slain-cthulhu': {
    ending: 'slain',
    seats: 2,
    settings: { episode: '1', elderOne: 'cthulhu', difficulty: 'gentle' },
  },
  'slain-hastur': {
    ending: 'slain',
    seats: 2,
    settings: { episode: '4', elderOne: 'hastur', difficulty: 'gentle' },
  },
  'dead-early': {
    ending: 'deadEarly',
    seats: 3,
    settings: { episode: '3', elderOne: 'cthulhu', insanityDraft: true, publishedSkills: true },
  },
  'mad-early': {
    ending: 'madEarly',
    seats: 2,
    settings: { episode: '5', elderOne: 'hastur', difficulty: 'cruel', panic: true },
  },
  'nobody-left': {
    ending: 'nobodyLeft',
    seats: 1,
    settings: { episode: '6', elderOne: 'hastur', chooseFirst: true, endOrder: 'published' },
  },
  ascended: {
    ending: 'ascended',
    seats: 5,
    settings: {
      episode: '2',
      elderOne: 'cthulhu',
      advanceOrder: 'choose',
      randomInvestigators: true,
      restOne: true,
      safeTrade: true,
    },
  },
}

const engine = new Engine(deathMayDie)

/** The first match with this ending. */
function find(name: string, { ending, seats, settings }: Wanted): Fixture {
  const bots = Array.from({ length: seats }, () => hasty)
  return recordEnding(engine, bots, ending, { seed: name, settings: { ...settings } })
}

const found = Object.entries(wanted).map(([name, one]) => [name, find(name, one)] as const)
writeFixtures(new URL('../fixtures/', import.meta.url), Object.fromEntries(found))
