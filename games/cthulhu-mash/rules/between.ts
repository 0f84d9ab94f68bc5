import type { Anytime } from '@eldertable/kernel'
import type { Mash } from '../frames.ts'
import type { MashState } from '../state.ts'
import { V } from '../verbs.ts'
import { canUseGreen, useGreen } from './greens.ts'
import { anytime as leaving } from './leaving.ts'
import { heroAt } from './pieces.ts'
import { canReact } from './possessions.ts'

/** What can be done unasked: to leave the table, and to use green objects between any two actions of others (CM-REACT-26). */
export const between: Anytime<Mash> = {
  offer(s, seat, o) {
    leaving.offer(s, seat, o)
    if (!isBetween(s, seat)) return
    const hero = heroAt(s, seat)
    if (hero.hasLeft || !canReact(s, hero)) return
    for (const object of hero.objects)
      if (canUseGreen(s, seat, object)) o.allow(V.green, object, 'CM-REACT-26')
  },
  take(g, seat, verb, argument) {
    if (verb === V.leave) leaving.take(g, seat, verb, argument)
    else useGreen(g, seat, argument)
  },
}

/** Whether a turn goes on and nobody is in the middle of an action; in one's own actions one is asked anyway. */
function isBetween({ table, box }: MashState, seat: number): boolean {
  const isRunning = (procedure: string): boolean =>
    box.stack.some(({ at }) => at.startsWith(`${procedure}.`))
  if (!isRunning('turn') || isRunning('deed')) return false
  return !(table.active === seat && isRunning('actions'))
}
