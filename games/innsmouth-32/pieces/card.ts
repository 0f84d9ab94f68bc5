import type { IconName } from '@eldertable/board-kit/icon-name.ts'
import type { AbilityEffect } from '../effects/abilities.ts'
import type { Happening } from '../effects/happening.ts'
import type { Power } from '../effects/power.ts'
import type { Use } from '../effects/use.ts'
import type { Faction } from './factions.ts'
import { MUSCLE, type Stat } from './stats.ts'

type CardKind =
  | 'monster'
  | 'item'
  | 'power'
  | 'horror'
  | 'plot'
  | 'sanctuary'
  | 'popcorn'
  | 'terror'
  | 'clerk'
  | 'survivor'
  | 'hound'

/** What a monster's or a terror's card does beside its value. */
export interface Ability {
  readonly rule: string
  readonly name: string
  readonly does: AbilityEffect
}

export interface Item {
  /** What it can be used to attack with; none for items that are no weapons (I32-ATTACK-14). */
  readonly stats: readonly Stat[]
  readonly bonus: number
  /** Mythos tokens that it carries when it is revealed or drawn, and what they lower a saving throw by. */
  readonly store: number
  readonly penalty: number
  /** By how much more they lower it for a Scholar. */
  readonly scholars: number
  /** By how much it lowers damage, if it is discarded for that. */
  readonly shield: number
  readonly isFirearm: boolean
  /** Whether it may attack a whole throng (I32-ATTACK-9). */
  readonly isBurst: boolean
  /** Whether Gangsters may call first dibs on it (I32-FACTION-2). */
  readonly isDibs: boolean
  readonly isSingleUse: boolean
}

/** What is printed on a survivor's card. */
export interface SurvivorRow {
  /** Null for the two who belong to none (I32-HOUND-13, I32-CLERK-9). */
  readonly faction: Faction | null
  /** MUSCLE, SPEED, BRAINS and GUTS; 0 is an inactive stat. */
  readonly stats: readonly [number, number, number, number]
  readonly mythos: number
  readonly power: Power | null
  /** The rule of the power. */
  readonly by: string
  /** What a module says of it beside its power. */
  readonly says: string
}

interface Sanctuary {
  readonly locks: number
  readonly mythos: number
}

/** What a card asks whoever decides about it, and what the others are told meanwhile. */
interface Asks {
  readonly you: (reel: number) => string
  readonly others: string
}

/** A card as its row in the rulebook has it: all that there is to know of it. */
export interface Card<Key extends string = string> {
  readonly kind: CardKind
  readonly key: Key
  readonly rule: string
  readonly copies: number
  /** As a sentence names it: "the Deep One", "Popcorn"; and whether that is plural. */
  readonly name: string
  readonly isPlural: boolean
  readonly icon: IconName
  /** Attack value, damage it takes and target of its saving throw, while it is a monster or a terror; else 0. */
  readonly value: number
  readonly ability: Ability | null
  /** How much the automatic director wants it gone, or -1. */
  readonly fadeRank: number
  readonly item: Item | null
  readonly survivor: SurvivorRow | null
  readonly sanctuary: Sanctuary | null
  /** What it does when it is used, and when it is turned up. */
  readonly use: Use | null
  readonly happens: Happening | null
  readonly asks: Asks | null
  /** For what it has somebody tested. */
  readonly stake: ((reel: number) => string) | null
  /** What there is room for below its name, where nothing else says it. */
  readonly inShort: string
  /** What it is worth to a bot that holds it; null where its numbers say so. */
  readonly worth: number | null
}

type Words = Pick<Card, 'name' | 'icon'>

/** Every row has all fields in one order: what is alike in memory is read fastest. */
const card = <Key extends string>(
  kind: CardKind,
  rule: string,
  key: Key,
  row: Words & Partial<Card>,
): Card<Key> => ({
  kind,
  key,
  rule,
  copies: row.copies ?? 1,
  name: row.name,
  isPlural: row.isPlural ?? false,
  icon: row.icon,
  value: row.value ?? 0,
  ability: row.ability ?? null,
  fadeRank: row.fadeRank ?? -1,
  item: row.item ?? null,
  survivor: row.survivor ?? null,
  sanctuary: row.sanctuary ?? null,
  use: row.use ?? null,
  happens: row.happens ?? null,
  asks: row.asks ?? null,
  stake: row.stake ?? null,
  inShort: row.inShort ?? '',
  worth: row.worth ?? null,
})

type Copies = Partial<Pick<Card, 'copies'>>

export const monster = <Key extends string>(
  rule: string,
  key: Key,
  row: Words & Copies & Pick<Card, 'value'> & Partial<Pick<Card, 'ability'>>,
) => card('monster', rule, key, row)

export const terror = <Key extends string>(
  rule: string,
  key: Key,
  { does, called, ...row }: Words & Pick<Card, 'value'> & { does: AbilityEffect; called: string },
) => card('terror', rule, key, { ...row, ability: { rule, name: called, does } })

type Held = Words & Pick<Card, 'fadeRank'> & Partial<Pick<Card, 'isPlural' | 'inShort' | 'worth'>>

export const item = <Key extends string>(
  rule: string,
  key: Key,
  row: Held & Copies & Partial<Item> & Partial<Pick<Card, 'use'>>,
) =>
  card('item', rule, key, {
    ...row,
    item: {
      stats: row.stats ?? [],
      bonus: row.bonus ?? 0,
      store: row.store ?? 0,
      penalty: row.penalty ?? 0,
      scholars: row.scholars ?? 0,
      shield: row.shield ?? 0,
      isFirearm: row.isFirearm ?? false,
      isBurst: row.isBurst ?? false,
      isDibs: row.isDibs ?? false,
      isSingleUse: row.isSingleUse ?? false,
    },
  })

export const powerPlay = <Key extends string>(
  rule: string,
  key: Key,
  row: Held & Required<Pick<Card, 'use'>> & Partial<Pick<Card, 'asks'>>,
) => card('power', rule, key, row)

/** What is said of an event is told what it does, so that each number stands once. */
interface Event<Does extends Happening> {
  does: Does
  asks?: { you: (does: Does, reel: number) => string; others: string }
  stake?: (does: Does, reel: number) => string
}

const event =
  (kind: CardKind) =>
  <Key extends string, Does extends Happening>(
    rule: string,
    key: Key,
    { does, asks, stake, ...row }: Words & Event<Does> & Partial<Pick<Card, 'copies' | 'inShort'>>,
  ) =>
    card(kind, rule, key, {
      ...row,
      happens: does,
      asks:
        asks === undefined ? null : { you: (reel) => asks.you(does, reel), others: asks.others },
      stake: stake === undefined ? null : (reel) => stake(does, reel),
    })
export const horror = event('horror')
export const plot = event('plot')
export const popcorn = event('popcorn')

export const sanctuary = <Key extends string>(rule: string, key: Key, row: Words & Sanctuary) =>
  card('sanctuary', rule, key, { ...row, sanctuary: { locks: row.locks, mythos: row.mythos } })

type Printed = Pick<SurvivorRow, 'faction' | 'stats'> & Partial<SurvivorRow>

const printed = (rule: string, row: Printed): SurvivorRow => ({
  faction: row.faction,
  stats: row.stats,
  mythos: row.mythos ?? 0,
  power: row.power ?? null,
  by: row.by ?? rule,
  says: row.says ?? '',
})

/** A survivor as a familiar face is as strong as its MUSCLE (I32-ELIM-4). */
export const survivor = <Key extends string>(
  rule: string,
  key: Key,
  row: Words & Printed & Required<Pick<SurvivorRow, 'power'>>,
) => card('survivor', rule, key, { ...row, value: row.stats[MUSCLE], survivor: printed(rule, row) })

/** One of the two who belong to a module. */
export const extra = <Key extends 'hound' | 'clerk'>(
  rule: string,
  key: Key,
  row: Words & Omit<Printed, 'faction'> & Partial<Pick<Card, 'value' | 'fadeRank' | 'inShort'>>,
) => card(key, rule, key, { ...row, survivor: printed(rule, { ...row, faction: null }) })

/** What a test that fails costs. */
export const OR_INSANE = 'or a stat goes insane'
