import { EXPLOSIVES, SEDATIVE } from '../../pieces/abilities.ts'
import { EXPLORER } from '../../pieces/characters.ts'
import { spellAt, spellThat } from '../../pieces/spells.ts'
import { WEB_ESCAPE } from '../../pieces/monsters.ts'
import { NONE, type Hero, type HoldKind, type MashState } from '../../state.ts'
import { isGenerator, isHero, pieceIn } from '../../targets.ts'
import { bonusOf, cardOf, hasGift, rowOfObject } from '../characters/numbers.ts'
import { generatorRow, heroAt, monsterRow } from '../pieces.ts'

// What somebody attacks with, as one number: bare hands, an object, a spell, or something of its own.
export const HANDS = 0
const OBJECTS = 1
const SPELLS = 80
export const SYRINGE = 96
export const COCK = 97
export const DRILL = 98
export const FOE_MELEE = 100
export const FOE_RANGED = 101

export const withObject = (object: number): number => OBJECTS + object
export const withSpell = (spell: number): number => SPELLS + spell
export const isObject = (means: number): boolean => means >= OBJECTS && means < SPELLS
export const isSpell = (means: number): boolean => means >= SPELLS && means < SYRINGE
export const objectOf = (means: number): number => means - OBJECTS
export const spellOf = (means: number): number => means - SPELLS

/** Whether it is a spell that strikes everybody in a straight line (CM-SPELL-13). */
export const isLine = (means: number): boolean =>
  isSpell(means) && spellAt(spellOf(means)).attack === 'line'

/** The spell with which one attacks for the rest of the turn (CM-SPELL-14). */
export const RAZOR = spellThat('sharpen')

/** The die, what is added to it, and what a hit does. */
export interface Profile {
  faces: number
  bonus: number
  damage: number
  hold: HoldKind | undefined
  escape: number
}

const plain = (faces: number, bonus: number, damage: number): Profile => ({
  faces,
  bonus,
  damage,
  hold: undefined,
  escape: 0,
})

/** What an attack by these means is, against an adjacent target or another one (CM-RANGE-5, CM-OBJ-55). */
export function profileOf(s: MashState, by: number, means: number, isMelee: boolean): Profile {
  if (!isHero(by)) return profileOfFoe(pieceIn(by), means, isMelee)
  const hero = heroAt(s, by)
  if (isObject(means)) return withWeapon(s, hero, objectOf(means), isMelee)
  if (isSpell(means)) return withMagic(s, hero, spellOf(means), isMelee)
  const card = cardOf(hero)
  switch (means) {
    case SYRINGE: {
      const isStrong = hasGift(s, hero, 'strongDose') // CM-POWER-27
      return {
        faces: card.melee,
        bonus: bonusOf(s, hero, 'melee'),
        damage: isStrong ? SEDATIVE.strong.damage : 0,
        hold: 'sedative',
        escape: isStrong ? SEDATIVE.strong.escape : SEDATIVE.escape,
      }
    }
    case COCK: {
      const { die, damage } = rowOfObject(crowing(hero)) // CM-OBJ-8
      return plain(die, 0, damage)
    }
    case DRILL:
      return plain(card.operate, 0, 2) // CM-PLACE-18
    default:
      return plain(card.melee, bonusOf(s, hero, 'melee'), 1)
  }
}

/** What it carries that attacks by itself, or -1 (CM-OBJ-8). */
export const crowing = ({ objects }: Hero): number =>
  objects.find((object) => rowOfObject(object).die > 0) ?? NONE

/** The own die and what power-ups add to it (CM-POWER-34). */
const ownDie = (s: MashState, hero: Hero, isMelee: boolean): [faces: number, bonus: number] =>
  isMelee
    ? [cardOf(hero).melee, bonusOf(s, hero, 'melee')]
    : [cardOf(hero).ranged, bonusOf(s, hero, 'ranged')]

function withWeapon(s: MashState, hero: Hero, object: number, isMelee: boolean): Profile {
  const row = rowOfObject(object)
  const [own, bonus] = ownDie(s, hero, isMelee)
  const isExpert = row.explodes && hero.character === EXPLORER // CM-CHAR-6
  let { damage } = row
  if (isExpert) damage += EXPLOSIVES.damage + bonusOf(s, hero, 'explosive')
  // CM-POWER-31
  if (!isMelee && row.area === undefined && damage > 0) damage += bonusOf(s, hero, 'rangedDamage')
  return {
    faces: isExpert ? EXPLOSIVES.die : own,
    bonus: bonus + row.rollBonus,
    damage,
    hold: row.hold === undefined ? undefined : (row.slug as HoldKind),
    escape: row.hold?.escape ?? 0,
  }
}

function withMagic(s: MashState, hero: Hero, spell: number, isMelee: boolean): Profile {
  const { die, damage, hold, slug, meleeBonus } = spellAt(spell)
  const [own, bonus] = ownDie(s, hero, isMelee)
  return {
    faces: die === 'own' ? own : die,
    bonus: (die === 'own' ? bonus : 0) + (isMelee ? meleeBonus : 0),
    damage,
    hold: hold === undefined ? undefined : (slug as HoldKind),
    escape: hold?.escape ?? 0,
  }
}

function profileOfFoe(piece: number, means: number, isMelee: boolean): Profile {
  if (isGenerator(piece)) return plain(generatorRow(piece).melee, 0, 1)
  const row = monsterRow(piece)
  if (isObject(means)) {
    const weapon = rowOfObject(objectOf(means)) // CM-OPT-9
    return {
      ...plain(isMelee ? row.melee : row.ranged, weapon.rollBonus, weapon.damage),
      hold: weapon.hold === undefined ? undefined : (weapon.slug as HoldKind),
      escape: weapon.hold?.escape ?? 0,
    }
  }
  if (means === FOE_MELEE) return plain(row.melee, 0, row.attach ? 0 : 1) // CM-FOE-16
  if (!row.web) return plain(row.ranged, 0, 1)
  return { ...plain(row.ranged, 0, 0), hold: 'web', escape: WEB_ESCAPE } // CM-FOE-8
}
