import { SPACES } from '../../tiles/spaces.ts'
import { isVersion1 } from '../../earlier/version-1.ts'
import { NONE, type MashState } from '../../state.ts'
import { isGenerator } from '../../targets.ts'
import { chargeOf, V } from '../../verbs.ts'
import { chargesOf } from '../monsters/charges.ts'
import { canDrain, canFoeHeal } from '../monsters/foe-offer.ts'
import { wouldFoeHelp } from '../monsters/foe-things.ts'
import { look } from '../tiles/ground.ts'
import { FOE_RANGED } from '../attacks/means.ts'
import { isFixed, isHeld, moveOfFoe } from '../characters/numbers.ts'
import { foeAt, monsterRow } from '../pieces.ts'
import { placeOf, spaceOf } from '../spots.ts'
import { FAR, gaitOfFoe, isFree, spread } from '../movement/walk.ts'
import { approachOf } from './approach.ts'
import { strike, type Choice } from './choice.ts'
import { autoHold } from './escapes.ts'
import { homeAttack } from './home-attack.ts'
import { targetOf } from './target.ts'
import { areasOn, attacksOn, best, wouldWeb } from './worth.ts'

const rest: Choice = { verb: V.rest, argument: 0, rule: 'CM-AUTO-15' }

/** The next action of a monster or generator by the policy (CM-AUTO-8 to CM-AUTO-15). */
export function autoAct(s: MashState, piece: number, hasCharged: boolean): Choice {
  const foe = foeAt(s, piece)
  const target = targetOf(s, piece)
  if (foe.victim !== NONE && !isHeld(foe))
    return canDrain(s, piece) ? { verb: V.drain, argument: 0, rule: 'CM-AUTO-9' } : rest
  if (isHeld(foe)) {
    const hold = autoHold(s, piece)
    if (hold >= 0) return { verb: V.foeBreak, argument: hold, rule: 'CM-AUTO-10' }
    if (isFixed(foe)) return rest
  } else {
    const remedy = isVersion1(s) ? undefined : autoRemedy(s, piece)
    const deed = remedy ?? autoAttack(s, piece, target, hasCharged)
    if (deed !== undefined) return deed
  }
  if (isGenerator(piece)) return homeAttack(s, piece) ?? rest
  const late = isVersion1(s) && !isHeld(foe) ? autoRemedy(s, piece) : undefined
  if (late !== undefined) return late
  if (s.table.settings.monstersHeal && !isHeld(foe) && canFoeHeal(s, piece))
    return { verb: V.foeHeal, argument: 0, rule: 'CM-AUTO-20' }
  const space = autoMove(s, piece, target)
  if (space !== NONE) return { verb: V.foeWalk, argument: space, rule: 'CM-AUTO-14' }
  return isHeld(foe) ? rest : (homeAttack(s, piece) ?? rest)
}

/** A remedy that it carries and that would help it (CM-AUTO-22). */
function autoRemedy(s: MashState, piece: number): Choice | undefined {
  const remedy = foeAt(s, piece).objects.find((one) => wouldFoeHelp(s, piece, one))
  return remedy === undefined
    ? undefined
    : { verb: V.foeGreen, argument: remedy, rule: 'CM-AUTO-22' }
}

/** Web, charge, or the attack that is worth most (CM-AUTO-11 to CM-AUTO-13). */
function autoAttack(
  s: MashState,
  piece: number,
  seat: number,
  hasCharged: boolean,
): Choice | undefined {
  const { spot } = foeAt(s, piece)
  const here = look(s, placeOf(spot))
  const attacks = attacksOn(s, here, piece, seat)
  if (!isGenerator(piece)) {
    const { web, charging } = monsterRow(piece)
    const canWeb = web && attacks.some(({ means }) => means === FOE_RANGED)
    if (canWeb && wouldWeb(s, seat)) return { verb: V.foeShoot, argument: seat, rule: 'CM-AUTO-11' }
    const hasMelee = attacks.some(({ isMelee }) => isMelee)
    const charge = charging && !hasCharged && !hasMelee ? autoCharge(s, piece, seat) : NONE
    if (charge !== NONE) return { verb: V.charge, argument: charge, rule: 'CM-AUTO-12' }
  }
  const areas = isGenerator(piece) ? [] : areasOn(s, here, piece, seat)
  const found = best([...attacks, ...areas])
  if (found === undefined) return undefined
  const { means, area } = found
  const pick = area === undefined ? strike(means, seat) : { verb: V.foeAim, argument: area }
  return { ...pick, rule: 'CM-AUTO-13' }
}

/** The charge with the fewest points, ties by the exit space, then by the side (CM-AUTO-12). */
function autoCharge(s: MashState, piece: number, seat: number): number {
  const [first] = chargesOf(s, piece, seat).toSorted(
    (a, b) => a.cost - b.cost || a.exit - b.exit || a.side - b.side,
  )
  return first === undefined ? NONE : chargeOf(seat, first.side, first.exit)
}

/** The space within its points with the least approach cost, if that is less than where it stands (CM-AUTO-14). */
function autoMove(s: MashState, piece: number, seat: number): number {
  const { spot } = foeAt(s, piece)
  const place = placeOf(spot)
  const own = spaceOf(spot)
  const gait = gaitOfFoe(s, piece)
  const { ground: here, cost } = approachOf(s, place, piece, seat)
  const costs = spread(here, own, moveOfFoe(s, piece), gait)
  let found = NONE
  let least = cost(own)
  for (let space = 0; space < SPACES; space++) {
    if (costs[space] === FAR || !isFree(here, space)) continue
    const there = cost(space)
    const isBetter =
      there < least ||
      (found !== NONE && there === least && (costs[space] ?? 0) < (costs[found] ?? 0))
    if (!isBetter) continue
    found = space
    least = there
  }
  return found
}

/** The order in which pieces act: the least approach cost first (CM-AUTO-7). */
export function autoNext(s: MashState, pieces: readonly number[]): number {
  let found = NONE
  let least = Infinity
  for (const piece of pieces) {
    const { spot, victim } = foeAt(s, piece)
    const cost =
      victim === NONE
        ? approachOf(s, placeOf(spot), piece, targetOf(s, piece)).cost(spaceOf(spot))
        : 0
    if (isGenerator(piece) && cost > 0 && homeAttack(s, piece) === undefined) continue
    if (cost >= least) continue
    found = piece
    least = cost
  }
  return found
}
