import { at } from '@eldertable/kernel'
import { insanityWords } from './skills.ts'
import { personOf, type Tell } from './telling.ts'

/** What an insanity does to a hero, as whoever reads is told of it. */
export function madness(hero: number, insanity: number, t: Tell): string {
  const { text, others } = at(insanityWords, insanity)
  return personOf(hero, t).who === 'you' ? text : others
}
