import { foesIn, levelOf, spaceOf } from '../rules/figures.ts'
import { harm } from '../rules/harm.ts'
import type { Reaction } from '../rules/rows.ts'
import { healStress } from '../rules/tracks.ts'
import { NOWHERE } from '../state.ts'

/** Whoever hurts him is hurt. */
export const vengeance: Reaction = {
  skill: 'vengeance-obsession',
  wounded(g, hero, foe) {
    const s = g.state
    const level = levelOf(s, hero, 'vengeance-obsession')
    const space = spaceOf(s, foe)
    if (level === 0) return
    const amount = level >= 4 ? 2 : 1 // DMD-VENGE-4
    if (level >= 2) healStress(g, hero, amount, 'DMD-VENGE-2')
    if (space === NOWHERE) return
    const struck = level >= 3 ? foesIn(s, space) : [foe] // DMD-VENGE-3
    for (const one of struck) harm(g, one, amount, 'DMD-VENGE-1')
  },
}
