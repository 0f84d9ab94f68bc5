import { at } from '@eldertable/kernel'
import { numberIn } from './numbers.ts'
import type { ObjectSlug } from './object-slugs.ts'

export type { ObjectSlug } from './object-slugs.ts'

/** Slots of which one object each is in use (CM-ITEM-17). */
export type Slot = 'melee' | 'ranged' | 'shield' | 'armour' | 'movement'

/** Patterns an attack can cover (CM-AREA-5 to CM-AREA-13). */
export type Area = 'two' | 'three' | 'three-by-two' | 'cone' | 'chain'

export interface ObjectKind {
  readonly rule: string
  readonly slug: ObjectSlug
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
  readonly rollBonus: number
  /** What a hit with it does; 0 for what does no damage. */
  readonly damage: number
  readonly area: Area | undefined
  /** The die it names itself; 0 for the user's own. */
  readonly die: number
  /** Bonuses while it is carried, or in use if it has a slot. */
  readonly defence: number
  readonly move: number
  readonly encumbrance: number
  readonly mentality: number
  readonly sanity: number
  /** Whether it does not count towards encumbrance (CM-STAT-17, CM-ITEM-22). */
  readonly uncounted: boolean
  readonly healing:
    | { readonly health: number; readonly mentality: number; readonly sanity: number }
    | undefined
  readonly hold: { readonly escape: number } | undefined
}

type Data = Partial<
  Pick<
    ObjectKind,
    | 'count'
    | 'tomeSpells'
    | 'rollBonus'
    | 'damage'
    | 'area'
    | 'die'
    | 'defence'
    | 'move'
    | 'encumbrance'
    | 'mentality'
    | 'sanity'
    | 'uncounted'
    | 'healing'
    | 'hold'
  >
>

const row = (
  number: number,
  slug: ObjectSlug,
  colour: ObjectKind['colour'],
  use: ObjectKind['use'],
  slots: readonly Slot[] = [],
  data: Data = {},
): ObjectKind => ({
  rule: `CM-OBJ-${number}`,
  slug,
  count: 1,
  colour,
  use,
  melee: slots.includes('melee'),
  ranged: slots.includes('ranged'),
  shield: slots.includes('shield'),
  armour: slots.includes('armour'),
  movement: slots.includes('movement'),
  tomeSpells: 0,
  rollBonus: 0,
  damage: slots.includes('melee') || slots.includes('ranged') ? 1 : 0,
  area: undefined,
  die: 0,
  defence: 0,
  move: 0,
  encumbrance: 0,
  mentality: 0,
  sanity: 0,
  uncounted: colour === 'white',
  healing: undefined,
  hold: undefined,
  ...data,
})

const heals = (health: number, mentality: number, sanity: number) => ({ health, mentality, sanity })

/** 54 kinds, 72 pieces. */
export const OBJECTS: readonly ObjectKind[] = [
  row(1, 'revolver-32', 'red', 'endless', ['ranged']),
  row(2, 'acid-vial', 'red', 'one', ['melee', 'ranged'], { count: 2, damage: 2 }),
  row(3, 'anonymous-letter', 'red', 'endless', [], { tomeSpells: 1 }),
  row(4, 'bolos', 'red', 'hit', ['ranged'], { damage: 0, hold: { escape: 1 } }),
  row(5, 'book-of-dzyan', 'red', 'endless', [], { tomeSpells: 1 }),
  row(6, 'buccaneer-blade', 'red', 'endless', ['melee'], { rollBonus: 1 }),
  row(7, 'cthaat-aquadingen', 'red', 'endless', [], { tomeSpells: 2 }),
  row(8, 'cock-fighter', 'red', 'endless', [], { damage: 1, die: 6 }),
  row(9, 'dynamite-bundle', 'red', 'one', ['ranged'], { count: 2, damage: 2, area: 'three' }),
  row(10, 'dynamite-stick', 'red', 'one', ['ranged'], { count: 4, area: 'two' }),
  row(11, 'handcuffs', 'red', 'hit', ['melee'], { damage: 0, hold: { escape: 1 } }),
  row(12, 'leng-glasses', 'red', 'one'),
  row(13, 'magic-spear', 'red', 'endless', ['melee', 'ranged']),
  row(14, 'electric-gun', 'red', 'endless', ['ranged'], { rollBonus: 1, area: 'chain' }),
  row(15, 'mist-projector', 'red', 'endless', ['ranged'], { area: 'cone' }),
  row(16, 'nameless-cults', 'red', 'endless', [], { tomeSpells: 1 }),
  row(17, 'necronomicon', 'red', 'endless', [], { tomeSpells: 2 }),
  row(18, 'net', 'red', 'hit', ['melee', 'ranged'], {
    damage: 0,
    area: 'two',
    hold: { escape: 2 },
  }),
  row(19, 'paralyzing-chime', 'red', 'one'),
  row(20, 'pitchfork', 'red', 'endless', ['melee'], { damage: 2 }),
  row(21, 'ponape-scripture', 'red', 'endless', [], { tomeSpells: 1 }),
  row(22, 'rlyeh-seashell', 'red', 'endless'),
  row(23, 'rlyeh-text', 'red', 'endless', [], { tomeSpells: 1 }),
  row(24, 'sacrificial-knife', 'red', 'endless', ['melee'], { damage: 2 }),
  row(25, 'shrewsbury-manuscript', 'red', 'endless', [], { tomeSpells: 1 }),
  row(26, 'skeleton-key', 'red', 'one'),
  row(27, 'sword-cane', 'red', 'endless', ['melee'], { rollBonus: 1 }),
  row(28, 'tommy-gun', 'red', 'endless', ['ranged'], { rollBonus: 1, area: 'three-by-two' }),
  row(29, 'cultist-wine', 'green', 'one', [], { count: 3, healing: heals(0, 1, 1) }),
  row(30, 'first-aid-kit', 'green', 'one', [], { count: 2, healing: heals(2, 0, 0) }),
  row(31, 'herbs', 'green', 'one', [], { count: 3, healing: heals(0, 1, 1) }),
  row(32, 'penicillin-vial', 'green', 'one', [], { count: 3, healing: heals(1, 0, 0) }),
  row(33, 'psychiatric-medicine', 'green', 'one', [], { count: 2, healing: heals(0, 1, 2) }),
  row(34, 'rlyeh-tablet', 'green', 'one'),
  row(35, 'sack-of-grits', 'green', 'one', [], { count: 3, healing: heals(1, 0, 0) }),
  row(36, 'temporal-clock', 'green', 'one'),
  row(37, 'bicycle', 'blue', 'endless', ['movement'], { move: 2 }),
  row(38, 'cast-iron-skillet', 'blue', 'endless', ['shield', 'melee'], {
    defence: 1,
    rollBonus: 1,
  }),
  row(39, 'deep-one-necklace', 'blue', 'endless'),
  row(40, 'dog-sled', 'blue', 'endless', ['movement'], {
    move: 2,
    encumbrance: 6,
    uncounted: true,
  }),
  row(41, 'elder-sign-necklace', 'blue', 'endless', [], { mentality: 2, sanity: 8 }),
  row(42, 'elder-thing-crystal', 'blue', 'endless'),
  row(43, 'ice-boots', 'blue', 'endless'),
  row(44, 'leng-web-shield', 'blue', 'endless', ['shield'], { defence: 1 }),
  row(45, 'brain-cylinder', 'blue', 'endless', [], { mentality: 1, sanity: 4 }),
  row(46, 'living-armor', 'blue', 'endless', ['armour'], { defence: 1 }),
  row(47, 'wheelbarrow', 'blue', 'endless', [], { encumbrance: 5, uncounted: true }),
  row(48, 'winter-clothing', 'blue', 'endless', ['armour'], { defence: 1 }),
  row(49, 'book-of-void', 'white', 'trap'),
  row(50, 'cowpie', 'white', 'trap'),
  row(51, 'mi-go-earthquake', 'white', 'trap'),
  row(52, 'picture-gate', 'white', 'trap'),
  row(53, 'shoggoth-tissue', 'white', 'trap', [], { count: 4 }),
  row(54, 'snare', 'white', 'trap', [], { hold: { escape: 2 } }),
]

export const objectAt = (kind: number): ObjectKind => at(OBJECTS, kind)
export const objectNumber: (slug: ObjectSlug) => number = numberIn(OBJECTS)

/** The single pieces: as many numbers as there are objects in the box. */
export const PIECES = 72

/** The kind of each piece; pieces of a kind follow one another. */
export const KIND_OF: Uint8Array = Uint8Array.from(
  OBJECTS.flatMap(({ count }, kind) => Array.from({ length: count }, () => kind)),
)

/** What a piece of Shoggoth Tissue does, by piece; 0 for everything else. Two do 1, two do 2 (CM-OBJ-53). */
export const TISSUE_DAMAGE: Uint8Array = KIND_OF.map((kind, piece) => {
  if (kind !== objectNumber('shoggoth-tissue')) return 0
  return piece - KIND_OF.indexOf(kind) < 2 ? 1 : 2
})
