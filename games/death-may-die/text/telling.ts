import { at, withClosedDrawers, type TellingOf } from '@eldertable/kernel'
import { investigators } from '../content/investigators.ts'
import type { Dmd } from '../frames.ts'
import { NOBODY, type DmdState } from '../state.ts'
import { investigatorNames } from './names.ts'

/** What every sentence of this title may draw upon. */
export type Tell = TellingOf<Dmd>

/** What the rules may be asked about: the table without the decks. */
export const openState = (t: Pick<Tell, 'table'>): DmdState => withClosedDrawers(t)

/** A hero by the name of the investigator, or by that of the player before there is one. */
export function heroName(hero: number, t: Tell): string {
  const { who, seat } = at(t.table.heroes, hero)
  return who === NOBODY ? t.name(seat) : investigatorNames[at(investigators, who).key]
}
