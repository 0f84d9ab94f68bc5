import type { CardFace } from '@eldertable/board-kit'
import type { Event } from '@eldertable/kernel'
import { cardAt } from '../pieces/cards.ts'
import { cardLines, kindInWords } from '../text/card-words.ts'
import { billed } from '../text/names.ts'
import { iconOf } from './icons.ts'

/** Cards that do something as they come to the screen, and do not stay there. */
const acting: ReadonlySet<string> = new Set(['horror', 'plot', 'sanctuary', 'popcorn', 'terror'])

/** The card that the film turns up, where it is more than something on the screen. */
export function cardOf({ key, is }: Event): CardFace | null {
  const { card } = is
  if (key !== 'reveals' || typeof card !== 'number') return null
  const { kind, rule } = cardAt(card)
  if (!acting.has(kind)) return null
  return {
    kind: kindInWords(card),
    icon: iconOf(card),
    heading: billed(card),
    lines: cardLines(card),
    rule,
  }
}
