import { expect, it } from 'vitest'
import { switches as titleSwitches } from '../switches.ts'
import { switches } from './switches.ts'

// The book says only that a seat is marked, not how seats are counted.
it('the option of a marked seat says from which number seats are counted', () => {
  expect(switches.markedSeat.help).toContain(`counted from ${titleSwitches.markedSeat.low}`)
})
