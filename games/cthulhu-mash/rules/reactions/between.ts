import type { Anytime } from '@eldertable/kernel'
import type { Mash } from '../../frames.ts'
import type { MashState } from '../../state.ts'
import { V } from '../../verbs.ts'
import { canUseGreen, useGreen } from '../objects/greens.ts'
import { heroAt } from '../pieces.ts'
import { canReact } from '../objects/possessions.ts'

/** Green objects, without being asked, between any two actions of others (CM-REACT-26). */
export const between: Anytime<Mash> = {
  offer(s, seat, o) {
    if (!isBetween(s, seat)) return
    const hero = heroAt(s, seat)
    if (!canReact(s, hero)) return
    for (const object of hero.objects)
      if (canUseGreen(s, seat, object)) o.allow(V.green, object, 'CM-REACT-26')
  },
  take(g, seat, _, object) {
    useGreen(g, seat, object)
  },
}

/** Whether a turn goes on and nobody is in the middle of an action; in one's own actions one is asked anyway. */
function isBetween({ table, box }: MashState, seat: number): boolean {
  const isRunning = (procedure: string): boolean =>
    box.stack.some(({ at }) => at.startsWith(`${procedure}.`))
  if (!isRunning('turn') || isRunning('deed')) return false
  return !(table.active === seat && isRunning('actions'))
}
