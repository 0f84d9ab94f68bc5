import { capital, counted, type Words } from '@eldertable/kernel'
import type { I32 } from '../frames.ts'
import { endings as sides, type Ending } from '../rules/checks.ts'
import { reelName } from '../pieces/reels.ts'
import { countInPlay } from '../rules/survivors.ts'
import { openState, type Tell } from './telling.ts'

/** How it ended. */
export const endings: Readonly<Record<Ending, Words<I32>['endings'][string]>> = {
  filmEnds: (_, t) => {
    const count = countInPlay(openState(t))
    return `The film is over. ${capital(counted(count, 'survivor'))} ${count === 1 ? 'leaves' : 'leave'} Innsmouth.`
  },
  lastOneStands: (_, t) =>
    `The Last One Standing in ${reelName(t.table.reel)} has withstood them all.`,
  nobodyLeft: (_, t) => `Nobody is left in ${reelName(t.table.reel)}. ${directorWins(t)}`,
  coup: (_, t) => `The last survivor was one of them all along. ${directorWins(t)}`,
  lastOneFalls: (_, t) => `The Last One Standing has fallen. ${directorWins(t)}`,
  nobodyOnScreen: (_, t) => `The film ends with nobody on the screen. ${directorWins(t)}`,
}

const directorWins = ({ table, reader }: Tell): string =>
  reader !== null && reader === table.director ? 'The town is yours.' : 'The director wins.'

export const isSurvivorsWin = ({ table: { outcome } }: Pick<Tell, 'table'>): boolean =>
  outcome !== null && sides[outcome.ending as Ending] === 'survivors'

/**
 * The result for those whom winning or losing alone would puzzle: spectators, and whoever has lost all survivors and so won
 * or lost with the monsters (I32-WIN-5).
 */
export function headline(t: Tell): string | undefined {
  const { table, reader } = t
  const isWon = isSurvivorsWin(t)
  if (reader === null) return isWon ? 'The survivors won' : 'The director won'
  if (reader === table.director || table.outcome?.winners.includes(reader) === isWon)
    return undefined
  const hasMonsters = table.pools.some(({ seat, side }) => seat === reader && side === 'monsters')
  if (isWon) return hasMonsters ? 'You lost with the monsters' : undefined
  return hasMonsters ? 'You won with the monsters' : 'You fell'
}
