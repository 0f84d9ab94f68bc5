import { done } from '@eldertable/kernel'
import type { Use } from '../content/claims.ts'
import type { Game } from '../frames.ts'
import type { Reason } from '../reasons.ts'
import { distinct, foesIn, heroesIn, isMonster, kindOf, placeOf } from '../rules/figures.ts'
import { placeFire } from '../rules/fire.ts'
import { groundOn } from '../rules/ground.ts'
import { harm } from '../rules/harm.ts'
import { procedure } from '../rules/kit.ts'
import { moveFoe } from '../rules/moving-foes.ts'
import type { DmdState } from '../state.ts'

const rule = 'DMD-CLAIM-10'

export const cannotBlast = (s: DmdState, hero: number): Reason | undefined =>
  foesIn(s, placeOf(s, hero)).length === 0 ? 'no-enemy-here' : undefined

export function blast(g: Game, hero: number): void {
  const here = placeOf(g.state, hero)
  for (const foe of foesIn(g.state, here)) harm(g, foe, 1, rule)
  placeFire(g, here, rule)
}

/** Flash Powder: once everything is lit for good it is of use against monsters alone (DMD-EPFIVE-2). */
export const cannotFlash = (s: DmdState, hero: number): Reason | undefined =>
  s.table.isDisrupted && !foesIn(s, placeOf(s, hero)).some((foe) => isMonster(s, foe))
    ? 'no-effect'
    : undefined

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

export const cannotCallAway = (s: DmdState, hero: number, use: Call): Reason | undefined =>
  called(s, hero, use).length === 0 ? 'no-enemy-here' : undefined

export function callAway(g: Game, hero: number, use: Call): void {
  for (const foe of called(g.state, hero, use))
    moveFoe(g, foe, groundOn(g.state).gateAt.yellow, rule)
}

/** Enemies in a space at which something can be thrown (DMD-TERM-4). */
export const hitBy = (s: DmdState, space: number, whom: Throw['at']): number[] =>
  foesIn(s, space).filter((foe) => whom !== 'monster' || isMonster(s, foe))

/** Something is thrown into the space of an attack: at one enemy, or at everybody there (DMD-TERM-27). */
export const hurl = procedure('hurl', {
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
    f.others = heroesIn(g.state, f.space)
    return 'wound'
  },
  wound(g, f) {
    const hero = f.others.shift()
    if (hero === undefined) return done
    g.call('wounds', { at: '', hero, amount: 1, left: 1, from: 'text', rule })
    return 'wound'
  },
})
