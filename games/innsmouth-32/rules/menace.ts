import { at } from '@eldertable/kernel'
import { abilities as effects, type AbilityEffect, type Menace } from '../effects/abilities.ts'
import type { Ability } from '../pieces/card.ts'
import { cardAt, cards } from '../pieces/cards.ts'
import { NONE, type I32State } from '../state.ts'
import { throngAt } from './throngs.ts'

/** Who attacks: a whole throng, or one card alone (I32-DOUBLE-7). */
export interface Attacker {
  readonly throng: number
  readonly card: number
}

// Abilities are told apart by bits, so that those of a throng are known at one glance over its cards and each of them
// counts once, however many have it (I32-MONATK-7).
const abilities: readonly Ability[] = [
  ...new Set(cards.flatMap(({ ability }) => (ability === null ? [] : [ability]))),
]
const bitOf = (ability: Ability | null): number =>
  ability === null ? 0 : 1 << abilities.indexOf(ability)

/** By card. */
const bits: readonly number[] = cards.map(({ ability }) => bitOf(ability))

/** The bits of all abilities that do something. */
const bitsThat = (does: AbilityEffect['does']): number =>
  abilities.reduce((sum, one) => (one.does.does === does ? sum | bitOf(one) : sum), 0)

export const DREAD = bitsThat('frighten')
export const BROOD = bitsThat('brood')
export const MADDENING = bitsThat('madden')

const menaces = abilities.map(({ does }) => effects.changes(does, NONE))

/** By the bits of an attacker's abilities: what those come to. */
const sumsOf = (number: keyof Menace): readonly number[] =>
  Array.from({ length: 1 << abilities.length }, (_, menace) =>
    menaces.reduce(
      (sum, one, place) => ((menace & (1 << place)) === 0 ? sum : sum + Number(one[number] ?? 0)),
      0,
    ),
  )

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
