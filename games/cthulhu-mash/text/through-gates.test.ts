import { expect, it } from 'vitest'
import { stateAt, type Position } from '../position.ts'
import { telling } from '../board/words.ts'
import { gatesInWords } from './board/tiles.ts'
import { tileNumber } from '../tiles/tiles.ts'
import { options } from './options.ts'
import type { Tell } from './telling.ts'

const base: Position = {
  settings: { victory: 'cooperative' },
  heroes: [
    { is: 'private-eye', at: 'train-station R6C3' },
    { is: 'mariner-merchant', at: 'train-station R3C3' },
  ],
  tiles: [
    { is: 'train-station', turned: 1 },
    { is: 'elder-city', turned: 3 },
    { is: 'medical-school', column: 5, row: 5 },
  ],
}

const throughGate = (more: Partial<Position> = {}): string => {
  const { table } = stateAt({ ...base, ...more })
  const t: Tell = { ...telling(table, [{ name: 'Ada' }, { name: 'Bram' }]), reader: 0 }
  return options.gate(0, t)
}

it('says nothing more of a gate beyond which nobody stands', () => {
  expect(throughGate()).toBe('Go through the gate to the Elder City')
})

it('says with whom one changes places, and what the generators of both tiles send', () => {
  const [ada] = base.heroes ?? []
  if (ada === undefined) throw new Error('nobody')
  const heroes = [ada, { is: 'mariner-merchant', at: 'elder-city R6C3' }] as const
  expect(throughGate({ heroes })).toBe(
    'Go through the gate to the Elder City (you change places with Bram)',
  )
  expect(
    throughGate({
      heroes,
      foes: [
        { is: 'web-cocoon', at: 'elder-city R1C1' },
        { is: 'star-mound', at: 'train-station R1C1' },
      ],
    }),
  ).toBe(
    'Go through the gate to the Elder City (you change places with Bram; at once the Web Cocoon hatches a Leng Spider and the Star Mound wakes an Elder Thing)',
  )
})

it('does not say that a generator of the tile that is left sends anything, unless somebody comes there', () => {
  expect(throughGate({ foes: [{ is: 'star-mound', at: 'train-station R1C1' }] })).toBe(
    'Go through the gate to the Elder City',
  )
})

it('says what the start tiles are good for, before any of them is seen', () => {
  const { table } = stateAt(base)
  expect(options.startOn(tileNumber('mariners-ship'), telling(table))).toBe(
    "Start on the Mariner's Ship (a rest there restores all mentality)",
  )
})

it('says which gates lead round the edge of the board', () => {
  const { table } = stateAt({
    heroes: [{ is: 'private-eye', at: 'train-station R6C3' }],
    tiles: [
      { is: 'train-station', turned: 1, column: 1 },
      { is: 'elder-city', column: 0, isHidden: true },
    ],
  })
  const words = gatesInWords(0, telling(table, [{ name: 'Ada' }]))
  expect(words).toContain('east round to the left column, to a hidden tile')
})
