import type { BoardModule } from '@eldertable/board-kit'
import { ABILITIES } from '../pieces/abilities.ts'
import type { ObjectKind } from '../pieces/objects.ts'
import { spellThat } from '../pieces/spells.ts'
import type { Mash } from '../frames.ts'
import {
  COCK,
  HANDS,
  isObject,
  isSpell,
  objectOf,
  spellOf,
  SYRINGE,
} from '../rules/attacks/means.ts'
import { rowOfObject } from '../rules/characters/numbers.ts'
import { meansIn, meansOfArea, objectIn, spellIn, type Verb } from '../verbs.ts'
import type { MashTable } from './table.ts'

type ToolOf = (argument: number, table: MashTable) => string | undefined

const spell = (number: number): string => `spell:${number}`
const object = (number: number): string => `object:${number}`

/** What whoever acts carries that is such a thing. */
const carried =
  (is: (row: ObjectKind) => boolean): ToolOf =>
  (_, { heroes, active }) => {
    const one = heroes[active]?.objects.find((piece) => is(rowOfObject(piece)))
    return one === undefined ? undefined : object(one)
  }

function ofMeans(means: number, table: MashTable): string | undefined {
  if (isObject(means)) return object(objectOf(means))
  if (isSpell(means)) return spell(spellOf(means))
  if (means === COCK) return carried(({ die }) => die > 0)(0, table)
  return means === HANDS || means === SYRINGE ? `means:${means}` : undefined
}

const gift: ToolOf = (argument) => object(objectIn(argument))

const tools: Readonly<Partial<Record<Verb, ToolOf>>> = {
  attack: (blow, table) => ofMeans(meansIn(blow), table),
  aim: (area, table) => ofMeans(meansOfArea(area), table),
  foeAim: (area, table) => ofMeans(meansOfArea(area), table),
  castOn: (casting) => spell(spellIn(casting)),
  part: () => spell(spellThat('part')),
  fetch: () => spell(spellThat('fetch')),
  fetchTop: () => spell(spellThat('fetch')),
  reflect: () => spell(spellThat('reflect')),
  wind: () => spell(spellThat('take-back')),
  give: gift,
  help: gift,
  treat: gift,
  charm: carried(({ does }) => does?.does === 'charm'),
  spy: carried(({ does }) => does?.does === 'turn-up'),
}

/** With what an option is done: the card of the hand that is used for it. */
export const tool: NonNullable<BoardModule<Mash>['tool']> = ({ verb, argument }, table) =>
  tools[verb as Verb]?.(argument, table) ?? ability(verb)

/** The ability that one uses so. */
function ability(verb: string): string | undefined {
  const place = ABILITIES.findIndex(({ used }) => used?.verb === verb)
  return place < 0 ? undefined : `ability:${place}`
}
