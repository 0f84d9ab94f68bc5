import { expect, it } from 'vitest'
import { gradeOf } from './grade.ts'

it('a loss is graded by its size, and what lost nothing has no grade', () => {
  expect([0, 0.006, 0.02, 0.049, 0.05, 0.0999, 0.1, 0.9].map(gradeOf)).toEqual([
    undefined,
    'trifle',
    'slip',
    'slip',
    'mistake',
    'mistake',
    'blunder',
    'blunder',
  ])
})
