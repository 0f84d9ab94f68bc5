import { pickOf } from '@eldertable/kernel'
import { expect, it } from 'vitest'
import { lessonMenu } from './lesson-menu.ts'

const buy = { pick: pickOf(1, 26), verb: 'buy', argument: 26, target: 'space:26', rule: 'R-1' }
const pass = { pick: pickOf(0), verb: 'pass', argument: 0 }
const bid = { pick: pickOf(2, 5), verb: 'bid', argument: 5, upTo: 9, target: 'amount:5' }
const refused = { verb: 'sell', argument: 0, reason: 'no', rule: 'R-3' }
const menu = { options: [buy, pass, bid], refusals: [refused] }

const narrowedTo = (...wanted: number[]) => lessonMenu(menu, wanted, 'First buy.', 'R-0')

it('leaves what is wanted, and refuses the rest with the reason and its rule', () => {
  expect(narrowedTo(pass.pick)).toEqual({
    options: [pass],
    refusals: [
      { verb: 'buy', argument: 26, target: 'space:26', reason: 'First buy.', rule: 'R-1' },
      { verb: 'bid', argument: 5, target: 'amount:5', reason: 'First buy.', rule: 'R-0' },
      refused,
    ],
  })
})

it('leaves a whole amount whole', () => {
  const all = [5, 6, 7, 8, 9].map((argument) => pickOf(2, argument))
  expect(narrowedTo(...all).options).toEqual([bid])
})

it('leaves of an amount what is wanted of it', () => {
  expect(narrowedTo(pickOf(2, 7)).options).toEqual([
    { pick: pickOf(2, 7), verb: 'bid', argument: 7, target: 'amount:7' },
  ])
})
