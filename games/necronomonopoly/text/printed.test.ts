import { expect, it } from 'vitest'
import { cardTable } from '../pieces/cards.ts'
import { cardRows } from '../testing/wordings.ts'

it('titles, kinds and flavours of cards are those of the rulebook', () => {
  for (const { id, title, flavour, kind, type } of cardTable) {
    const row = cardRows.get(id)
    const printed = type === 'monster' ? row?.['Kind']?.toLowerCase().replace(' ', '-') : kind
    expect([title, flavour, kind]).toEqual([row?.['Title'], row?.['Flavour'], printed])
  }
})
