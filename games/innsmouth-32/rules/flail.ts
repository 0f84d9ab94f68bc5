import { CLERK } from '../content/cards.ts'
import { BRAINS, SPEED, type Stat } from '../content/stats.ts'

/** I32-DAMAGE-9, I32-CLERK-5 */
export const flailStat = (who: number): Stat => (who === CLERK ? BRAINS : SPEED)
