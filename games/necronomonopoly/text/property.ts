import { personAt } from '@eldertable/kernel'
import { spaceAt } from '../pieces/spaces.ts'
import { isSane } from '../rules/players.ts'
import { feeOf, rentOf } from '../rules/dues.ts'
import { isProperty, ownerOf } from '../rules/property.ts'
import { NOBODY } from '../state.ts'
import { openState, type Tell } from './telling.ts'

/** What an Investigator pays for landing on an owned Lot or Tome: `rent 33`, `fee 10`. */
export function dueOn(t: Tell, space: number): string {
  const s = openState(t)
  const owner = ownerOf(s, space)
  if (spaceAt(space).kind === 'lot') return `rent ${rentOf(s, space, owner)}`
  return `fee ${feeOf(s, owner)}${isSane(s, owner) ? '' : ' to the Keeper'}`
}

/** Whose a Lot or Tome is and what that means: `for sale at 26`, `yours, rent 11`, `Bob's, rent 33`; empty for other spaces. */
export function deedOf(t: Tell, space: number): string {
  if (!isProperty(space)) return ''
  const owner = ownerOf(openState(t), space)
  if (owner === NOBODY) return `for sale at ${spaceAt(space).cost}`
  return `${personAt(owner, t).theirs}, ${dueOn(t, space)}`
}

/** Whether a Lot or Tome is still the Keeper's. */
export const isForSale = (space: number, t: Pick<Tell, 'table'>): boolean =>
  space >= 0 && isProperty(space) && ownerOf(openState(t), space) === NOBODY
