import { done, onAbort } from '@eldertable/kernel'
import type { Use } from '../content/claims.ts'
import { isBeforeVersion2 } from '../earlier/edition.ts'
import type { Game } from '../frames.ts'
import type { Reason } from '../reasons.ts'
import {
  distinct,
  foesIn,
  heroesIn,
  isAlive,
  isMonster,
  kindOf,
  livingInOrder,
  placeOf,
} from '../rules/figures.ts'
import { placeFire } from '../rules/fire.ts'
import { groundOn } from '../rules/ground.ts'
import { harm } from '../rules/harm.ts'
import { procedure } from '../rules/kit.ts'
import { isDark } from '../rules/light.ts'
import { moveFoe } from '../rules/moving-foes.ts'
import { ELDER, type DmdState } from '../state.ts'

const rule = 'DMD-CLAIM-10'

/** Enemies in a space that can be hurt: the Elder One only once the ritual is disrupted (DMD-RITUAL-2). */
function vulnerableIn(s: DmdState, space: number): number[] {
  const foes = foesIn(s, space)
  return s.table.isDisrupted || isBeforeVersion2(s) ? foes : foes.filter((foe) => foe !== ELDER)
}

export const cannotBlast = (s: DmdState, hero: number): Reason | undefined =>
  vulnerableIn(s, placeOf(s, hero)).length === 0 ? 'no-enemy-here' : undefined

export function blast(g: Game, hero: number): void {
  const here = placeOf(g.state, hero)
  for (const foe of foesIn(g.state, here)) harm(g, foe, 1, rule)
  placeFire(g, here, rule)
}

/** Flash Powder: where there is light it is of use against monsters alone (DMD-EPFIVE-2). */
export function cannotFlash(s: DmdState, hero: number): Reason | undefined {
  const here = placeOf(s, hero)
  const isLit = isBeforeVersion2(s) ? s.table.isDisrupted : !isDark(s, here)
  return isLit && !foesIn(s, here).some((foe) => isMonster(s, foe)) ? 'no-effect' : undefined
}

export function flash(g: Game, hero: number): void {
  const here = placeOf(g.state, hero)
  g.state.table.flash = here
  g.event?.('flashes', rule, { space: here })
  for (const foe of foesIn(g.state, here)) if (isMonster(g.state, foe)) harm(g, foe, 1, rule)
}

type Throw = Extract<Use, { for: 'throw' }>
type Call = Extract<Use, { for: 'call-away' }>

const called = (s: DmdState, hero: number, { who }: Call): number[] =>
  foesIn(s, placeOf(s, hero)).filter((foe) => kindOf(s, foe) === who)

export function cannotCallAway(s: DmdState, hero: number, use: Call): Reason | undefined {
  if (called(s, hero, use).length === 0) return 'no-enemy-here'
  // Whom it calls is there already (DMD-TERM-25).
  const isThere = placeOf(s, hero) === groundOn(s).gateAt.yellow
  return isThere && !isBeforeVersion2(s) ? 'no-effect' : undefined
}

export function callAway(g: Game, hero: number, use: Call): void {
  for (const foe of called(g.state, hero, use))
    moveFoe(g, foe, groundOn(g.state).gateAt.yellow, rule)
}

/** Enemies in a space at which something can be thrown (DMD-TERM-4). */
export const hitBy = (s: DmdState, space: number, whom: Throw['at']): number[] =>
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
      at: '',
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
    g.call('wounds', { at: '', hero, amount: 1, left: 1, from: 'text', rule })
    return 'wound'
  },
})

/** DMD-TERM-20 */
const bystanders = (s: DmdState, space: number): number[] =>
  isBeforeVersion2(s)
    ? heroesIn(s, space)
    : livingInOrder(s).filter((hero) => placeOf(s, hero) === space)
