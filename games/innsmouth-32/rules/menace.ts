import { cardAt } from '../content/cards.ts'
import type { Ability } from '../content/monsters.ts'
import { NONE, type I32State } from '../state.ts'
import { hasAbility, throngAt } from './throngs.ts'

/** Who attacks: a whole throng, or one card alone (I32-DOUBLE-7). */
export interface Attacker {
  readonly throng: number
  readonly card: number
}

/** What an ability does to the attacks of the throng that has it (I32-ABIL-1 to 5, I32-DREAD-1 to 4). */
interface Effect {
  readonly rule: string
  readonly isShad?: true
  readonly damage?: number
  readonly locks?: number
  readonly drag?: number
  readonly saving?: number
}

const effects: Readonly<Record<Ability, Effect>> = {
  chant: { rule: 'I32-ABIL-1', saving: 2 },
  lockbreaker: { rule: 'I32-ABIL-2', locks: 1 },
  'drag-under': { rule: 'I32-ABIL-3', drag: 2 },
  dread: { rule: 'I32-ABIL-4' },
  'crushing-mass': { rule: 'I32-ABIL-5', isShad: true },
  'tidal-might': { rule: 'I32-DREAD-1', damage: 2 },
  brood: { rule: 'I32-DREAD-2' },
  engulf: { rule: 'I32-DREAD-3', isShad: true },
  maddening: { rule: 'I32-DREAD-4' },
}

const abilities = Object.keys(effects) as Ability[]

export const hasMenace = (s: I32State, by: Attacker, ability: Ability): boolean =>
  by.throng === NONE
    ? by.card !== NONE && cardAt(by.card).ability === ability
    : hasAbility(s, by.throng, ability)

/** What all abilities of an attacker come to, each once (I32-MONATK-7). */
export function menaceOf(
  s: I32State,
  by: Attacker,
  number: 'damage' | 'locks' | 'drag' | 'saving',
): number {
  if (by.throng === NONE) {
    const alone = by.card === NONE ? null : cardAt(by.card).ability
    return alone === null ? 0 : (effects[alone][number] ?? 0)
  }
  let sum = 0
  for (const ability of abilities) {
    const amount = effects[ability][number]
    if (amount !== undefined && hasAbility(s, by.throng, ability)) sum += amount
  }
  return sum
}

/** Whether an attack inflicts SHAD damage (I32-DAMAGE-12): by an ability, or by a familiar face (I32-ELIM-5). */
export function isShad(s: I32State, by: Attacker): boolean {
  const cards = by.throng === NONE ? [by.card] : throngAt(s, by.throng).cards
  if (cards.some((card) => card !== NONE && cardAt(card).kind === 'survivor')) return true
  return abilities.some((ability) => effects[ability].isShad === true && hasMenace(s, by, ability))
}
