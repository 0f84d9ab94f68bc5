import type { BoardModule } from '@eldertable/board-kit'
import type { Events } from '../events.ts'
import type { I32 } from '../frames.ts'

type Key = keyof Events

/** What only leads to what comes next: a prey that is the only one in reach needs no reason. */
export const leadsTo: NonNullable<BoardModule<I32>['leadsTo']> = ({ key, is }, next) =>
  key === 'picksVictim' && is['why'] === 'only' && next.key === 'attacks'

/** What becomes of a stat, and of somebody who is lost. */
const madness: readonly Key[] = ['insanityDie', 'maddened', 'shrugs']
const loss: readonly Key[] = ['eliminated', 'discards']

/** How a line of the log goes on, by how it began. */
const goesOn: { readonly [K in Key]?: readonly Key[] } = {
  horror: ['victim'],
  victim: ['victim'],
  reveals: ['opens'],
  rests: ['gainsRest'],
  throws: ['misfires', 'deals', 'monsterFalls', 'getsAway', 'gainsMythos', ...madness, ...loss],
  deals: ['monsterFalls'],
  saves: ['monsterFalls'],
  insanityDie: madness,
  attacks: ['fumbles', 'headShot', 'suffers', 'locksBreak', ...loss],
  suffers: loss,
  eliminated: ['discards'],
}

/** Whether an event is told at the end of a line: a throw, and what came of it. */
export const continues: NonNullable<BoardModule<I32>['continues']> = ({ key }, [first]) => {
  const known: readonly string[] = goesOn[first?.key as Key] ?? []
  return known.includes(key)
}
