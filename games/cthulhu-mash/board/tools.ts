import type { BoardModule } from '@eldertable/board-kit'
import { ABILITY_SLUGS, type AbilitySlug } from '../pieces/abilities.ts'
import { objectNumber } from '../pieces/objects.ts'
import { spellNumber } from '../pieces/spells.ts'
import type { Mash } from '../frames.ts'
import {
  COCK,
  COCK_FIGHTER,
  HANDS,
  isObject,
  isSpell,
  objectOf,
  spellOf,
  SYRINGE,
} from '../rules/means.ts'
import { ofKind } from '../rules/numbers.ts'
import { meansIn, meansOfArea, objectIn, spellIn, type Verb } from '../verbs.ts'
import type { MashTable } from './table.ts'

const SHELL = objectNumber('rlyeh-seashell')
const GLASSES = objectNumber('leng-glasses')
const PARTING = spellNumber('parting-sands')
const REACH = spellNumber('reach')
const REFLECTION = spellNumber('reflection')
const DUST = spellNumber('temporal-dust')

const ability =
  (slug: AbilitySlug): ToolOf =>
  () =>
    `ability:${ABILITY_SLUGS.indexOf(slug)}`

type ToolOf = (argument: number, table: MashTable) => string | undefined

const spell = (number: number): string => `spell:${number}`
const object = (number: number): string => `object:${number}`

/** What whoever acts carries of a kind. */
const carried =
  (kind: number): ToolOf =>
  (_, { heroes, active }) => {
    const one = heroes[active]?.objects.find((piece) => ofKind(piece) === kind)
    return one === undefined ? undefined : object(one)
  }

function ofMeans(means: number, table: MashTable): string | undefined {
  if (isObject(means)) return object(objectOf(means))
  if (isSpell(means)) return spell(spellOf(means))
  if (means === COCK) return carried(COCK_FIGHTER)(0, table)
  return means === HANDS || means === SYRINGE ? `means:${means}` : undefined
}

const gift: ToolOf = (argument) => object(objectIn(argument))

const tools: Readonly<Partial<Record<Verb, ToolOf>>> = {
  attack: (blow, table) => ofMeans(meansIn(blow), table),
  aim: (area, table) => ofMeans(meansOfArea(area), table),
  foeAim: (area, table) => ofMeans(meansOfArea(area), table),
  castOn: (casting) => spell(spellIn(casting)),
  part: () => spell(PARTING),
  fetch: () => spell(REACH),
  fetchTop: () => spell(REACH),
  reflect: () => spell(REFLECTION),
  wind: () => spell(DUST),
  give: gift,
  help: gift,
  treat: gift,
  charm: carried(SHELL),
  spy: carried(GLASSES),
  scout: ability('albatross-scout'),
  fish: ability('healthy-fishing'),
  brace: ability('exceptional-stamina'),
  slip: ability('escape-artist'),
  search: ability('superior-spot-hidden'),
}

/** With what an option is done: the card of the hand that is used for it. */
export const tool: NonNullable<BoardModule<Mash>['tool']> = ({ verb, argument }, table) =>
  tools[verb as Verb]?.(argument, table)
