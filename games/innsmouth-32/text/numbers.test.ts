import { wordingFaults } from '@eldertable/testkit/wording.ts'
import { describe, expect, it } from 'vitest'
import { cards } from '../pieces/cards.ts'
import { asking, deck, powers } from '../testing/wordings.ts'

type Numbers = Record<string, number>

/** Every number that a row tells its effects, and where it stands. */
function told(): [piece: string, name: string, row: Numbers][] {
  const rows = new Map<object, string>()
  for (const { key, item, use, happens, ability, sanctuary, survivor } of cards)
    for (const row of [item, use, happens, ability?.does, sanctuary, survivor?.power])
      if (row !== null && row !== undefined) rows.set(row, key)
  return [...rows].flatMap(([row, key]) =>
    Object.entries(row).flatMap(([name, value]): [string, string, Numbers][] =>
      typeof value === 'number' &&
      value > 0 &&
      !stats.includes(name) &&
      !coincidences.includes(`${key} ${name}`)
        ? [[key, name, row as Numbers]]
        : [],
    ),
  )
}

/** Told as a number, read as a name. */
const stats = ['stat', 'attempt', 'last']

/** One more is another number of the same row; tables of items and the tests of the horror notice these. */
const coincidences = ['medallion bonus', 'snatched early', 'snatched late']

describe('The numbers that players read are those of the rulebook', () => {
  it.each(told())('and are noticed if a row has another: %s, %s', (_, name, row) => {
    const number = row[name] ?? 0
    try {
      row[name] = number + 1
      expect(wordingFaults([...deck(), ...powers()])).not.toEqual([])
    } finally {
      row[name] = number
    }
  })

  it('where cards ask, and something is at stake', () => {
    expect(asking().map(({ piece }) => piece)).toEqual([
      'treasury-raid',
      'dreadful-chant',
      'zadoks-confession',
      'last-stand',
      'refinery-fire',
      'wire-to-boston',
      'secret-passage',
    ])
  })
})
