/**
 * Letters and digits that are read as another letter, each with those that look like it: of Cyrillic, Greek and Latin
 * what people confuse at a glance, in small letters.
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аαɑ',
  b: 'вβьʙ',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еεҽ',
  g: 'ɡ',
  h: 'нһ',
  j: 'јϳ',
  k: 'кκ',
  l: 'i1|!ıіιӏǀ',
  m: 'мµ',
  n: 'ηп',
  o: '0оοσօ',
  p: 'рρ',
  q: 'ԛ',
  r: 'г',
  s: '5ѕ$',
  t: 'тτ',
  u: 'υս',
  v: 'νѵ',
  w: 'ԝωш',
  x: 'хχ',
  y: 'уү',
  z: 'ζ',
}

const readAs = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([letter, others]) =>
    Array.from(others, (other) => [other, letter] as const),
  ),
)

/** What of a name is read: letters, digits and pictures. */
const READ = /[\p{L}\p{N}\p{Extended_Pictographic}]/u

/** Names that are read the same have the same look, however they are spelt. */
function lookOf(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase().toLowerCase()
  const letters = Array.from(plain, (letter) => readAs.get(letter) ?? letter)
  const read = letters.filter((letter) => READ.test(letter)).join('')
  return read === '' ? plain.replaceAll(/\s/g, '') : read
}

/** Whether people would take two names for one. */
export const isSameName = (one: string, other: string): boolean => lookOf(one) === lookOf(other)

/** What the table itself says of people. Whoever was called so could speak for others, or for the house. */
const RESERVED = [
  'You',
  'Me',
  'Nobody',
  'Somebody',
  'Everybody',
  'Bot',
  'Server',
  'Eldertable',
].map(lookOf)

export const isReservedName = (name: string): boolean => RESERVED.includes(lookOf(name))

/** The name, or as little as possible behind it, so that nobody in the list is called the same. */
export function freeVariant(name: string, taken: readonly string[], most = 24): string {
  const isFree = (one: string) => !taken.some((other) => isSameName(one, other))
  if (isFree(name)) return name
  for (let n = 2; ; n++) {
    const end = ` ${n}`
    const variant = `${Array.from(name)
      .slice(0, most - end.length)
      .join('')
      .trimEnd()}${end}`
    if (isFree(variant)) return variant
  }
}
