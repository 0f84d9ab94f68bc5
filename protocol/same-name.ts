/**
 * Letters and digits that are read as another letter, each with those that look like it, as large letters or as small
 * ones: of Cyrillic, Greek, Armenian, Coptic, Cherokee, Lisu and of Latin itself what people confuse at a glance. What
 * has its own decomposition, such as accents, wide letters and those in circles, need not stand here.
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аαɑᴀⲁᎪꓮɐ',
  b: 'вβьʙƀɓƅⲃᏴᏏꓐ',
  c: 'сϲᴄⲥᏟꓚ',
  d: 'ԁᴅđɖɗᎠᏧꓓ',
  e: 'еεҽᴇⲉᎬꓰɛǝ',
  f: 'ꜰƒϝꓝ',
  g: 'ɡɢցᏀᏳꓖ',
  h: 'нһʜħհⲏᎻᏂꓧ',
  j: 'јϳᴊյᎫꓙ',
  k: 'кκᴋƙⲕᏦꓗ',
  l: 'i1|!ıіιӏǀʟłɪɨⲓⳑᏞᎥꓡꓲ',
  m: 'мµᴍɱⲙᎷꓟ',
  n: 'ηпɴŋƞոⲛꓠ',
  o: '0оοσօᴏøⲟꓳ',
  p: 'рρᴘⲣᏢꓑ',
  q: 'ԛզϥ',
  r: 'гʀɾⲅᎡᏒꓣ',
  s: '5ѕ$ꜱᏚᏕꓢ',
  t: 'тτᴛŧⲧᎢꓔ',
  u: 'υսᴜꓴ',
  v: 'νѵᴠʋᏙꓦ',
  w: 'ԝωшᴡɯⲱᎳᏔꓪ',
  x: 'хχⲭꓫ',
  y: 'уүʏγƴⲩᎩᎽꓬ',
  z: 'ζᴢƶⲍᏃꓜ',
}
/** Two that are read as one, once each is taken for the letter it looks like. */
const PAIRS = [
  ['rn', 'm'],
  ['vv', 'w'],
] as const

/** The alphabets of which each letter is a picture: flags, and white on black. */
const PICTURED = [0x1_f1_e6, 0x1_f1_50, 0x1_f1_70]

const readAs = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([letter, others]) =>
    Array.from(others.toLowerCase(), (other) => [other, letter] as const),
  ),
)

/** The letter of which this is a picture, if it is one. */
function picturedIn(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  const first = PICTURED.find((one) => code >= one && code < one + 26)
  return first === undefined ? sign : String.fromCodePoint(0x61 + code - first)
}

/** What of a name is read: letters, digits and pictures. */
const READ = /[\p{L}\p{N}\p{Extended_Pictographic}]/u

/** Names that are read the same have the same look, however they are spelt. */
function lookOf(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase().toLowerCase()
  const letters = Array.from(plain, picturedIn).map((letter) => readAs.get(letter) ?? letter)
  const read = letters.filter((letter) => READ.test(letter)).join('')
  if (read === '') return plain.replaceAll(/\s/g, '')
  return PAIRS.reduce((look, [pair, one]) => look.replaceAll(pair, one), read)
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

/** The name, or the next number behind it, so that nobody in the list is called the same: "Ada 3" for a second "Ada 2". */
export function freeVariant(name: string, taken: readonly string[], most = 24): string {
  const isFree = (one: string) => !taken.some((other) => isSameName(one, other))
  if (isFree(name)) return name
  const [, bare = name, last = '1'] = /^(.*\S) (\d{1,4})$/.exec(name) ?? []
  for (let n = Number(last) + 1; ; n++) {
    const end = ` ${n}`
    const variant = `${Array.from(bare)
      .slice(0, most - end.length)
      .join('')
      .trimEnd()}${end}`
    if (isFree(variant)) return variant
  }
}
