import { heroAt } from '../rules/figures.ts'
import { dropSigns } from '../rules/tracks.ts'
import { lose } from '../rules/losing.ts'
import type { Deed } from './deed.ts'

const MOST_DICE = 3

/** DMD-HASTUR-4 */
export const discardSigns: Deed<'discard-signs'> = (g, f) => {
  dropSigns(g, f.you, heroAt(g.state, f.you).signs, f.rule)
  return true
}

/** DMD-HASTUR-9 */
export const settleSigns: Deed<'settle-signs'> = (g, f) => {
  const { signs } = heroAt(g.state, f.you)
  const amount = Math.ceil(signs / 2)
  dropSigns(g, f.you, signs, f.rule)
  if (f.isEach) f.loss += amount
  else if (amount > 0) lose(g, f.you, amount, f.from, f.rule)
  return signs > 0
}

/** DMD-HASTUR-10 */
export const rollSigns: Deed<'roll-signs'> = (g, f) => {
  const { signs } = heroAt(g.state, f.you)
  if (signs === 0) return false
  g.call('suffer', {
    at: '',
    hero: f.you,
    kind: 'signs',
    dice: Math.min(MOST_DICE, signs),
    tentacles: 0,
  })
  return true
}
