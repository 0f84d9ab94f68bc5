import type { Settings } from '@eldertable/kernel'
import { CitationAudit } from '@eldertable/testkit'
import { expect, it } from 'vitest'
import { innsmouth32 } from '../index.ts'
import { stateAt, type Position } from '../position.ts'
import type { I32State } from '../state.ts'
import { meanings } from '../testing/meanings.ts'
import { rulebook } from '../testing/rulebook.ts'

/** Tables that together have every option and every module. */
const tables: readonly (readonly [seats: number, settings: Settings])[] = [
  [1, {}],
  [2, { soloSeats: 2, coverAttack: false }],
  [5, { secretCultist: true, survivorLoss: true }],
  [3, { director: 'auto', factionDraft: true, factionRest: true }],
  [9, { terrors: '3', hound: 'companion', nightClerk: true, clerkDibs: true }],
  [6, { director: 'auto', terrors: 'per-reel', hound: 'thirteenth', houndRecurring: true }],
  [5, { hound: 'replace-chosen', factionDraft: true, nightClerk: true, clerkDibs: true }],
  [4, { hound: 'thirteenth', houndRecurring: true, survivorLoss: true, powerPlayCull: true }],
]

/** Moments to which random play hardly ever leads, each about to happen. */
const rareMoments: readonly Position[] = [
  { settings: { coverAttack: false }, screen: ['boat-hook', 'whiskey', null], turn: 'director' },
  { screen: ['thug', null, 'whiskey'], pile: ['brute'], throngs: [['elder']], turn: 'director' },
  {
    settings: { nightClerk: true },
    pools: [{ has: [{ is: 'clerk', cards: ['boat-hook', 'medallion'] }] }, { has: ['doctor'] }],
    screen: ['thug', 'loafer', null],
  },
]

/** A Night Clerk who has been a survivor before, and nothing to search in. */
function afterTheClerk(): I32State {
  const s = stateAt({
    settings: { nightClerk: true },
    pools: [{ has: ['moll', 'co-ed'] }, { has: ['doctor'] }],
    screen: ['clerk', 'thug', 'boat-hook'],
  })
  s.table.hasClerkFallen = true
  s.table.removed.push(...s.table.discards.splice(0))
  return s
}

/** What nobody is ever shown, because there is nothing else to choose beside it. */
const neverAsked = [
  'options pass',
  'reasons too-few-spoints',
  'reasons no-mythos-for-hound',
  'reasons nobody-there',
  'reasons no-sanctuary',
]

it('every rule that is cited in play speaks of what it is cited for', () => {
  const cited = new CitationAudit(innsmouth32, rulebook.text, meanings)
  for (const [seats, settings] of tables)
    for (let n = 0; n < 12; n++) cited.match(seats, settings, `match ${n}`)
  for (const position of rareMoments)
    for (let n = 0; n < 6; n++) cited.matchFrom(stateAt(position), `rare ${n}`)
  for (let n = 0; n < 6; n++) cited.matchFrom(afterTheClerk(), `clerk ${n}`)
  expect(cited.faults).toEqual([])
  expect(cited.uncovered).toEqual(neverAsked)
}, 120_000)
