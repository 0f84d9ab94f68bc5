import type { IconName } from '@eldertable/board-kit/icon-name.ts'
import type { Effect } from '../effects/effect.ts'
import type { LastingEffect } from '../effects/lasting.ts'

/** The moments at which a power may be used; `free` stands for Dawn of anybody's turn and one's own Ready and Buy. */
export type When =
  | 'free'
  | 'command'
  | 'ready'
  | 'throw'
  | 'meet'
  | 'lose'
  | 'owe'
  | 'draw'
  | 'gate'
  | 'counter'
  | 'buy'

export type Use = 'one-shot' | 'continuous' | 'reusable'

/** One title of the Mythos Deck, as its row in the rulebook has it: all that there is to know of the card. */
export interface Card<Key extends string = string> {
  readonly id: string
  readonly key: Key
  readonly type: 'ally' | 'spell' | 'item' | 'book' | 'monster' | 'old-one' | 'other'
  readonly copies: number
  readonly use: Use | null
  readonly when: readonly When[]
  readonly cost: number
  readonly kind: string
  loss: number
  readonly dice: number
  readonly title: string
  readonly flavour: string
  readonly icon: IconName
  /** When it is used, met or followed; Gates see to what shifts their roll. */
  readonly does: Effect | null
  /** As long as somebody has it. */
  readonly lasts: readonly LastingEffect[]
  /** How many Allies avoid its loss. */
  readonly allies: number
  /** Whom it takes from the deck when it enters the board. */
  readonly brings: string | null
  /** What it is worth to a bot that holds it, in Sanity, roughly. */
  readonly worth: number
  /** What it does, where its effects do not say it. */
  readonly says: ((card: Card) => string) | null
}

/** What a row may say beyond what every row of its chapter says. */
type More = Partial<Pick<Card, 'copies' | 'icon' | 'does' | 'lasts' | 'worth' | 'says'>>
type Words = Pick<Card, 'title' | 'flavour'>
type Power = { readonly when?: readonly When[]; readonly cost?: number }
type Foe = Pick<Card, 'loss' | 'dice'> & Partial<Pick<Card, 'allies' | 'brings'>>

/** Every row has all fields in one order: what is alike in memory is read fastest. */
const card = <Key extends string>(
  id: string,
  key: Key,
  type: Card['type'],
  row: Words & Partial<Card>,
): Card<Key> => ({
  id,
  key,
  type,
  copies: row.copies ?? 1,
  use: row.use ?? null,
  when: row.when ?? [],
  cost: row.cost ?? 0,
  kind: row.kind ?? '',
  loss: row.loss ?? 0,
  dice: row.dice ?? 0,
  title: row.title,
  flavour: row.flavour,
  icon: row.icon ?? typeIcons[type],
  does: row.does ?? null,
  lasts: row.lasts ?? [],
  allies: row.allies ?? 1,
  brings: row.brings ?? null,
  worth: row.worth ?? 5,
  says: row.says ?? null,
})

const typeIcons: Readonly<Record<Card['type'], IconName>> = {
  ally: 'shaking-hands',
  spell: 'pentacle',
  item: 'swap-bag',
  book: 'evil-book',
  monster: 'ringed-tentacle',
  'old-one': 'ringed-tentacle',
  other: 'tied-scroll',
}

export const ally = <Key extends string>(id: string, key: Key, row: Words & More & Power) =>
  card(id, key, 'ally', row)

const artifact =
  (type: 'spell' | 'item' | 'book') =>
  <Key extends string>(id: string, key: Key, row: Words & More & Power & { readonly use: Use }) =>
    card(id, key, type, row)
export const spell = artifact('spell')
export const item = artifact('item')
export const book = artifact('book')

export const monster = <Key extends string>(
  id: string,
  key: Key,
  kind: string,
  row: Words & More & Foe,
) => card(id, key, 'monster', { ...row, kind })

export const oldOne = <Key extends string>(id: string, key: Key, row: Words & More & Foe) =>
  card(id, key, 'old-one', { ...row, kind: key })

export const other = <Key extends string>(id: string, key: Key, row: Words & More) =>
  card(id, key, 'other', row)
