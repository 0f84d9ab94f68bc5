import type { Anytime, Seat } from '@eldertable/kernel'
import type { Game, Mash } from '../../frames.ts'
import type { MashState } from '../../state.ts'
import { V } from '../../verbs.ts'
import { heroAt, isIn } from '../pieces.ts'
import { judge } from './verdict.ts'

/** Somebody leaves the table. Where all play together another takes the character over instead (CM-END-3). */
export const leaving: Anytime<Mash> = {
  offer(s, seat, o) {
    const isRival = s.table.victory !== 'cooperative'
    if (isRival && isIn(s, seat) && !heroAt(s, seat).hasLeft) o.allow(V.leave, 0, 'CM-END-3')
  },
  take: (g, seat) => leave(g, seat),
}

/**
 * Between two actions the character is gone at once. In the middle of one it stays until that is over, so that nothing
 * is left half done; what its player would be asked is answered by default.
 */
function leave(g: Game, seat: Seat): void {
  const s = g.state
  heroAt(s, seat).hasLeft = true
  g.event?.('departs', 'CM-END-3', { seat })
  if (!isBetweenActions(s)) return
  judge(g)
  g.endWhere(({ at, ...frame }) => frame['seat'] === seat && isOwnAffair(at))
}

const isBetweenActions = ({ box }: MashState): boolean =>
  ['actions.choose', 'actions.last', 'monsterStep.choose', 'foeTurn.choose'].includes(
    box.stack.at(-1)?.at ?? '',
  )

/** What ends with whoever it is about: its actions, and what monsters do to it. */
const isOwnAffair = (step: string): boolean => /^(actions|monsterStep|foeTurn)\./.test(step)
