import { done, type Seat } from '@eldertable/kernel'
import { REEF_GAIN } from '../pieces/locales.ts'
import { DEVIL_REEF, MI_GO, SPACES, WITCHS_CROSS } from '../pieces/spaces.ts'
import type { Game } from '../frames.ts'
import { NOWHERE, type NecState } from '../state.ts'
import { procedure } from './kit.ts'
import { isStoppedOn } from './monsters.ts'
import { clockwise, isCultist, isSane, player, widdershins } from './players.ts'
import { hasAll, renewWard } from './property.ts'
import { gain } from './purse.ts'

/** How many steps a player walks, in the player's own direction, to come to a space (NEC-MOVE-13). */
export function stepsTo(s: NecState, seat: Seat, space: number): number {
  const from = player(s, seat).space
  return isCultist(s, seat) ? (from - space + SPACES) % SPACES : (space - from + SPACES) % SPACES
}

/** What entering a space on a walk, or landing on it by being placed, brings its owner. */
export function enterSpace(g: Game, seat: Seat, space: number): void {
  const s = g.state
  if (space === DEVIL_REEF && isSane(s, seat) && hasAll(s, seat, 'innsmouth')) {
    g.event?.('reefGift', 'NEC-LOCALE-3', { seat, amount: REEF_GAIN })
    gain(g, seat, REEF_GAIN, 'NEC-LOCALE-3')
  }
  if (space === WITCHS_CROSS) renewWard(g, seat) // NEC-LOCALE-14
}

/** NEC-MOVE-1 to NEC-MOVE-7: space by space, until the count is used up or a Monster stands in the way. */
export const walk = procedure('walk', {
  begin(g, f) {
    const { table } = g.state
    if (f.seat === table.active) table.landed = NOWHERE
    const from = player(g.state, f.seat).space
    g.event?.('walks', f.rule, { seat: f.seat, from, steps: f.steps })
    return 'step'
  },
  step(g, f) {
    const s = g.state
    const one = player(s, f.seat)
    const sane = isSane(s, f.seat)
    while (f.steps > 0) {
      f.steps--
      one.space = sane ? clockwise(one.space) : widdershins(one.space) // NEC-CULTIST-3
      if (one.space === MI_GO) {
        g.call('miGo', { seat: f.seat, byGate: false }) // NEC-MOVE-3
        return 'afterMiGo'
      }
      enterSpace(g, f.seat, one.space)
      if (sane && isStoppedOn(s, f.seat, one.space)) return 'stop'
    }
    return 'land'
  },
  afterMiGo(g, f) {
    const s = g.state
    return isSane(s, f.seat) && isStoppedOn(s, f.seat, MI_GO) ? 'stop' : 'step'
  },
  stop(g, f) {
    if (f.steps > 0) {
      const { space } = player(g.state, f.seat)
      g.event?.('stopped', 'NEC-MOVE-4', { seat: f.seat, space })
    }
    return 'land'
  },
  land(g, f) {
    const { space } = player(g.state, f.seat)
    g.call('land', { seat: f.seat, walked: true, space, monsters: [] })
    return done
  },
})
