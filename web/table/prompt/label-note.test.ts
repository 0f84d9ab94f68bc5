import { expect, it } from 'vitest'
import { labelAndNote } from './label-note.ts'

it('takes what stands in brackets at the end of a label for a note', () => {
  expect(labelAndNote('Banish (roll 2 dice)')).toEqual({ label: 'Banish', note: 'roll 2 dice' })
})

it('leaves other labels as they are', () => {
  expect(labelAndNote('End the turn')).toEqual({ label: 'End the turn' })
  expect(labelAndNote('Go to Mi-Go (0)')).toEqual({ label: 'Go to Mi-Go (0)' })
  expect(labelAndNote('Green Lane (13), yours')).toEqual({ label: 'Green Lane (13), yours' })
})
