import { at } from '@eldertable/kernel'
import { cardAt, cards } from '../pieces/cards.ts'
import type { Ability } from '../pieces/monsters.ts'
import { NONE, type I32State } from '../state.ts'
import { throngAt } from './throngs.ts'

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

// Abilities are told apart by bits, so that those of a throng are known at one glance over its cards and each of them
// counts once, however many have it (I32-MONATK-7).
const bitOf = (ability: Ability | null): number =>
  ability === null ? 0 : 1 << abilities.indexOf(ability)

/** By card. */
const bits: readonly number[] = cards.map(({ ability }) => bitOf(ability))

export const DREAD = bitOf('dread')
export const BROOD = bitOf('brood')
export const MADDENING = bitOf('maddening')

/** By the bits of an attacker's abilities: what those come to. */
const sumsOf = (number: 'damage' | 'locks' | 'drag' | 'saving' | 'isShad'): readonly number[] =>
  Array.from({ length: 1 << abilities.length }, (_, menace) => {
    const present = abilities.filter((ability) => (menace & bitOf(ability)) !== 0)
    return present.reduce((sum, ability) => sum + Number(effects[ability][number] ?? 0), 0)
  })

export const extraDamage = sumsOf('damage')
export const extraLocks = sumsOf('locks')
export const extraDrag = sumsOf('drag')
export const extraSaving = sumsOf('saving')
const shads = sumsOf('isShad')

/** The bits of all abilities of an attacker. */
export function menaceOf(s: I32State, by: Attacker): number {
  if (by.throng === NONE) return by.card === NONE ? 0 : at(bits, by.card)
  const { cards: members, terrors } = throngAt(s, by.throng)
  let menace = 0
  for (let place = 0; place < members.length; place++) menace |= at(bits, at(members, place))
  for (let place = 0; place < terrors.length; place++) menace |= at(bits, at(terrors, place))
  return menace
}

/** Whether an attack inflicts SHAD damage (I32-DAMAGE-12): by an ability, or by a familiar face (I32-ELIM-5). */
export function isShad(s: I32State, by: Attacker, menace: number): boolean {
  if (shads[menace] !== 0) return true
  if (by.throng === NONE) return by.card !== NONE && isFamiliar(by.card)
  for (const card of throngAt(s, by.throng).cards) if (isFamiliar(card)) return true
  return false
}

const isFamiliar = (card: number): boolean => cardAt(card).kind === 'survivor'
