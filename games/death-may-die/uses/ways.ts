import type { Use } from '../content/claims.ts'
import type { Game } from '../frames.ts'
import type { Reason } from '../reasons.ts'
import { heroAt, placeOf } from '../rules/figures.ts'
import { fireIn, removeFire, shedFire } from '../rules/fire.ts'
import { distance, spacesWhere } from '../rules/ground.ts'
import { turnUp } from '../rules/things.ts'
import type { DmdState } from '../state.ts'

const rule = 'DMD-CLAIM-10'

export const cannotQuench = (s: DmdState, hero: number): Reason | undefined =>
  fireIn(s, placeOf(s, hero)) + heroAt(s, hero).fire === 0 ? 'no-fire-here' : undefined

export function quench(g: Game, hero: number): void {
  const here = placeOf(g.state, hero)
  removeFire(g, here, fireIn(g.state, here), rule)
  shedFire(g, hero, heroAt(g.state, hero).fire, rule)
}

type Digging = Extract<Use, { for: 'unearth' }>

const gravesNear = (s: DmdState, hero: number, { spaces }: Digging): number[] =>
  s.table.things.flatMap(({ kind, isOpen, space }, thing) =>
    kind === 'grave' && !isOpen && space >= 0 && distance(s, placeOf(s, hero), space) <= spaces
      ? [thing]
      : [],
  )

export const cannotUnearth = (s: DmdState, hero: number, use: Digging): Reason | undefined =>
  gravesNear(s, hero, use).length === 0 ? 'no-effect' : undefined

export function unearth(g: Game, hero: number, use: Digging): void {
  for (const grave of gravesNear(g.state, hero, use)) turnUp(g, grave, rule)
}

/** Survey Map */
export function travel(g: Game, hero: number, { spaces }: Extract<Use, { for: 'travel' }>): void {
  const here = placeOf(g.state, hero)
  const among = spacesWhere(
    g.state,
    (space) => space !== here && distance(g.state, here, space) <= spaces,
  )
  g.call('blow', { at: '', who: hero, among, by: hero, rule })
}
