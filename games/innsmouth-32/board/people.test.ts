import { expect, it } from 'vitest'
import { theCard } from '../pieces/cards.ts'
import { stateAt } from '../position.ts'
import { turnOf } from './people.tsx'

const [moll, doctor] = [theCard('moll'), theCard('doctor')]

/** What stands below the two of a pool whose turn it is. */
function words(acting: number, acted: number[] = []): string[] {
  const { table } = stateAt({ pools: [{ has: ['moll', 'doctor'] }, { has: ['co-ed'] }], turn: 1 })
  Object.assign(table, { place: 0, acting, acted })
  const survivors = table.pools[0]?.survivors ?? []
  return survivors.map((_, place) => turnOf(table, 0, { survivors }, place))
}

it('I32-TURN-2 says in which order all of a pool act', () => {
  expect(words(-1)).toEqual(['acts first', 'acts second'])
  expect(words(moll)).toEqual(['acts now', 'acts second'])
  expect(words(doctor, [moll])).toEqual(['has acted', 'acts now'])
})

it('I32-SPOT-4 promises nobody else a turn while somebody acts in the spotlight', () => {
  expect(words(doctor)).toEqual(['', 'acts now'])
})
