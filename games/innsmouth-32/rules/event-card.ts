import { done, onAbort, type Done, type Seat } from '@eldertable/kernel'
import { happenings } from '../effects/happenings.ts'
import { cardAt } from '../pieces/cards.ts'
import type { Reason } from '../reasons.ts'
import type { Frames, Game } from '../frames.ts'
import { DIRECTOR, heldBy, NONE, type I32State } from '../state.ts'
import { V } from '../verbs.ts'
import { layAside, takeAway } from './discards.ts'
import { procedure } from './kit.ts'
import { refill, takeOff } from './screen.ts'
import { activePool, inPlay, isInPlay, poolAt, poolOf } from './survivors.ts'
import { fromSupply } from './tokens.ts'

/**
 * An event kind that has been turned up leaves the screen, is resolved and goes where it goes, even if the Last One
 * Standing cuts it short (I32-SCREEN-9, I32-LASTONE-10).
 */
export const event = procedure('event', onAbort('putAway'), {
  begin(g, f) {
    takeOff(g.state, f.card)
    g.state.table.shown = f.card
    switch (cardAt(f.card).kind) {
      case 'plot':
        return 'decide'
      case 'terror':
        g.state.table.shown = NONE
        g.call('placeTerror', { card: f.card, from: NONE, side: DIRECTOR })
        return 'refill'
      case 'sanctuary':
        open(g, f.card)
        return fill(g, f)
      case 'popcorn':
        happen(g, f.card, NONE)
        return putAway(g, f)
      default:
        g.event?.('horror', 'I32-CARD-4', { card: f.card })
        happen(g, f.card, NONE)
        return 'putAway'
    }
  },
  // I32-CARD-6 to 9
  decide: {
    rule: 'I32-CARD-6',
    who: (s, f) => poolAt(s, deciding(s, f)).seat,
    about: (_, f) => ({ card: f.card }),
    offer(s, f, o) {
      o.allowUnless(cannotPlay(s, f.card), V.resolve, 0, 'I32-CARD-6')
      o.allow(V.discard, 0, 'I32-CARD-6')
    },
    take(g, f, verb) {
      f.isResolved = verb === V.resolve
      g.event?.(f.isResolved ? 'plays' : 'declines', 'I32-CARD-6', { card: f.card })
      if (!f.isResolved) return putAway(g, f)
      happen(g, f.card, poolAt(g.state, deciding(g.state, f)).seat)
      return 'putAway'
    },
  },
  putAway,
  refill: fill,
})

type EventCard = Frames['event']

function putAway(g: Game, f: EventCard): Done {
  const { table } = g.state
  if (table.shown !== f.card) return fill(g, f)
  table.shown = NONE
  if (f.isResolved) takeAway(g.state, f.card) // I32-CARD-6
  else if (holds(g.state, f.card)) table.beside.push(f.card) // I32-CARD-5
  else layAside(g.state, f.card) // I32-CARD-4, I32-CARD-6, I32-CARD-11
  return fill(g, f)
}

function fill(g: Game, { slot }: EventCard): Done {
  refill(g.state, slot)
  return done
}

function happen(g: Game, card: number, seat: Seat): void {
  const { happens } = cardAt(card)
  if (happens !== null) happenings.run(g, { card, seat }, happens)
}

/** I32-CARD-9 */
function cannotPlay(s: I32State, card: number): Reason | undefined {
  const { happens } = cardAt(card)
  return happens === null ? undefined : happenings.cannot(s, NONE, happens, NONE)
}

const holds = (s: I32State, card: number): boolean =>
  inPlay(s).some(({ area }) => area === heldBy(card))

/** I32-CARD-8 */
function deciding(s: I32State, f: EventCard): number {
  return isInPlay(s, f.cause) ? poolOf(s, f.cause) : Math.max(0, activePool(s))
}

/** I32-CARD-10 */
function open(g: Game, card: number): void {
  const { table } = g.state
  const corner = table.corners.indexOf(null)
  const { sanctuary } = cardAt(card)
  table.shown = NONE
  if (sanctuary === null) return
  const { locks, mythos } = sanctuary
  table.corners[corner] = { card, locks, mythos: fromSupply(g.state, mythos), cards: [] }
  g.event?.('opens', 'I32-CARD-10', { card, corner })
}
