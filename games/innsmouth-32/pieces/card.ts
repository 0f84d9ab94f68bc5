import type { IconName } from '@eldertable/board-kit/icon-name.ts'
import type { AbilityEffect } from '../effects/abilities.ts'
import type { Happening } from '../effects/happening.ts'
import type { Power } from '../effects/power.ts'
import type { Use } from '../effects/use.ts'
import type { Faction } from './factions.ts'
import type { Stat } from './stats.ts'

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
  /** What a module says of it beside its power. */
  readonly says: string
  /** The rule of the power, where it is not that of the card. */
  readonly by: string | null
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

type Row = Pick<Card, 'icon'> & Partial<Omit<Card, 'kind' | 'rule' | 'key' | 'name'>>

const plain: Omit<Card, 'kind' | 'rule' | 'key' | 'name' | 'icon'> = {
  copies: 1,
  isPlural: false,
  value: 0,
  ability: null,
  fadeRank: -1,
  item: null,
  survivor: null,
  sanctuary: null,
  use: null,
  happens: null,
  asks: null,
  stake: null,
  inShort: '',
  worth: null,
}

/** Rows of a kind, with what they must say. All cards have all fields in one order: what is alike in memory is read fastest. */
const rowsOf =
  <Must extends keyof Row = never>(kind: Card['kind']) =>
  <Key extends string>(
    rule: string,
    key: Key,
    name: string,
    { icon, ...row }: Row & Required<Pick<Row, Must>>,
  ): Card<Key> => ({ kind, rule, key, name, icon, ...plain, ...row })

export const monster = rowsOf<'value' | 'copies'>('monster')
export const item = rowsOf<'fadeRank' | 'item'>('item')
export const powerPlay = rowsOf<'fadeRank' | 'use' | 'inShort'>('power')
export const horror = rowsOf<'happens'>('horror')
export const plot = rowsOf<'happens' | 'asks'>('plot')
export const sanctuary = rowsOf<'sanctuary'>('sanctuary')
export const popcorn = rowsOf<'happens' | 'copies'>('popcorn')
export const terror = rowsOf<'value' | 'ability'>('terror')
export const survivor = rowsOf<'value' | 'survivor'>('survivor')
export const hound = rowsOf<'survivor'>('hound')
export const clerk = rowsOf<'value' | 'survivor'>('clerk')

const nothing: Item = {
  stats: [],
  bonus: 0,
  store: 0,
  penalty: 0,
  scholars: 0,
  shield: 0,
  isFirearm: false,
  isBurst: false,
  isDibs: false,
  isSingleUse: false,
}

/** An item that is good for this and for nothing else. */
export const goodFor = (uses: Partial<Item>): Item => ({ ...nothing, ...uses })

/** What a test that fails costs. */
export const OR_INSANE = 'or a stat goes insane'
