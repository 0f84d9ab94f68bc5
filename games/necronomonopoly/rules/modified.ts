import { withModifiers, type Modifier } from '@eldertable/kernel'
import { VERMONT_TOLL, type Locale } from '../pieces/locales.ts'
import { lastingEffects } from '../effects/lasting.ts'
import { deckCards } from '../pieces/cards.ts'
import {
  BOOK_OF_EIBON,
  CULTES_DE_GOULES,
  NECRONOMICON,
  UNAUSSPRECHLICHEN_KULTEN,
} from '../pieces/spaces.ts'
import type { NecState } from '../state.ts'
import type { Changes, Numbers } from './numbers.ts'
import { hasAll } from './property.ts'

type Possession = Modifier<NecState, Numbers>

const cards: readonly Possession[] = deckCards.flatMap(({ id: rule, lasts }, number) =>
  lasts.map((effect) => ({
    rule,
    changes: lastingEffects.changes(effect, number),
    appliesTo: (s, seat) => s.table.where[number] === seat,
  })),
)

const tome = (space: number, rule: string, changes: Changes): Possession => ({
  rule,
  changes,
  appliesTo: (s, seat) => s.table.owners[space] === seat,
})

const locale = (name: Locale, rule: string, changes: Changes): Possession => ({
  rule,
  changes,
  appliesTo: (s, seat) => hasAll(s, seat, name),
})

const ignoring = (...kinds: readonly string[]): Changes => ({
  isIgnored: (isIgnored, { kind }) => isIgnored || kinds.includes(kind),
})

const nothing = (): number => 0

/** In this order: what sets a number, what adds to it or takes from it, what makes it nothing. */
const possessions: readonly Possession[] = [
  locale('innsmouth', 'NEC-LOCALE-2', ignoring('deep-one')),
  locale('vermont-hills', 'NEC-LOCALE-7', { ...ignoring('mi-go'), toll: () => VERMONT_TOLL }),
  ...cards,
  tome(BOOK_OF_EIBON, 'NEC-TOME-9', {
    spellCost: nothing,
    isSpellproof: () => true, // NEC-TOME-10
  }),
  tome(CULTES_DE_GOULES, 'NEC-TOME-11', ignoring('zombie', 'ghoul', 'ghast')),
  tome(NECRONOMICON, 'NEC-TOME-17', { toll: nothing, gateLoss: nothing }),
  tome(UNAUSSPRECHLICHEN_KULTEN, 'NEC-TOME-18', {
    ...ignoring('cultist', 'tcho-tcho'),
    isSpared: () => true, // NEC-TOME-19
  }),
]

/** Asks for a number by its name, as in `modified('rent')(amount, s, owner)`. */
export const modified = withModifiers<NecState, Numbers>(possessions)
