import { SPAWN_SPACE } from '../../tiles/spaces.ts'
import { NONE, type MashState } from '../../state.ts'
import { foeOf } from '../../targets.ts'
import { canShoot, canStrike, homeOn, isBlind, shootsOver } from '../attacks/aim.ts'
import { look } from '../tiles/ground.ts'
import { profileOf } from '../attacks/means.ts'
import { foeAt } from '../pieces.ts'
import { placeOf, spaceOf } from '../spots.ts'
import { strike, type Choice } from './choice.ts'
import { meansOf } from './worth.ts'

/** With what a piece can attack the spawning space on its tile now; only what does damage counts (CM-OPT-12). */
export function meansAgainstHome(s: MashState, piece: number): number[] {
  if (!s.table.settings.monstersAttackSpawn) return []
  const { spot } = foeAt(s, piece)
  const place = placeOf(spot)
  if (homeOn(s, place, NONE) === NONE) return []
  const here = look(s, place)
  const from = spaceOf(spot)
  const tile = s.table.places[place]?.tile ?? NONE
  const isOver = shootsOver(s, foeOf(piece), tile, from)
  const canHit = canShoot(here, from, SPAWN_SPACE, isOver) && !isBlind(s, tile, from, SPAWN_SPACE)
  const canReach = canStrike(here, from, SPAWN_SPACE)
  return meansOf(s, piece)
    .filter(({ isMelee }) => (isMelee ? canReach : canHit))
    .filter(({ means, isMelee }) => profileOf(s, foeOf(piece), means, isMelee).damage > 0)
    .map(({ means }) => means)
}

/** Whoever has nothing else to do attacks a spawning space, if that is allowed and possible (CM-AUTO-21). */
export function homeAttack(s: MashState, piece: number): Choice | undefined {
  const [means] = meansAgainstHome(s, piece)
  if (means === undefined) return undefined
  const home = homeOn(s, placeOf(foeAt(s, piece).spot), NONE)
  return { ...strike(means, home), rule: 'CM-AUTO-21' }
}
