import { stateAt } from '../position.ts'
import type { TecState } from '../state.ts'

/** Moments to which even late positions hardly ever lead, each about to happen. */
export const rareMoments: readonly (() => TecState)[] = [bagIsEmpty, deckIsRenewed, deckIsEmpty]

function bagIsEmpty(): TecState {
  const s = stateAt({ ann: { on: 1 }, bob: { on: 2 }, bag: {} })
  return within(s, 'draw.next', { character: 0, left: 1, town: 1 })
}

function deckIsRenewed(): TecState {
  const s = nearlyRead()
  s.table.pageDiscard = s.box.deck.splice(0)
  return s
}

function deckIsEmpty(): TecState {
  const s = nearlyRead()
  const [, bob] = s.table.characters
  bob?.pages.push(...s.box.deck.splice(0))
  return s
}

/** Somebody is about to read a page, and no other is left to take its place. */
function nearlyRead(): TecState {
  const s = stateAt({ ann: { on: 1, chaos: 2, fear: 2 }, bob: {}, towns: { 1: { page: 'F01' } } })
  s.table.deck = 0
  return within(s, 'translate.pay', { character: 0 })
}

/** The state with a procedure that begins at a step, and what it remembers. */
function within(s: TecState, step: string, remembers: object): TecState {
  s.box.stack.push({ ...remembers, at: step })
  return s
}
