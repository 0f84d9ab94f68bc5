import type { Seat } from '@eldertable/kernel'
import { heroAt } from '../rules/pieces.ts'
import { areFriends } from '../rules/sides.ts'
import type { MashState } from '../state.ts'
import { isGenerator } from '../targets.ts'

/** What people count when they ask how they stand. */
export type MashCount =
  | 'out'
  | 'rivals'
  | 'health'
  | 'flags'
  | 'generators'
  | 'monsters'
  | 'powers'
  | 'objects'
  | 'mentality'

/** What a seat has in a position, and what is against it; all of it lies open (CM-STAT-20). */
export function countsOf(s: MashState, seat: Seat): Record<MashCount, number> {
  const hero = heroAt(s, seat)
  const counts: Record<MashCount, number> = {
    out: hero.life === 'alive' ? 0 : 1,
    rivals: 0,
    health: hero.health,
    flags: 0,
    generators: 0,
    monsters: 0,
    powers: hero.powers.length,
    objects: hero.objects.length,
    mentality: hero.mentality,
  }
  for (const [other, { health, life, homeHealth }] of s.table.heroes.entries()) {
    if (life === 'out' || areFriends(s, seat, other)) continue
    counts.rivals += health
    counts.flags += homeHealth
  }
  for (const { piece } of s.table.foes) counts[isGenerator(piece) ? 'generators' : 'monsters']++
  return counts
}
