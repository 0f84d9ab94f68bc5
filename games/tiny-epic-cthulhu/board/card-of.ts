import { capital } from '@eldertable/kernel'
import type { BoardModule } from '@eldertable/board-kit'
import { pageAt } from '../pieces/pages.ts'
import type { Events } from '../events.ts'
import type { Tec } from '../frames.ts'
import { kindName, pageCost, pageTitle, rowsInWords } from '../text/pieces.ts'

/** A page that is turned up, with what it asks and what it is good for. */
export const cardOf: NonNullable<BoardModule<Tec>['cardOf']> = ({ key, is }) => {
  if (key !== 'reveals' && key !== 'exchangesPage') return null
  const { card } = is as Events['reveals']
  const { numbers, rune } = pageAt(card)
  return {
    heading: pageTitle(card),
    kind: 'Page of the Necronomicon',
    icon: 'rune-stone',
    lines: [
      `To translate it, spend ${pageCost(card)} in its town.`,
      `${capital(rowsInWords(numbers))} of the book ${numbers.length === 1 ? 'gets' : 'get'} a page token.`,
      `You keep its rune of ${kindName(rune)}: one die more, up to three, for the portals of ${kindName(rune)}.`,
    ],
    rule: 'TEC-TRANS-1',
  }
}
