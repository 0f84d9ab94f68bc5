import { Engine, FastChance } from '@eldertable/kernel'
import { expect, it } from 'vitest'
import { necronomonopoly } from '../index.ts'
import type { Tell } from '../text/telling.ts'
import { byHand } from './by-hand.ts'

const names = ['Ada', 'Bram']

function tellingTo(reader: number): Tell {
  const { table, hands } = new Engine(necronomonopoly).start(2, {}, new FastChance('hand'))
  return {
    name: (seat) => names[seat] ?? '',
    table,
    hand: hands[reader] ?? null,
    reader,
    asked: null,
  }
}

const thrown = (rule: string) => ({ key: 'throws', rule, is: { seat: 0, dice: [3, 4] } })

it('leaves the dice of a turn to whoever’s turn it is, and says what a double is good for', () => {
  const words = (rule: string, reader = 0) => byHand(thrown(rule), tellingTo(reader))?.asks
  expect(words('NEC-TURN-11')).toBe('It is your throw.')
  expect(words('NEC-ASYLUM-10')).toBe('It is your throw, and a double opens the door.')
  expect(words('NEC-TURN-11', 1)).toBe("It is Ada's throw.")
})

it('leaves nothing else to the hand', () => {
  const walks = { key: 'walks', rule: 'NEC-MOVE-1', is: { seat: 0 } }
  expect(byHand(walks, tellingTo(0))).toBeNull()
})
