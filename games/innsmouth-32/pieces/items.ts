import { BRAINS, GUTS, MUSCLE, SPEED, type Stat } from './stats.ts'

type ItemKey =
  | 'pistol'
  | 'tommy-gun'
  | 'shotgun'
  | 'boat-hook'
  | 'fire-axe'
  | 'harpoon'
  | 'lamp-oil'
  | 'medallion'
  | 'elder-sign'
  | 'dagger'
  | 'whiskey'
  | 'pills'
  | 'oilskins'

export interface ItemRow {
  readonly rule: string
  readonly key: ItemKey
  readonly copies: number
  /** What it can be used to attack with; none for items that are no weapons (I32-ATTACK-14). */
  readonly stats: readonly Stat[]
  readonly bonus: number
  /** Mythos tokens that it carries when it is revealed or drawn, and what they lower a saving throw by. */
  readonly store: number
  readonly penalty: number
  /** How much the automatic director wants it gone. */
  readonly fadeRank: number
  readonly isFirearm: boolean
  /** Whether Gangsters may call first dibs on it (I32-FACTION-2). */
  readonly isDibs: boolean
  readonly isSingleUse: boolean
}

type Special = Partial<
  Pick<ItemRow, 'copies' | 'store' | 'penalty' | 'isFirearm' | 'isDibs' | 'isSingleUse'>
>

const row = (
  number: number,
  key: ItemKey,
  fadeRank: number,
  stats: readonly Stat[] = [],
  bonus = 0,
  special: Special = {},
): ItemRow => ({
  rule: `I32-ITEM-${number}`,
  key,
  copies: 1,
  stats,
  bonus,
  store: 0,
  penalty: 0,
  fadeRank,
  isFirearm: false,
  isDibs: false,
  isSingleUse: false,
  ...special,
})

/** 15 cards. */
export const items: readonly ItemRow[] = [
  row(1, 'pistol', 6, [SPEED, GUTS], 2, { copies: 2, isFirearm: true, isDibs: true }),
  row(2, 'tommy-gun', 15, [MUSCLE, GUTS], 3, { isFirearm: true, isDibs: true }),
  row(3, 'shotgun', 11, [MUSCLE], 4, { isFirearm: true }),
  row(4, 'boat-hook', 4, [MUSCLE], 2),
  row(5, 'fire-axe', 8, [MUSCLE], 3),
  row(6, 'harpoon', 10, [MUSCLE, SPEED], 3),
  row(7, 'lamp-oil', 3, [SPEED], 6, { copies: 2, isSingleUse: true }),
  row(8, 'medallion', 9, [BRAINS, GUTS], 1, { store: 5, penalty: 2 }),
  row(9, 'elder-sign', 5, [GUTS], 0, { store: 4, penalty: 3 }),
  row(10, 'dagger', 7, [MUSCLE, BRAINS], 2, { store: 3, penalty: 1 }),
  row(11, 'whiskey', 0),
  row(12, 'pills', 1),
  row(13, 'oilskins', 2),
]

type PowerKey = 'necronomicon' | 'treasury-raid' | 'smash-cut'

export interface PowerRow {
  readonly rule: string
  readonly key: PowerKey
  readonly fadeRank: number
}

export const powers: readonly PowerRow[] = [
  { rule: 'I32-POWER-1', key: 'necronomicon', fadeRank: 13 },
  { rule: 'I32-POWER-2', key: 'treasury-raid', fadeRank: 14 },
  { rule: 'I32-POWER-3', key: 'smash-cut', fadeRank: 12 },
]
