import { Engine, FastChance } from '@eldertable/kernel'
import { expect, it } from 'vitest'
import { tinyEpicCthulhu } from '../index.ts'
import type { Tell } from '../text/telling.ts'
import { byHand } from './by-hand.ts'

const names = ['Ada', 'Bram']

function tellingTo(reader: number): Tell {
  const settings = { characters: 'random' }
  const { table } = new Engine(tinyEpicCthulhu).start(2, settings, new FastChance('hand'))
  return { name: (seat) => names[seat] ?? '', table, hand: {}, reader, asked: null }
}

const spun = (why: string) => ({
  key: 'spins',
  rule: 'TEC-POINT-1',
  is: { character: 0, stop: 3, for: why },
})

it('leaves the wheel of a turn to whoever’s turn it is, and no other spin', () => {
  const t = tellingTo(0)
  expect(byHand(spun('turn'), t)?.asks).toBe('It is your turn, and the wheel waits.')
  for (const why of ['oldOne', 'shambler', 'token']) expect(byHand(spun(why), t)).toBeNull()
  expect(byHand({ ...spun('turn'), key: 'moves' }, t)).toBeNull()
})
