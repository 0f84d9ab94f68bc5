import type { IconName } from '@eldertable/board-kit/icon-name.ts'
import { teach, type Effect, type Effects } from '../effects/effect.ts'
import { carriedEffects, type CarriedEffect, type Changes } from '../effects/carried.ts'

/** Slots of which one object each is in use (CM-ITEM-17). */
export type Slot = 'melee' | 'ranged' | 'shield' | 'armour' | 'movement'

/** Patterns an attack can cover (CM-AREA-5 to CM-AREA-13). */
export type Area = 'two' | 'three' | 'three-by-two' | 'cone' | 'chain'

/** One kind of object, as its row in the rulebook has it: all that there is to know of it. */
export interface ObjectKind<Slug extends string = string> extends Changes {
  readonly rule: string
  readonly slug: Slug
  readonly name: string
  /** Whether the name says which one, so that it needs no article. */
  readonly isProperName: boolean
  readonly icon: IconName
  /** How many pieces there are. */
  readonly count: number
  readonly colour: 'red' | 'green' | 'blue' | 'white'
  /** Discarded after use, discarded once it hits, unlimited, or acting when picked up. */
  readonly use: 'one' | 'hit' | 'endless' | 'trap'
  readonly melee: boolean
  readonly ranged: boolean
  readonly shield: boolean
  readonly armour: boolean
  readonly movement: boolean
  /** Spells of a tome; 0 for what is no tome (CM-SPELL-17). */
  readonly tomeSpells: number
  readonly area: Area | undefined
  /** Whether it is dynamite, which some know more about than others (CM-CHAR-6, CM-OPT-14). */
  readonly explodes: boolean
  /** Whether a kill with it gives life, and costs sanity (CM-OBJ-24, CM-SANE-17). */
  readonly drains: boolean
  /** Whether it does not count towards encumbrance (CM-STAT-17, CM-ITEM-22). */
  readonly uncounted: boolean
  readonly healing: Readonly<Effects['restore']> | undefined
  readonly hold: { readonly escape: number } | undefined
  /** When it is used or found. */
  readonly does: Effect | null
  /** As long as somebody has it. */
  readonly lasts: readonly CarriedEffect[]
  /** What it does, where its effects do not say it. */
  readonly says: ((row: ObjectKind) => string) | null
}

type Told = Pick<ObjectKind, 'name' | 'icon'>
type More = Partial<
  Pick<ObjectKind, 'isProperName' | 'count' | 'use' | 'does' | 'lasts' | 'says' | 'uncounted'>
>
type Strike = Partial<Pick<ObjectKind, 'damage' | 'area' | 'hold' | 'explodes' | 'drains'>>

/** Every row has all fields in one order: what is alike in memory is read fastest. */
const object = <Slug extends string>(
  number: number,
  slug: Slug,
  colour: ObjectKind['colour'],
  slots: readonly Slot[],
  row: Told & More & Strike,
): ObjectKind<Slug> => ({
  rule: `CM-OBJ-${number}`,
  slug,
  name: row.name,
  isProperName: row.isProperName ?? false,
  icon: row.icon,
  count: row.count ?? 1,
  colour,
  use: row.use ?? 'endless',
  melee: slots.includes('melee'),
  ranged: slots.includes('ranged'),
  shield: slots.includes('shield'),
  armour: slots.includes('armour'),
  movement: slots.includes('movement'),
  tomeSpells: row.does?.does === 'teach' ? row.does.spells : 0,
  rollBonus: 0,
  damage: row.damage ?? 0,
  area: row.area,
  die: 0,
  defence: 0,
  move: 0,
  encumbrance: 0,
  mentality: 0,
  sanity: 0,
  isShod: false,
  isDry: false,
  isWebProof: false,
  cancelsOn: 0,
  keepsPower: false,
  explodes: row.explodes ?? false,
  drains: row.drains ?? false,
  uncounted: row.uncounted ?? colour === 'white',
  healing: healingOf(row.does ?? null),
  hold: row.does?.does === 'ensnare' ? { escape: row.does.escape } : row.hold,
  does: row.does ?? null,
  lasts: row.lasts ?? [],
  says: row.says ?? null,
  ...changesOf(row.lasts ?? []),
})

function healingOf(does: Effect | null): ObjectKind['healing'] {
  if (does?.does !== 'restore') return undefined
  const { health, mentality, sanity } = does
  return { health, mentality, sanity }
}

const changesOf = (lasts: readonly CarriedEffect[]): Partial<Changes> =>
  Object.assign({}, ...lasts.map((effect) => carriedEffects.changes(effect, 0)))

/** What one attacks with; a hit does 1 unless it says more. */
export const weapon = <Slug extends string>(
  number: number,
  slug: Slug,
  slots: readonly Slot[],
  row: Told & More & Strike,
) => object(number, slug, 'red', slots, { damage: row.hold === undefined ? 1 : 0, ...row })

export const tome = <Slug extends string>(
  number: number,
  slug: Slug,
  spells: number,
  row: Told & More,
) => object(number, slug, 'red', [], { does: teach(spells), ...row })

export const tool = <Slug extends string>(number: number, slug: Slug, row: Told & More) =>
  object(number, slug, 'red', [], row)

export const green = <Slug extends string>(number: number, slug: Slug, row: Told & More) =>
  object(number, slug, 'green', [], { use: 'one', ...row })

export const blue = <Slug extends string>(
  number: number,
  slug: Slug,
  slots: readonly Slot[],
  row: Told & More & Strike,
) => object(number, slug, 'blue', slots, row)

export const trap = <Slug extends string>(number: number, slug: Slug, row: Told & More) =>
  object(number, slug, 'white', [], { use: 'trap', ...row })

/** `1`, `1-2`: the faces that break a hold. */
export const facesTo = (highest: number): string => (highest === 1 ? '1' : `1-${highest}`)
