import { catalogueFaults, TextAudit } from '@eldertable/testkit'
import { expect, it } from 'vitest'
import { firstTitle } from '../index.ts'

it('there are words for everything', () => {
  expect(catalogueFaults(firstTitle)).toEqual([])
})

it('random matches are put into whole sentences, to whom they are meant', () => {
  const audit = new TextAudit(firstTitle, /\b[Yy]our?\b/)
  for (const seats of [2, 3, 4]) audit.match(seats, {}, `${seats} seats`)
  expect(audit.faults).toEqual([])
})
