import { gain, harm, likelier, type Reason } from '@eldertable/kernel'
import type { NecCount } from '../bot/counts.ts'
import type { NecTable } from '../state.ts'

/** Differences of Sanity below this are within what a single throw does. */
const LEAST_SANITY = 2

const fromOthers = {
  more: ['gives the others {}', 'may give the others {}'],
  less: ['takes {} from the others', 'may take {} from the others'],
} as const

/** It is what is left some turns later, rents and losses included, and not what an option is paid with. */
const afterwards = {
  more: ['leaves {} more after a while', 'may leave {} more after a while'],
  less: ['leaves {} less after a while', 'may leave {} less after a while'],
} as const

const words: Readonly<Record<NecCount, (more: number) => readonly Reason[]>> = {
  mad: (more) => likelier(more, 'go mad'),
  sanity: (more) =>
    Math.abs(more) < LEAST_SANITY ? [] : gain(more, 'a point of Sanity', 'Sanity', afterwards),
  locales: (more) => gain(more, 'a whole locale', 'whole locales'),
  lots: (more) => gain(more, 'a Lot', 'Lots'),
  tomes: (more) => gain(more, 'a Great Tome', 'Great Tomes'),
  cards: (more) => gain(more, 'a card', 'cards'),
  othersSanity: (more) =>
    Math.abs(more) < LEAST_SANITY ? [] : harm(more, 'a point of Sanity', 'Sanity', fromOthers),
}

/** What one option leads to more of than another, the weightiest first. */
export const hints = (more: Readonly<Record<string, number>>): Reason[] =>
  (Object.keys(words) as NecCount[]).flatMap((name) => words[name](more[name] ?? 0))

const shares = ['', '', 'two', 'three', 'four', 'five', 'six']

/** While all are sane each is as likely as the other: 20 % of four players is not much less than that. */
export function even({ table }: { table: NecTable }): string | undefined {
  const isOpen = table.players.every(({ standing }) => standing === 'sane')
  const share = shares[table.players.length]
  return isOpen && share !== undefined ? `One in ${share} would be even.` : undefined
}
