import { done } from '@eldertable/kernel'
import { foesIn, livingInOrder, placeOf } from '../rules/figures.ts'
import { harm } from '../rules/harm.ts'
import { procedure } from '../rules/kit.ts'
import { removeThing } from '../rules/things.ts'
import type { DmdState } from '../state.ts'

const WOUNDS = 3
const rule = 'DMD-EPSIX-5'

const pillarSpaces = ({ table }: DmdState): number[] =>
  table.things.flatMap(({ space }) => (space >= 0 ? [space] : []))

/** The hill comes down: each figure beside a Pillar is hurt, and the Pillars are gone. */
export const collapse = procedure('collapse', {
  enemies(g, f) {
    const s = g.state
    const spaces = pillarSpaces(s)
    f.left = livingInOrder(s).filter((hero) => spaces.includes(placeOf(s, hero)))
    for (const space of spaces) for (const foe of foesIn(s, space)) harm(g, foe, WOUNDS, rule)
    for (const [thing, { space }] of s.table.things.entries())
      if (space >= 0) removeThing(g, thing, rule)
    return 'heroes'
  },
  heroes(g, f) {
    const hero = f.left.shift()
    if (hero === undefined) return done
    g.call('wounds', { hero, amount: WOUNDS, left: WOUNDS, from: 'text', rule })
    return 'heroes'
  },
})
