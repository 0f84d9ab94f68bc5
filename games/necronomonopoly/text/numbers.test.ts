import { switchWordings, wordingFaults } from '@eldertable/testkit/wording.ts'
import { describe, expect, it } from 'vitest'
import { localeAt, locales } from '../pieces/locales.ts'
import { spaceAt, spaces, tomeSpaces } from '../pieces/spaces.ts'
import { cardNumber, cardTable } from '../pieces/cards.ts'
import { switches as titleSwitches } from '../switches.ts'
import { rulebook } from '../testing/rulebook.ts'
import { cardText } from './cards.ts'
import { rowText } from '../pieces/gate-rows.ts'
import { switches } from './switches.ts'

const cardTables = [
  'Allies (12 cards)',
  'Artifacts: Spells (12 cards)',
  'Artifacts: Items (9 cards)',
  'Artifacts: Books (5 cards)',
  'Monsters (28 cards)',
  'Great Old Ones (5 cards)',
  'Other cards (12 cards)',
]
const columns = ['Cost', 'Power', 'Effect', 'Loss', 'Dice', 'Extra effect', 'Instructions']

describe('The numbers that players read are those of the rulebook', () => {
  const rows = new Map(
    cardTables.flatMap((heading) => rulebook.recordsUnder(heading)).map((row) => [row['Id'], row]),
  )

  it('on cards', () => {
    const wordings = cardTable.map(({ id, key }) => {
      const { effect, facts } = cardText(cardNumber(key))
      const row = rows.get(id)
      const printed = columns.map((column) => row?.[column] ?? '').join('; ')
      return { piece: key, printed, words: [...facts, effect].join(' ') }
    })
    expect(wordingFaults(wordings)).toEqual([])
  })

  it('and so are titles, kinds and flavours', () => {
    for (const { id, title, flavour, kind, type } of cardTable) {
      const row = rows.get(id)
      const printed = type === 'monster' ? row?.['Kind']?.toLowerCase().replace(' ', '-') : kind
      expect([title, flavour, kind]).toEqual([row?.['Title'], row?.['Flavour'], printed])
    }
  })

  it('for whole locales', () => {
    const advantages = rulebook.recordsUnder('Lots and locales', 'Advantage of holding all three')
    const wordings = locales.map((locale) => ({
      piece: locale,
      printed:
        advantages.find((row) => row['Locale'] === localeAt(locale).name)?.[
          'Advantage of holding all three'
        ] ?? '',
      words: localeAt(locale).advantage,
    }))
    expect(wordingFaults(wordings)).toEqual([])
  })

  it('for the Great Tomes', () => {
    const powers = [
      ['NEC-TOME-11', 'NEC-TOME-12'],
      ['NEC-TOME-18', 'NEC-TOME-19', 'NEC-TOME-20', 'NEC-TOME-22'],
      ['NEC-TOME-9', 'NEC-TOME-10'],
      ['NEC-TOME-15', 'NEC-TOME-16'],
    ]
    const wordings = tomeSpaces.map((space, tome) => ({
      piece: spaceAt(space).name,
      printed: rulebook.rules(...(powers[tome] ?? [])),
      words: spaceAt(space).says,
    }))
    expect(wordingFaults(wordings)).toEqual([])
  })

  it('for the corners', () => {
    const corners = spaces.filter(({ kind }) => kind === 'corner')
    const rules = ['NEC-MIGO-1', 'NEC-ASYLUM-1', 'NEC-SILENCE-1', 'NEC-ASYLUM-3']
    const wordings = corners.map(({ name, says }, corner) => ({
      piece: name,
      printed: rulebook.rules(rules[corner] ?? ''),
      words: says,
      isSummary: true as const,
    }))
    expect(wordings).toHaveLength(rules.length)
    expect(wordingFaults(wordings)).toEqual([])
  })

  it('for the rows of a Gate', () => {
    const wordings = Array.from({ length: 13 }, (_, i) => ({
      piece: `row ${i + 1}`,
      printed: rulebook.rules(`NEC-ROW-${i + 1}`),
      words: `Row ${i + 1}: ${rowText(i + 1)}`,
    }))
    expect(wordingFaults(wordings)).toEqual([])
  })

  it('for the options of a table', () => {
    expect(wordingFaults(switchWordings(titleSwitches, switches, rulebook))).toEqual([])
  })
})
