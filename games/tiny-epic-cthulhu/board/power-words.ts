import type { OldOneKey } from '../pieces/old-ones.ts'

/** What each Great Old One does when a colour strikes, line by line as its mat has room. */
export const powerWords: Readonly<Record<OldOneKey, readonly [string, string]>> = {
  nyarlathotep: ['a town without that colour gets', 'one from the Shambler Mat'],
  yogSothoth: ['whoever has a rune of that', 'colour loses the latest'],
  yig: ['everybody loses all of that', 'colour to the Shambler Mat'],
  cthulhu: ['all of that colour on the Shambler', 'Mat is dealt until a mind cracks'],
}
