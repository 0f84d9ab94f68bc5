import { capital, names, personAt, type Seat, type Words } from '@eldertable/kernel'
import type { Mash } from '../frames.ts'
import type { Tell } from './telling.ts'

/** How it ended. */
export const endings: Words<Mash>['endings'] = {
  lastStanding: (winners, t) => `${capital(who(winners, t))} outlived everybody else.`,
  flags: (winners, t) => `All spawning spaces but ${whose(winners, t)} are gone.`,
  draw: (winners, t) => `Nobody is left of ${names(winners, t)}: a draw.`,
  cleared: () => 'Every tile that could be reached is clear. You have your last days back.',
  perished: () => 'Nobody is left to tell it. The monsters keep the tiles.',
  tooLate: () => 'Time has run out. The monsters keep the tiles.',
}

const who = (winners: readonly Seat[], t: Tell): string => {
  const [only, ...others] = winners
  return only === undefined || others.length > 0 ? names(winners, t) : personAt(only, t).who
}

const whose = (winners: readonly Seat[], t: Tell): string => {
  const [only, ...others] = winners
  return only === undefined || others.length > 0
    ? `those of ${names(winners, t)}`
    : personAt(only, t).theirs
}

/** The result where winning does not say it: nobody is left to have beaten anybody. */
export const headline = ({ table }: Pick<Tell, 'table'>): string | undefined =>
  table.outcome?.ending === 'draw' ? 'A draw' : undefined
