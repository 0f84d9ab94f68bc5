import { describe, expect, it } from 'vitest'
import { codeOf, placesOf } from '../payment-code.ts'
import { stateAt } from '../position.ts'
import { names } from './names.ts'

const state = stateAt({ ann: { on: 'P1' }, ash: { on: 'P1' }, bea: { on: 'P1' } })
const payments = names.things?.['payment']
const nameOf = (code: number): string => payments?.nameOf(state, code) ?? ''
const codesOf = (name: string): readonly number[] => payments?.numbersOf(state, name) ?? []

describe('payments in tests', () => {
  it('go by what is paid and whose it is', () => {
    expect(nameOf(0)).toBe('nothing')
    expect(nameOf(codeOf([1, 0, 2, 0, 0, 0, 0, 1, 0, 1]))).toBe(
      '1 fear + 2 greed + 1 chaos + 1 rage of bea',
    )
  })

  it('are found by their names, every one', () => {
    const most = codeOf(placesOf(0).map(() => 2))
    const lost = []
    for (let code = 0; code <= most; code += 7)
      if (codesOf(nameOf(code)).join() !== String(code)) lost.push(code)
    expect(lost).toEqual([])
  })

  it.each([
    '3 fear',
    '0 fear',
    'fear',
    '1 fury',
    '1 fear of bob',
    '1 chaos of ash',
    '1 rage + 1 fear',
    '',
  ])('are not called "%s"', (name) => {
    expect(codesOf(name)).toEqual([])
  })
})
