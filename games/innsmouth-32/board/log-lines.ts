import type { BoardModule } from '@eldertable/board-kit'
import type { Events } from '../events.ts'
import type { I32 } from '../frames.ts'

type Key = keyof Events

/** What only leads to what comes next. */
export const leadsTo: NonNullable<BoardModule<I32>['leadsTo']> = ({ key, is }, next) => {
  switch (key) {
    // A prey that is the only one in reach needs no reason.
    case 'picksVictim':
      return is['why'] === 'only' && next.key === 'attacks'
    // The stat that goes says what the die showed, or it is thrown again.
    case 'insanityDie':
      return next.key === 'maddened' || next.key === 'insanityDie'
    default:
      return false
  }
}

/** What becomes of a stat, and of somebody who is lost. */
const madness: readonly Key[] = ['maddened', 'shrugs']
const loss: readonly Key[] = ['eliminated', 'discards']

/** How a line of the log goes on, by how it began. */
const goesOn: { readonly [K in Key]?: readonly Key[] } = {
  horror: ['victim', 'locksBreak', 'losesPower'],
  victim: ['victim', ...madness],
  slips: ['discards'],
  uses: ['discards', 'cured'],
  heals: ['cured'],
  reveals: ['opens'],
  rests: ['gainsRest'],
  throws: ['misfires', 'deals', 'monsterFalls', 'getsAway', 'gainsMythos', ...madness, ...loss],
  deals: ['monsterFalls'],
  saves: ['monsterFalls'],
  attacks: ['fumbles', 'headShot', 'suffers', 'locksBreak', ...loss],
  suffers: loss,
  eliminated: ['discards'],
}

/** Whether an event is told at the end of a line: a throw, and what came of it. */
export const continues: NonNullable<BoardModule<I32>['continues']> = ({ key }, [first]) => {
  const known: readonly string[] = goesOn[first?.key as Key] ?? []
  return known.includes(key)
}
