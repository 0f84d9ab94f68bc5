import { expect, it } from 'vitest'
import { at } from '../testing/at.ts'
import { habit } from './habit.ts'

it('takes the stone that brings the most on average', () => {
  expect(at().choiceOf(habit)).toBe('take worth-3')
  expect(at({ taken: { 2: 'ann' }, turn: 'bob' }).choiceOf(habit)).toBe('take worth-4')
})
