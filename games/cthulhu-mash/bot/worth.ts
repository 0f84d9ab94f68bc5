import type { MashState } from '../state.ts'
import { isFoe, isGenerator, isHero, isHome, pieceIn, seatIn } from '../targets.ts'
import { clings } from '../rules/aim.ts'
import { profileOf } from '../rules/means.ts'
import { cardOf } from '../rules/numbers.ts'
import { foeAt, heroAt, monsterRow } from '../rules/pieces.ts'
import { areFriends } from '../rules/sides.ts'
import { placeOf } from '../rules/spots.ts'
import { chanceToHit } from './odds.ts'

// What it is worth to be rid of something, in points that only this bot knows.
const GENERATOR = 11
const MONSTER = 8
const RIVAL = 26
const FLAG = 15
const CLINGING = 20
const FRIEND = -40
/** What a hold is worth on somebody who strikes hard. */
const HELD = 3

/** What it is worth to take a target off the board. */
export function worthOf(s: MashState, seat: number, target: number): number {
  if (isHome(target)) return s.table.victory === 'capture-the-flag' ? FLAG * 3 : FLAG / 3
  if (isHero(target)) return areFriends(s, seat, target) ? FRIEND : RIVAL
  const piece = pieceIn(target)
  if (isGenerator(piece)) return GENERATOR + (isAlmost(s, seat) ? 3 : 0)
  if (clings(s, target, seat)) return CLINGING
  const { actions, melee, ranged } = monsterRow(piece)
  const isHere = placeOf(foeAt(s, piece).spot) === placeOf(heroAt(s, seat).spot)
  return isHere ? MONSTER + actions + (melee > 6 || ranged > 0 ? 1 : 0) : 0
}

/** Whether one generator more buys a power-up. */
const isAlmost = (s: MashState, seat: number): boolean => {
  const hero = heroAt(s, seat)
  return hero.kills.length + 1 === cardOf(hero).kills
}

/** How much health a target has left. */
function healthLeft(s: MashState, target: number): number {
  if (isHome(target)) return heroAt(s, seatIn(target)).homeHealth
  return isHero(target) ? heroAt(s, target).health : foeAt(s, pieceIn(target)).health
}

/** What one attack promises: its chance, times the part of the target's worth that it takes away. */
export function promiseOf(
  s: MashState,
  seat: number,
  means: number,
  target: number,
  isMelee: boolean,
): number {
  const { damage, hold } = profileOf(s, seat, means, isMelee)
  const worth = worthOf(s, seat, target)
  const chance = chanceToHit(s, seat, means, target, isMelee)
  const left = Math.max(1, healthLeft(s, target))
  // A last blow is worth more than its share: what is dead strikes no more.
  const share = damage >= left ? 1.15 : (0.8 * damage) / left
  const held =
    hold !== undefined && isFoe(target) && foeAt(s, pieceIn(target)).holds.length === 0 ? HELD : 0
  return chance * (worth * share + (damage === 0 ? held : 0))
}
