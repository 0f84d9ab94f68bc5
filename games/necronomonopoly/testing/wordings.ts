import type { WordingsGiven } from '@eldertable/testkit/title/given.ts'
import { cardNumber, cardTable } from '../pieces/cards.ts'
import { rowText } from '../pieces/gate-rows.ts'
import { localeAt, locales } from '../pieces/locales.ts'
import { spaceAt, spaces, tomeSpaces } from '../pieces/spaces.ts'
import { cardText } from '../text/cards.ts'
import { rulebook } from './rulebook.ts'

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

/** The rows of all cards in the book, by their rules. */
export const cardRows: ReadonlyMap<string | undefined, Readonly<Record<string, string>>> = new Map(
  cardTables.flatMap((heading) => rulebook.recordsUnder(heading)).map((row) => [row['Id'], row]),
)

const tomePowers = [
  ['NEC-TOME-11', 'NEC-TOME-12'],
  ['NEC-TOME-18', 'NEC-TOME-19', 'NEC-TOME-20', 'NEC-TOME-22'],
  ['NEC-TOME-9', 'NEC-TOME-10'],
  ['NEC-TOME-15', 'NEC-TOME-16'],
]
const cornerRules = ['NEC-MIGO-1', 'NEC-ASYLUM-1', 'NEC-SILENCE-1', 'NEC-ASYLUM-3']
const ADVANTAGE = 'Advantage of holding all three'
const GATE_ROWS = 13

export const wordings: readonly WordingsGiven[] = [
  {
    of: 'on cards',
    wordings: () =>
      cardTable.map(({ id, key }) => {
        const { effect, facts } = cardText(cardNumber(key))
        const row = cardRows.get(id)
        const printed = columns.map((column) => row?.[column] ?? '').join('; ')
        return { piece: key, printed, words: [...facts, effect].join(' ') }
      }),
  },
  {
    of: 'for whole locales',
    wordings() {
      const advantages = rulebook.recordsUnder('Lots and locales', ADVANTAGE)
      return locales.map((locale) => ({
        piece: locale,
        printed:
          advantages.find((row) => row['Locale'] === localeAt(locale).name)?.[ADVANTAGE] ?? '',
        words: localeAt(locale).advantage,
      }))
    },
  },
  {
    of: 'for the Great Tomes',
    wordings: () =>
      tomeSpaces.map((space, tome) => ({
        piece: spaceAt(space).name,
        printed: rulebook.rules(...(tomePowers[tome] ?? [])),
        words: spaceAt(space).says,
      })),
  },
  {
    of: 'for the corners',
    wordings: () =>
      spaces
        .filter(({ kind }) => kind === 'corner')
        .map(({ name, says }, corner) => ({
          piece: name,
          printed: rulebook.rules(cornerRules[corner] ?? ''),
          words: says,
          isSummary: true,
        })),
    pieces: cornerRules.length,
  },
  {
    of: 'for the rows of a Gate',
    wordings: () =>
      Array.from({ length: GATE_ROWS }, (_, i) => ({
        piece: `row ${i + 1}`,
        printed: rulebook.rules(`NEC-ROW-${i + 1}`),
        words: `Row ${i + 1}: ${rowText(i + 1)}`,
      })),
  },
]
