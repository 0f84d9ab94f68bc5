import { settingsOf } from '@eldertable/kernel'
import { fuzz, type FuzzOptions } from '../fuzz/fuzz.ts'
import type { Violation } from '../fuzz/violation.ts'
import type { TableGiven, TitleGiven } from './given.ts'
import type { Promised, PromisesAbout } from './promise.ts'
import { named } from './tables.ts'

const PICKS = 500
/** So many picks at random are enough for a title without late positions to come to an end. */
const UNTIL_IT_ENDS = 2000

/** Nothing breaks a promise that an oracle watches, whatever anybody picks. */
export function randomPlay({ title, late, play = {} }: TitleGiven): PromisesAbout {
  const { picks = PICKS, tables = [{}], lateTables = [{}] } = play

  const keeps = (says: string, options: Omit<FuzzOptions, 'title' | 'picks'>): Promised => ({
    says,
    faults() {
      const { violation } = fuzz({ title, picks, ...options })
      return violation === undefined ? [] : violationInWords(violation)
    },
  })

  const begun = ([name, table]: readonly [string, TableGiven]): Promised =>
    keeps(`keeps all promises: ${name}`, { ...table, seed: name })

  const lately = ([name, table]: readonly [string, TableGiven]): Promised =>
    keeps(`keeps them late as well: ${name}`, {
      ...table,
      seed: `late ${name}`,
      ...(late !== undefined && {
        positions: (chance, seats, settings) =>
          late(chance, seats, settingsOf(title.switches, settings, seats)),
      }),
    })

  const ends: Promised = {
    says: 'comes to an end by itself',
    faults() {
      const { endings } = fuzz({ title, picks: UNTIL_IT_ENDS, seed: 'to the end', oracles: [] })
      const isOver = Object.keys(endings).length > 0
      return isOver ? [] : ['no match was over: the title needs late positions']
    },
  }

  return {
    about: 'random play',
    promised: [
      ...named(tables).map(begun),
      ...(late === undefined ? [ends] : named(lateTables).map(lately)),
    ],
  }
}

const violationInWords = ({ oracle, message, story }: Violation): string[] => [
  `${oracle}: ${message}`,
  ...story,
]
