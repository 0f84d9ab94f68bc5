import { SPAWN_SPACE } from '../content/spaces.ts'
import { NONE, type MashState } from '../state.ts'
import { foeOf } from '../targets.ts'
import { canShoot, canStrike, homeOn, isBlind, shootsOver } from '../rules/aim.ts'
import { look, newGround } from '../rules/ground.ts'
import { profileOf } from '../rules/means.ts'
import { foeAt } from '../rules/pieces.ts'
import { placeOf, spaceOf } from '../rules/spots.ts'
import { strike, type Choice } from './choice.ts'
import { meansOf } from './worth.ts'

const ground = newGround()

/** Whoever has nothing else to do attacks a spawning space, if that is allowed and possible (CM-AUTO-21, CM-OPT-12). */
export function homeAttack(s: MashState, piece: number): Choice | undefined {
  if (!s.table.settings.monstersAttackSpawn) return undefined
  const { spot } = foeAt(s, piece)
  const place = placeOf(spot)
  const home = homeOn(s, place, NONE)
  if (home === NONE) return undefined
  const here = look(s, place, ground)
  const from = spaceOf(spot)
  const tile = s.table.places[place]?.tile ?? NONE
  for (const { means, isMelee } of meansOf(s, piece)) {
    if (profileOf(s, foeOf(piece), means, isMelee).damage === 0) continue
    const isOver = shootsOver(s, foeOf(piece), tile, from)
    const isLegal = isMelee
      ? canStrike(here, from, SPAWN_SPACE)
      : canShoot(here, from, SPAWN_SPACE, isOver) && !isBlind(s, tile, from, SPAWN_SPACE)
    if (isLegal) return { ...strike(means, home), rule: 'CM-AUTO-21' }
  }
  return undefined
}
