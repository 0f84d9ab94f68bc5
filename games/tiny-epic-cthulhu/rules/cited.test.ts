import { FastChance } from '@eldertable/kernel'
import { CitationAudit } from '@eldertable/testkit'
import { expect, it } from 'vitest'
import { tinyEpicCthulhu } from '../index.ts'
import { stateAt } from '../position.ts'
import type { TecState } from '../state.ts'
import { latePosition } from '../testing/late-position.ts'
import { meanings } from '../testing/meanings.ts'
import { rulebook } from '../testing/rulebook.ts'

/** Moments to which even late positions hardly ever lead, each about to happen. */
function rareMoments(): TecState[] {
  const bagIsEmpty = stateAt({ ann: { on: 1 }, bob: { on: 2 }, bag: {} })
  pushFrame(bagIsEmpty, 'draw.next', { character: 0, left: 1, town: 1 })

  const nearlyRead = (): TecState => {
    const s = stateAt({ ann: { on: 1, chaos: 2, fear: 2 }, bob: {}, towns: { 1: { page: 'F01' } } })
    pushFrame(s, 'translate.pay', { character: 0 })
    s.table.deck = 0
    return s
  }
  const deckIsRenewed = nearlyRead()
  deckIsRenewed.table.pageDiscard = deckIsRenewed.box.deck.splice(0)
  const deckIsEmpty = nearlyRead()
  const [, bob] = deckIsEmpty.table.characters
  bob?.pages.push(...deckIsEmpty.box.deck.splice(0))
  return [bagIsEmpty, deckIsRenewed, deckIsEmpty]
}

const pushFrame = (s: TecState, step: string, remembers: object): number =>
  s.box.stack.push({ ...remembers, at: step })

it('every rule that is cited in play speaks of what it is cited for', () => {
  const cited = new CitationAudit(tinyEpicCthulhu, rulebook.text, meanings)
  for (let n = 0; n < 10; n++) cited.match(1 + (n % 4), {}, `match ${n}`)
  cited.match(1, { assistants: 'selfPlaying', greatOldOne: 'cthulhu' }, 'self-playing')
  for (let n = 0; n < 100; n++)
    cited.matchFrom(latePosition(new FastChance(`late ${n}`)), `late ${n}`)
  for (const [n, state] of rareMoments().entries()) cited.matchFrom(state, `rare ${n}`)
  expect(cited.faults).toEqual([])
  expect(cited.uncovered).toEqual([])
}, 60_000)
