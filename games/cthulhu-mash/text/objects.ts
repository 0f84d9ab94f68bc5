import { capital } from '@eldertable/kernel'
import { carriedEffects } from '../effects/carried.ts'
import { effects } from '../effects/index.ts'
import { KIND_OF, objectAt, type ObjectKind } from '../pieces/objects.ts'

/** What a kind of object does: what is said of it, or else what its effects say. */
export function objectDoes(row: ObjectKind): string {
  if (row.says !== null) return row.says(row)
  if (row.does !== null) return effects.inWords(row.does)
  return sentenceOf(row.lasts.map((effect) => carriedEffects.inWords(effect)))
}

/** Phrases in one sentence, apart where one of them has a comma of its own. */
export function sentenceOf(phrases: readonly string[]): string {
  const joined = phrases.reduce(
    (before, phrase) => `${before}${phrase.includes(',') ? '; ' : ', and '}${phrase}`,
  )
  return `${capital(joined)}.`
}

/** A kind of object. */
export const kindName = (kind: number): string => objectAt(kind).name

/** A single piece. */
export const objectName = (piece: number): string => kindName(KIND_OF[piece] ?? -1)

/** A single piece, in a sentence. */
export function theObject(piece: number): string {
  const { name, isProperName } = objectAt(KIND_OF[piece] ?? -1)
  return isProperName ? name : `the ${name}`
}

/** What a single piece does, in the small print of an option: without a full stop, and of sanity only where it is played. */
export function gistOf(piece: number, isWithSanity: boolean): string {
  const words = objectDoes(objectAt(KIND_OF[piece] ?? -1)).replace(/\.$/, '')
  const gist = isWithSanity ? words : words.replace(/; where sanity is played, .*/, '')
  return `${gist.charAt(0).toLowerCase()}${gist.slice(1)}`
}
