import { done, onAbort } from '@eldertable/kernel'
import { isBeforeVersion2 } from '../../earlier/edition.ts'
import {
  distinct,
  foesIn,
  heroesIn,
  isAlive,
  isMonster,
  livingInOrder,
  placeOf,
} from '../../rules/figures.ts'
import { harm } from '../../rules/harm.ts'
import { procedure } from '../../rules/kit.ts'
import { ELDER, type DmdState } from '../../state.ts'
import type { Uses } from './use.ts'

const rule = 'DMD-CLAIM-10'
/** What each investigator there takes from what hits all. */
export const BYSTANDER_WOUNDS = 1

/** Enemies in a space that can be hurt: the Elder One only once the ritual is disrupted (DMD-RITUAL-2). */
export function vulnerableIn(s: DmdState, space: number): number[] {
  const foes = foesIn(s, space)
  return s.table.isDisrupted || isBeforeVersion2(s) ? foes : foes.filter((foe) => foe !== ELDER)
}

/** Enemies in a space at which something can be thrown (DMD-TERM-4). */
export const hitBy = (s: DmdState, space: number, whom: Uses['throw']['at']): number[] =>
  vulnerableIn(s, space).filter((foe) => whom !== 'monster' || isMonster(s, foe))

/** Something is thrown into the space of an attack: at one enemy, or at everybody there (DMD-TERM-27). */
export const hurl = procedure('hurl', onAbort('wound'), {
  choose(g, f) {
    const s = g.state
    const foes = hitBy(s, f.space, f.whom)
    if (f.whom === 'all') {
      for (const foe of foes) harm(g, foe, f.wounds, rule)
      return 'bystanders'
    }
    g.call('choose', {
      by: f.hero,
      what: 'foe',
      among: [...distinct(s, foes)],
      why: 'throw',
      rule,
    })
    return 'hit'
  },
  hit(g, f) {
    harm(g, f.answer ?? -1, f.wounds, rule)
    return done
  },
  bystanders(g, f) {
    f.others = bystanders(g.state, f.space)
    return 'wound'
  },
  // The thrower's fall leads here too: all the others are still hurt (DMD-DEATH-8).
  wound(g, f) {
    if (!isAlive(g.state, f.hero) && isBeforeVersion2(g.state)) return done
    const hero = f.others.shift()
    if (hero === undefined) return done
    g.call('wounds', {
      hero,
      amount: BYSTANDER_WOUNDS,
      left: BYSTANDER_WOUNDS,
      from: 'text',
      rule,
    })
    return 'wound'
  },
})

/** DMD-TERM-20 */
const bystanders = (s: DmdState, space: number): number[] =>
  isBeforeVersion2(s)
    ? heroesIn(s, space)
    : livingInOrder(s).filter((hero) => placeOf(s, hero) === space)
