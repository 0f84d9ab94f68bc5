import type { Game } from '../../frames.ts'
import { sumOfGifts } from '../../rules/claims.ts'
import { discardClaim } from '../../rules/discarding.ts'
import { healStress } from '../../rules/tracks.ts'
import type { DmdState } from '../../state.ts'

// What a weapon does besides its dice and its range, if it is the one that was chosen (DMD-ATTACK-10).
const rule = 'DMD-ATTACK-10'

/** Duelling Pistol: whether a weapon of a hero is good for one attack only. */
export const isSingleShot = (s: DmdState, hero: number, weapon: number): boolean =>
  sumOfGifts(s, hero, 'single-shot', (_, card) => (card === weapon ? 1 : 0)) > 0

/** Gnawed Thighbone: an attack with a weapon has killed an enemy of a kind. */
export function killsWith(g: Game, hero: number, weapon: number, kind: string | undefined): void {
  const points = sumOfGifts(g.state, hero, 'relief', ({ killing }, card) =>
    card === weapon && killing === kind ? 1 : 0,
  )
  healStress(g, hero, points, rule)
}

/** An attack with a weapon is over; the hero may have lost it meanwhile. */
export function putDown(g: Game, hero: number, weapon: number): void {
  if (isSingleShot(g.state, hero, weapon)) discardClaim(g, weapon, rule)
}
