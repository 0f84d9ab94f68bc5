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
  return NAMES.find((name) => !taken.includes(name)) ?? `Bot ${taken.length + 1}`
}
