import { names, type Words } from '@eldertable/kernel'
import type { Mash } from '../frames.ts'
import type { Tell } from './telling.ts'

/** How it ended. */
export const endings: Words<Mash>['endings'] = {
  lastStanding: (winners, t) => `${names(winners, t)} outlived everybody else.`,
  flags: (winners, t) => `Only the spawning space of ${names(winners, t)} still stands.`,
  draw: (winners, t) => `Nobody is left of ${names(winners, t)}: a draw.`,
  cleared: () => 'Every tile that could be reached is clear. You have your last days back.',
  perished: () => 'Nobody is left to tell it. The monsters keep the tiles.',
  tooLate: () => 'Time has run out. The monsters keep the tiles.',
}

/** The result where winning does not say it: nobody is left to have beaten anybody. */
export const headline = ({ table }: Pick<Tell, 'table'>): string | undefined =>
  table.outcome?.ending === 'draw' ? 'A draw' : undefined
