import { done, type Seat } from '@eldertable/kernel'
import type { Game } from '../frames.ts'
import { NOWHERE } from '../state.ts'
import { V } from '../verbs.ts'
import { procedure } from './kit.ts'
import { player } from './players.ts'

/** NEC-MOVE-8: puts a token straight onto a space. Nothing is passed, and nothing has been landed on yet. */
export function place(g: Game, seat: Seat, space: number, rule: string): void {
  player(g.state, seat).space = space
  if (seat === g.state.table.active) g.state.table.landed = NOWHERE // NEC-BUY-4
  g.event?.('placed', rule, { seat, space })
}

/** NEC-GATE-8: places a player on the nearest of some spaces, by choice among equals. */
export const nearest = procedure('nearest', {
  choose: {
    rule: 'NEC-CHOICE-18',
    who: (_, f) => f.seat,
    about: (_, f) => ({ seat: f.seat, spaces: f.spaces }),
    offer(_, f, o) {
      for (const space of f.spaces) o.allow(V.goTo, space, f.rule)
    },
    take(g, f, _, space) {
      place(g, f.seat, space, f.rule)
      if (f.lands) g.call('land', { seat: f.seat, walked: false, space, monsters: [] })
      return done
    },
  },
})
