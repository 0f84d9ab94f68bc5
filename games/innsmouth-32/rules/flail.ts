import { CLERK } from '../content/cards.ts'
import { BRAINS, SPEED, type Stat } from '../content/stats.ts'
import type { I32State, Survivor } from '../state.ts'
import { statOf } from './survivors.ts'

const MATINEE = 2

/** I32-DAMAGE-9, I32-CLERK-5 */
export const flailStat = (who: number): Stat => (who === CLERK ? BRAINS : SPEED)

/** What a flail must not exceed, without spoints (I32-INSANE-6, I32-ABIL-3, I32-OPT-3). */
export const flailTarget = ({ table }: I32State, one: Survivor, drag: number): number =>
  statOf(one, flailStat(one.card)) - drag + (table.settings.difficulty === 'matinee' ? MATINEE : 0)
