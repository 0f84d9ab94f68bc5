import type { Settings } from '@eldertable/kernel'
import { TextAudit } from '@eldertable/testkit'
import { expect, it } from 'vitest'
import { innsmouth32 } from '../index.ts'

const toSomebody = /\b[Yy]ou(r|rs)?\b/

const tables: readonly (readonly [seats: number, settings: Settings])[] = [
  [1, {}],
  [2, { soloSeats: 2, hound: 'thirteenth', houndRecurring: true }],
  [4, { secretCultist: true, survivorLoss: true, nightClerk: true, clerkDibs: true }],
  [3, { director: 'auto', factionDraft: true, factionRest: true }],
  [9, { terrors: '3', hound: 'companion' }],
]

it.each(tables)('matches at random are put into words for %i seats, %o', (seats, settings) => {
  const audit = new TextAudit(innsmouth32, toSomebody)
  for (let n = 0; n < 2; n++) audit.match(seats, settings, `${seats} seats ${n}`)
  expect(audit.faults).toEqual([])
})
