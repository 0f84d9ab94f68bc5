import { stateAt, type Position } from '../position.ts'
import type { I32State } from '../state.ts'

/** Moments to which random play hardly ever leads, each about to happen. */
const positions: readonly Position[] = [
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

export const rareMoments: readonly (() => I32State)[] = [
  ...positions.map((position) => () => stateAt(position)),
  afterTheClerk,
]
