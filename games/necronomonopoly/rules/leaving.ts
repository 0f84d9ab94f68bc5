import type { Anytime, Frame, Seat } from '@eldertable/kernel'
import type { Game, Nec } from '../frames.ts'
import { NO_CARD, NOWHERE, type NecState } from '../state.ts'
import { V } from '../verbs.ts'
import { discardTogether, putOnBottom } from './deck.ts'
import { endIfOneIsSane } from './ending.ts'
import { handOf } from './mythos.ts'
import { isInGame, player } from './players.ts'
import { returnAll } from './property.ts'

/** NEC-CHOICE-30: any player may leave at any moment. */
export const anytime: Anytime<Nec> = {
  offer(s, seat, o) {
    if (isInGame(s, seat)) o.allow(V.leave, 0, 'NEC-END-11')
  },
  take: (g, seat) => leave(g, seat),
}

/** NEC-END-11 and NEC-END-12 */
function leave(g: Game, seat: Seat): void {
  const s = g.state
  const one = player(s, seat)
  g.event?.('leaves', 'NEC-END-11', { seat })
  returnAll(s, seat, 'lot')
  returnAll(s, seat, 'tome')
  discardTogether(s, seat, [...one.held, ...one.friends])
  one.standing = 'left'
  one.sanity = 0
  one.space = NOWHERE
  one.throws = -1
  one.skipsMove = false
  const hand = handOf(s, seat)
  hand.looking = []
  hand.draft = null
  if (seat === s.table.active) {
    s.table.turnOver = true
    s.table.landed = NOWHERE
    if (s.table.drawn !== NO_CARD) {
      putOnBottom(s, s.table.drawn)
      s.table.drawn = NO_CARD
    }
  }
  dropAffairs(s, seat)
  endIfOneIsSane(g, 'NEC-END-12')
}

/** Procedures that end by themselves once their player is gone, or that go on for the others. */
const CARRIED_ON = ['turn', 'trade', 'followOther']

/** Breaks off what was going on for the leaver, so that nothing is chosen or done in the leaver's name. */
function dropAffairs(s: NecState, seat: Seat): void {
  const { stack } = s.box
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    if (!isAffairOf(top, seat)) return
    stack.pop()
  }
}

function isAffairOf(frame: Frame & { seat?: Seat }, seat: Seat): boolean {
  const [procedure = ''] = frame.at.split('.')
  return frame.seat === seat && !CARRIED_ON.includes(procedure)
}
