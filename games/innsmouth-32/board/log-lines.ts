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
/** What comes of an attack. */
const blow: readonly Key[] = ['fumbles', 'headShot', 'suffers', 'locksBreak', ...loss]

/** How a line of the log goes on, by how it began. */
const goesOn: { readonly [K in Key]?: readonly Key[] } = {
  horror: ['victim', 'locksBreak', 'losesPower'],
  victim: ['victim', ...madness],
  slips: ['discards'],
  uses: ['discards', 'cured'],
  heals: ['cured'],
  reveals: ['opens', 'feature', 'places'],
  feature: ['places'],
  reckons: ['allOut', 'places', 'passes'],
  picksVictim: ['attacks', ...blow],
  gives: ['negates'],
  givesPower: ['negates'],
  shares: ['negates'],
  awarded: ['victim', ...madness],
  rests: ['gainsRest'],
  throws: ['misfires', 'deals', 'monsterFalls', 'getsAway', 'gainsMythos', ...madness, ...loss],
  deals: ['monsterFalls'],
  saves: ['monsterFalls'],
  attacks: blow,
  suffers: loss,
  eliminated: ['discards'],
}

/** Whether an event is told at the end of a line: a throw, and what came of it. */
export const continues: NonNullable<BoardModule<I32>['continues']> = ({ key, is }, line) => {
  const [first] = line
  const known: readonly string[] = goesOn[first?.key as Key] ?? []
  if (!known.includes(key)) return false
  switch (key) {
    // Two sanctuaries that lie side by side open one after the other.
    case 'opens':
      return is['card'] === first?.is['card']
    // A monster is the director's for a creature feature, one for each.
    case 'places':
      return first?.key === 'reckons' || line.at(-1)?.key === 'feature'
    // One prey, one attack.
    case 'attacks':
      return line.length === 1
    default:
      return true
  }
}
