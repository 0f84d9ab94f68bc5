import { freeVariant, isReservedName, isSameName } from '@eldertable/protocol/same-name.ts'
import { Refused } from '../refused.ts'

/** Names for bots to which nobody has given one, out of books whose authors are long dead. */
const NAMES = [
  'Armitage',
  'Asenath',
  'Carter',
  'Keziah',
  'Lavinia',
  'Olmstead',
  'Peaslee',
  'Thurber',
  'Walter',
  'Wilmarth',
]

/** A name that nobody at the table has yet. */
export function nameForBot(taken: readonly string[]): string {
  const isFree = (name: string) => !taken.some((other) => isSameName(name, other))
  return NAMES.find(isFree) ?? freeVariant(NAMES[0] ?? '', taken)
}

/** Throws if nobody may be called so. */
export function assertName(name: string): void {
  if (isReservedName(name)) throw new Refused('reserved-name')
}

/** Throws if nobody could tell this one from somebody who sits there; says what would do instead. */
export function assertDistinct(name: string, taken: readonly string[]): void {
  assertName(name)
  if (!taken.some((other) => isSameName(name, other))) return
  const offer = freeVariant(name, taken)
  throw new Refused(
    'name-taken',
    `Somebody at this table is called that, or something that looks like it. “${offer}” is free.`,
    offer,
  )
}
