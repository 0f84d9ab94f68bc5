import type { Seat } from '@eldertable/kernel'
import type { Game } from '../../frames.ts'
import { NONE } from '../../state.ts'
import { homeOf } from '../../targets.ts'
import { heroAt } from '../pieces.ts'

/** A spawning space without health is destroyed and marked (CM-HOME-7 to CM-HOME-10). */
export function razeHome(g: Game, seat: Seat): void {
  const owner = heroAt(g.state, seat)
  if (owner.homeHealth > 0) return
  g.event?.('homeFalls', 'CM-HOME-7', { who: homeOf(seat) })
  if (owner.life !== 'respawns') return
  owner.life = 'out'
  g.event?.('out', 'CM-HOME-10', { seat })
}

/** Whether it can still come back: it has a spawning space that works (CM-HOME-9). */
export const canComeBack = (g: Game, seat: Seat): boolean => {
  const { home, homeHealth } = heroAt(g.state, seat)
  return g.state.table.victory !== 'cooperative' && home !== NONE && homeHealth > 0
}
