import {
  at,
  person,
  sentenceOf,
  withClosedDrawers,
  type Person,
  type TextContextOf,
} from '@eldertable/kernel'
import { investigators } from '../pieces/investigators.ts'
import type { Dmd } from '../frames.ts'
import { NOBODY, type DmdState } from '../state.ts'

/** What every sentence of this title may draw upon. */
export type Tell = TextContextOf<Dmd>

/** What the rules may be asked about: the table without the decks. */
export const openState = (t: Pick<Tell, 'table'>): DmdState => withClosedDrawers(t)

/** A hero by the name of the investigator, or by that of the player before there is one. */
export function heroName(hero: number, t: Tell): string {
  const { who, seat } = at(t.table.heroes, hero)
  return who === NOBODY ? t.name(seat) : at(investigators, who).name
}

/** Whether a seat plays two investigators: then each of them goes by its name. */
export const playsTwo = (hero: number, { table: { heroes } }: Pick<Tell, 'table'>): boolean =>
  heroes.filter(({ seat }) => seat === at(heroes, hero).seat).length > 1

/** A hero as a sentence speaks of it: `you` to whoever plays it, and no other. */
export const personOf = (hero: number, t: Tell): Person =>
  person(heroName(hero, t), at(t.table.heroes, hero).seat === t.reader && !playsTwo(hero, t))

/** A hero at the head of a sentence, with what it does: `You move`, `Ian moves`. */
export const does = (hero: number, t: Tell, you: string, others?: string): string =>
  sentenceOf(personOf(hero, t), you, others)
