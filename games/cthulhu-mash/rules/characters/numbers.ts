import { FOOTING } from '../../pieces/abilities.ts'
import { characterAt, EXPLORER, THERAPIST, type Character } from '../../pieces/characters.ts'
import { KIND_OF, objectAt, type ObjectKind, type Slot } from '../../pieces/objects.ts'
import { powerAt, powerNumber, type PowerUp } from '../../pieces/powers.ts'
import { spellEffect } from '../../pieces/spells.ts'
import type { Effect } from '../../effects/effect.ts'
import { isBeforeVersion3, isBeforeVersion4 } from '../../earlier/edition.ts'
import { NONE, type Body, type Hero, type MashState } from '../../state.ts'
import { isGenerator, isHero, isHome, pieceIn } from '../../targets.ts'
import { foeAt, generatorRow, heroAt, monsterRow } from '../pieces.ts'

export const ofKind = (object: number): number => KIND_OF[object] ?? NONE
export const rowOfObject = (object: number): ObjectKind => objectAt(ofKind(object))

/** What a ward adds (CM-SPELL-3). */
const WARD_DEFENCE = spellEffect('ward').defence
const MARINERS_HEALTH = powerNumber('mm-health')

export const carries = ({ objects }: Body, kind: number): boolean =>
  objects.some((object) => KIND_OF[object] === kind)

/** The first object of a body that does something when it is used, or -1. */
export function carriedThat({ objects }: Body, does: Effect['does']): number {
  for (const object of objects) if (rowOfObject(object).does?.does === does) return object
  return NONE
}

type Help = { [N in keyof ObjectKind]: ObjectKind[N] extends boolean ? N : never }[keyof ObjectKind]

/** Whether something that a body carries helps it in this way. */
export function hasHelp({ objects }: Body, help: Help): boolean {
  for (const object of objects) if (rowOfObject(object)[help]) return true
  return false
}

/** The object of a slot that is in use: the one that was chosen, or else the one carried longest, for all of a slot give the same (CM-ITEM-18). */
function inUse(body: Body, slot: Slot, chosen: number = NONE): number {
  if (chosen !== NONE) return chosen
  for (const object of body.objects) if (rowOfObject(object)[slot]) return object
  return NONE
}
export const shieldOf = (hero: Hero): number => inUse(hero, 'shield', hero.shield)
/** Whether webs do not hold it (CM-OBJ-44). */
export function isWebProof(hero: Hero): boolean {
  const shield = shieldOf(hero)
  return shield !== NONE && rowOfObject(shield).isWebProof
}
export const armourOf = (hero: Hero): number => inUse(hero, 'armour', hero.armour)
const moverOf = (hero: Hero): number => inUse(hero, 'movement', hero.mover)

type Bonus = {
  [N in keyof PowerUp]: PowerUp[N] extends number ? N : never
}[keyof PowerUp]
type Gift = { [N in keyof PowerUp]: PowerUp[N] extends boolean ? N : never }[keyof PowerUp]

/** The power-up in the Crystal, if this character carries it and can use it, or -1 (CM-OBJ-42). */
function fromCrystal({ table }: MashState, hero: Hero): number {
  if (table.crystal === NONE || !hasHelp(hero, 'keepsPower')) return NONE
  const { forOthers, character } = powerAt(table.crystal)
  return forOthers || character === hero.character ? table.crystal : NONE
}

/** What all power-ups at work add to a number (CM-BOOST-6). */
export function bonusOf(s: MashState, hero: Hero, of: Bonus): number {
  let sum = 0
  for (const power of hero.powers) sum += powerAt(power)[of]
  const crystal = fromCrystal(s, hero)
  return crystal === NONE ? sum : sum + powerAt(crystal)[of]
}

export function hasGift(s: MashState, hero: Hero, gift: Gift): boolean {
  const crystal = fromCrystal(s, hero)
  return (
    hero.powers.some((power) => powerAt(power)[gift]) ||
    (crystal !== NONE && powerAt(crystal)[gift])
  )
}

export const cardOf = (hero: Hero): Character => characterAt(hero.character)

export function baseHealth(s: MashState, hero: Hero): number {
  const base = cardOf(hero).health + bonusOf(s, hero, 'health')
  if (!isBeforeVersion4(s)) return base
  const isFit = hero.powers.includes(MARINERS_HEALTH) || fromCrystal(s, hero) === MARINERS_HEALTH
  return isFit ? base + 1 : base
}

export function baseMentality(s: MashState, hero: Hero): number {
  let base = cardOf(hero).mentality + bonusOf(s, hero, 'mentality')
  for (const object of hero.objects) base += rowOfObject(object).mentality
  return base
}

/** How many objects it can carry, and how many of its own count (CM-STAT-16, CM-STAT-17). */
export function encumbrance(hero: Hero): number {
  let most = cardOf(hero).encumbrance
  for (const object of hero.objects) most += rowOfObject(object).encumbrance
  return most
}
export const load = ({ objects }: Body): number =>
  objects.reduce((sum, object) => sum + Number(!rowOfObject(object).uncounted), 0)
export const hasRoom = (hero: Hero): boolean => load(hero) < encumbrance(hero)

export const actionsOf = (s: MashState, hero: Hero): number =>
  cardOf(hero).actions + bonusOf(s, hero, 'actions')

export const jumpOf = (s: MashState, hero: Hero): number =>
  cardOf(hero).jump + bonusOf(s, hero, 'jump')

/** Movement points of a move; movement objects count only for walking (CM-MOVE-1, CM-FLY-6). */
export function moveOf(hero: Hero, isFlying: boolean): number {
  const mover = isFlying ? NONE : moverOf(hero)
  return cardOf(hero).move + (mover === NONE ? 0 : rowOfObject(mover).move)
}

/** The same for a monster (CM-OPT-9). */
export function moveOfFoe(s: MashState, piece: number): number {
  const { move, flying } = monsterRow(piece)
  const foe = foeAt(s, piece)
  if (foe.objects.length === 0 || flying || isBeforeVersion3(s)) return move
  const mover = inUse(foe, 'movement')
  return mover === NONE ? move : move + rowOfObject(mover).move
}

const defenceIn = (object: number): number => (object === NONE ? 0 : rowOfObject(object).defence)

const HOME_DEFENCE = 5

/** What an attack must reach (CM-STAT-8). */
export function defenceOf(s: MashState, target: number, isPush = false): number {
  if (isHome(target)) return HOME_DEFENCE // CM-HOME-3
  if (isHero(target)) {
    const hero = heroAt(s, target)
    let defence = cardOf(hero).defence + bonusOf(s, hero, 'defence')
    if (hero.character === THERAPIST && isBeforeVersion4(s)) defence--
    defence += defenceIn(shieldOf(hero)) + defenceIn(armourOf(hero))
    if (hero.hasWard) defence += WARD_DEFENCE // CM-SPELL-3
    if (isPush && hero.character === EXPLORER) defence += FOOTING // CM-HERO-4
    return defence
  }
  const piece = pieceIn(target)
  if (isGenerator(piece)) return generatorRow(piece).defence
  const foe = foeAt(s, piece)
  const printed = monsterRow(piece).defence
  // CM-OPT-9
  return printed + defenceIn(inUse(foe, 'shield')) + defenceIn(inUse(foe, 'armour'))
}

export const isHeld = ({ holds }: Body): boolean => holds.length > 0

/** Whether a hold keeps it from moving: handcuffs do not (CM-HOLD-16). */
export function isFixed({ holds }: Body): boolean {
  for (const { kind } of holds) if (kind !== 'handcuffs') return true
  return false
}
