import { heroAt } from '../../rules/figures.ts'
import { dropSigns } from '../../rules/tracks.ts'
import type { Deed } from './deed.ts'

const MOST_DICE = 3

/** DMD-HASTUR-4 */
export const discardSigns: Deed<'discard-signs'> = (g, f) => {
  dropSigns(g, f.you, heroAt(g.state, f.you).signs, f.rule)
  return true
}

/** DMD-HASTUR-9; it stands in an `each`, which makes all lose their sanity together. */
export const settleSigns: Deed<'settle-signs'> = (g, f) => {
  const { signs } = heroAt(g.state, f.you)
  dropSigns(g, f.you, signs, f.rule)
  f.loss += Math.ceil(signs / 2)
  return true
}

/** DMD-HASTUR-10 */
export const rollSigns: Deed<'roll-signs'> = (g, f) => {
  const { signs } = heroAt(g.state, f.you)
  if (signs === 0) return false
  g.call('suffer', {
    hero: f.you,
    kind: 'signs',
    dice: Math.min(MOST_DICE, signs),
    tentacles: 0,
  })
  return true
}
