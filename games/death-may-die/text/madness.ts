import { at } from '@eldertable/kernel'
import { madnesses } from '../effects/insanities/index.ts'
import { insanities } from '../pieces/insanities.ts'
import { personOf, type Tell } from './telling.ts'

/** What an insanity card does when a mind gives way, to whoever reads it. */
export const madnessInWords = (insanity: number): string =>
  madnesses.inWords(at(insanities, insanity).does)

const others: Readonly<Record<string, string>> = { yours: 'theirs', your: 'their', you: 'they' }

/** The same of somebody else. */
export const madnessOfOthers = (insanity: number): string => toldOfOthers(madnessInWords(insanity))

/** What is said to whoever reads, said of somebody else. */
export const toldOfOthers = (words: string): string =>
  words
    .replaceAll(/(?<=\b(?:gives|on|of|with|wounds|follows?|against|around|near|to) )you\b/g, 'them')
    .replaceAll(/\b(?:yours|your|you)\b/g, (word) => others[word] ?? word)
    .replaceAll(/\bYour\b/g, 'Their')
    .replaceAll(/\bYou\b/g, 'They')

/** What an insanity does to a hero, as whoever reads is told of it. */
export const madness = (hero: number, insanity: number, t: Tell): string =>
  personOf(hero, t).who === 'you' ? madnessInWords(insanity) : madnessOfOthers(insanity)
