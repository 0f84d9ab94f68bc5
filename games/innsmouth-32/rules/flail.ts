import { CLERK } from '../pieces/cards.ts'
import { BRAINS, SPEED, type Stat } from '../pieces/stats.ts'
import type { I32Settings, I32State, Survivor } from '../state.ts'
import { isSmallCast } from '../switches.ts'
import { statOf } from './survivors.ts'

const MATINEE = 2

/** I32-DAMAGE-9, I32-CLERK-5 */
export const flailStat = (who: number): Stat => (who === CLERK ? BRAINS : SPEED)

/** What a flail must not exceed, without spoints (I32-INSANE-6, I32-ABIL-3, I32-OPT-3, I32-OPT-20). */
export const flailTarget = ({ table }: I32State, one: Survivor, drag: number): number =>
  statOf(one, flailStat(one.card)) - drag + (table.ease ?? easeByVersion1(table.settings))

/** What is added to every flail: by a matinee, or for a small cast (I32-OPT-3, I32-OPT-20). */
export function easeOf({ difficulty, smallCast }: I32Settings, pools: number): number {
  if (difficulty === 'matinee') return MATINEE
  if (!smallCast || !isSmallCast(difficulty, pools)) return 0
  return difficulty === 'feature' ? 1 : -1
}

const easeByVersion1 = ({ difficulty }: I32Settings): number =>
  difficulty === 'matinee' ? MATINEE : 0
