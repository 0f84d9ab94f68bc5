import { expect, it } from 'vitest'
import { telling } from '../../board/words.ts'
import { stateAt } from '../../position.ts'
import { nearLines } from './near.ts'

const linesFor = (is: 'arctic-explorer' | 'private-eye', reader: number | null = 0): string => {
  const { table } = stateAt({ heroes: [{ is, at: 'ice-floats R1C2' }], tiles: ['ice-floats'] })
  return nearLines(0, { ...telling(table, [{ name: 'Ada' }]), reader }).join(' ')
}

it('CM-HERO-2 says what a step costs on ice, and that it costs some less', () => {
  expect(linesFor('private-eye')).toContain('every step costs 2 points.')
  expect(linesFor('arctic-explorer')).toContain('every step costs 2 points (1 for you).')
  expect(linesFor('arctic-explorer', null)).toContain('every step costs 2 points.')
})
