import { NONE, type MashState } from '../state.ts'
import { isFoe, isGenerator, isHero, isHome, pieceIn, seatIn } from '../targets.ts'
import { cardOf } from '../rules/characters/numbers.ts'
import { generatorRow, heroAt, foeAt } from '../rules/pieces.ts'
import { profileOf } from '../rules/attacks/means.ts'
import { areFriends } from '../rules/sides.ts'
import { chanceToHit } from './odds.ts'

// What it is worth to be rid of something, in points that only this bot knows.
const GENERATOR = { together: 24, apart: 13 }
const MONSTER = { together: 3, apart: 1 }
const ALMOST = 5
const PER_SPAWN = 1.5
const RIVAL = 110
const FLAG = 110
const HOME = 14
const FRIEND = -150
/** What a hold is worth on somebody who strikes hard. */
const HELD = 3

/** What it is worth to take a target off the board, besides what it threatens. */
export function worthOf(s: MashState, seat: number, target: number): number {
  const { victory } = s.table
  if (isHome(target)) return victory === 'capture-the-flag' ? FLAG : HOME
  if (isHero(target)) return areFriends(s, seat, target) ? FRIEND : RIVAL
  const kind = victory === 'cooperative' ? 'together' : 'apart'
  const piece = pieceIn(target)
  if (!isGenerator(piece)) return MONSTER[kind]
  const { spawning } = generatorRow(piece)
  return GENERATOR[kind] + PER_SPAWN * spawning + (isAlmost(s, seat) ? ALMOST : 0)
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
  worth: number,
): number {
  const { damage, hold } = profileOf(s, seat, means, isMelee)
  const chance = chanceToHit(s, seat, means, target, isMelee)
  if (damage === 0) return hold !== undefined ? chance * heldWorth(s, seat, target, worth) : 0
  const left = Math.max(1, healthLeft(s, target))
  // A last blow is worth more than its share: what is dead strikes no more.
  return chance * worth * (damage >= left ? 1.15 : (0.8 * damage) / left)
}

/** Whoever is held is hit by every blow. */
function heldWorth(s: MashState, seat: number, target: number, worth: number): number {
  if (isHome(target)) return 0
  if (isHero(target)) {
    const isFree = heroAt(s, target).holds.length === 0
    return isFree && !areFriends(s, seat, target) ? worth / 5 : 0
  }
  const { holds, victim } = foeAt(s, pieceIn(target))
  return isFoe(target) && holds.length === 0 && victim === NONE ? HELD + worth / 4 : 0
}
