import type { IconName } from '@eldertable/board-kit'
import { ABILITY_SLUGS, type Ability, type AbilitySlug } from '../../pieces/abilities.ts'
import { THERAPIST } from '../../pieces/characters.ts'
import { SPELL_MENTALITY, spellAt } from '../../pieces/spells.ts'
import { HANDS, SYRINGE } from '../../rules/attacks/means.ts'
import { rowOfObject } from '../../rules/characters/numbers.ts'
import { spellsOf } from '../../rules/objects/possessions.ts'
import { NONE } from '../../state.ts'
import { abilityKind, kindOfObject, kindOfSpell, meansWords } from '../../text/cards.ts'
import { abilitiesOf } from '../../text/characters.ts'
import { objectDoes, objectName } from '../../text/objects.ts'
import { spellDoes, spellName } from '../../text/spells.ts'
import { openState } from '../../text/telling.ts'
import type { MashTable } from '../table.ts'

/** A card of somebody's hand. */
export interface HandCard {
  /** The target by which it is pressed. */
  id: string
  name: string
  /** What sort of thing it is, and whether it is used up. */
  kind: string
  does: string
  icon: IconName
  /** The mentality that it costs. */
  price: number
  /** The colour of its stripe. */
  tint: 'own' | 'red' | 'green' | 'blue' | 'white' | 'spell'
}

type OwnMeans = typeof HANDS | typeof SYRINGE

const ownIcons: Readonly<Record<OwnMeans, IconName>> = { [HANDS]: 'fist', [SYRINGE]: 'syringe' }

const own = (means: OwnMeans): HandCard => ({
  id: `means:${means}`,
  icon: ownIcons[means],
  price: 0,
  tint: 'own',
  ...meansWords[means],
})

const ofObject = (object: number): HandCard => ({
  id: `object:${object}`,
  name: objectName(object),
  kind: kindOfObject(object),
  does: objectDoes(rowOfObject(object)),
  icon: rowOfObject(object).icon,
  price: 0,
  tint: rowOfObject(object).colour,
})

const ofSpell = (spell: number): HandCard => ({
  id: `spell:${spell}`,
  name: spellName(spell),
  kind: kindOfSpell(spell),
  does: spellDoes(spellAt(spell)),
  icon: spellAt(spell).icon,
  price: SPELL_MENTALITY,
  tint: 'spell',
})

const ofAbility = ({ slug, name, does, used }: Ability<AbilitySlug>): HandCard[] => {
  if (used === null) return []
  const id = `ability:${ABILITY_SLUGS.indexOf(slug)}`
  const { icon, price } = used
  return [{ id, name, does, kind: abilityKind, icon, price, tint: 'own' }]
}

/** What a character can act with: its hands and abilities, what it carries in the order in which it was taken, and its spells. */
export function cardsOf(table: MashTable, seat: number): HandCard[] {
  const hero = table.heroes[seat]
  if (hero?.life !== 'alive' || hero.character === NONE || hero.spot === NONE) return []
  return [
    own(HANDS),
    ...(hero.character === THERAPIST ? [own(SYRINGE)] : []),
    ...abilitiesOf(hero.character).flatMap(ofAbility),
    ...hero.objects.map(ofObject),
    ...spellsOf(openState({ table }), hero).map(ofSpell),
  ]
}
