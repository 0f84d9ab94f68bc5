import type { BoardModule } from '@eldertable/board-kit'
import { cardAt } from '../pieces/cards.ts'
import type { Events } from '../events.ts'
import type { Nec } from '../frames.ts'
import { cardText, effectOf } from '../text/cards.ts'

/** The Mythos card that somebody draws. A Great Old One gets a moment of its own as soon as it stands on the board. */
export const cardOf: NonNullable<BoardModule<Nec>['cardOf']> = ({ key, is }) => {
  if (key !== 'draws') return null
  const { card } = is as Events['draws']
  const row = cardAt(card)
  if (row.type === 'old-one') return null
  const { title, kind, facts, flavour, rule } = cardText(card)
  const effect = effectOf(row)
  const first = row.loss > 0 ? [facts.join(' '), effect] : [effect, facts.join(' ')]
  const lines = [...first, flavour].filter((line) => line !== '')
  return { heading: title, kind, icon: row.icon, lines, rule }
}
