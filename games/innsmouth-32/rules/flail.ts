import { CLERK } from '../content/cards.ts'
import { BRAINS, SPEED, type Stat } from '../content/stats.ts'
import type { I32Settings, I32State, Survivor } from '../state.ts'
import { statOf } from './survivors.ts'

const MATINEE = 2
/** So many pools get little done between two turns of the director. */
const SMALL_CAST = 4
/** Hardly any film of so few comes to its end, so no cut makes it darker. */
const SMALLEST_CAST = 2

/** I32-DAMAGE-9, I32-CLERK-5 */
export const flailStat = (who: number): Stat => (who === CLERK ? BRAINS : SPEED)

/** What a flail must not exceed, without spoints (I32-INSANE-6, I32-ABIL-3, I32-OPT-3). */
export const flailTarget = ({ table }: I32State, one: Survivor, drag: number): number =>
  statOf(one, flailStat(one.card)) - drag + (table.ease ?? easeByVersion1(table.settings))

/** What the difficulty adds to every flail (I32-OPT-3). */
export function easeOf({ difficulty }: I32Settings, pools: number): number {
  switch (difficulty) {
    case 'matinee':
      return MATINEE
    case 'feature':
      return pools <= SMALL_CAST ? 1 : 0
    case 'midnight':
      return pools <= SMALLEST_CAST ? -1 : 0
  }
}

const easeByVersion1 = ({ difficulty }: I32Settings): number =>
  difficulty === 'matinee' ? MATINEE : 0
