import { at } from '@eldertable/kernel'
import { numberIn } from './numbers.ts'

export const SPELL_SLUGS = [
  'bind-enemy',
  'create-gate',
  'flesh-ward',
  'fly',
  'freezing-wrack',
  'grasp-of-cthulhu',
  'heal',
  'mental-regeneration',
  'mental-suggestion',
  'parting-sands',
  'reach',
  'reflection',
  'sound-wave',
  'spectral-razor',
  'steal-life',
  'temporal-dust',
] as const
export type SpellSlug = (typeof SPELL_SLUGS)[number]

export interface Spell {
  readonly rule: string
  readonly slug: SpellSlug
  readonly actions: number
  /** Cast as an action of the own turn, or as an answer (CM-CAST-8). */
  readonly timing: 'own-turn' | 'when-attacked' | 'after-action'
  /** CM-CAST-7. */
  readonly oncePerTurn: boolean
  /** The die of its attack: the caster's own, so many faces, or 0 for none. */
  readonly die: 'own' | number
  /** What a hit does. */
  readonly damage: number
  /** The hold that a hit sets. */
  readonly hold: { readonly escape: number } | undefined
}

type Data = Partial<Omit<Spell, 'rule' | 'slug'>>

const row = (number: number, slug: SpellSlug, data: Data = {}): Spell => ({
  rule: `CM-SPELL-${number}`,
  slug,
  actions: 1,
  timing: 'own-turn',
  oncePerTurn: false,
  die: 0,
  damage: 0,
  hold: undefined,
  ...data,
})

/** 16, one piece of each. */
export const SPELLS: readonly Spell[] = [
  row(1, 'bind-enemy', { die: 'own' }),
  row(2, 'create-gate'),
  row(3, 'flesh-ward', { oncePerTurn: true }),
  row(4, 'fly'),
  row(5, 'freezing-wrack', { die: 'own', hold: { escape: 2 } }),
  row(6, 'grasp-of-cthulhu', { die: 'own', hold: { escape: 3 } }),
  row(7, 'heal'),
  row(8, 'mental-regeneration'),
  row(9, 'mental-suggestion', { die: 'own' }),
  row(10, 'parting-sands'),
  row(11, 'reach', { die: 8 }),
  row(12, 'reflection', { actions: 0, timing: 'when-attacked' }),
  row(13, 'sound-wave', { die: 6, damage: 1 }),
  row(14, 'spectral-razor', { oncePerTurn: true, die: 8, damage: 2 }),
  row(15, 'steal-life', { die: 6, damage: 1 }),
  row(16, 'temporal-dust', { actions: 0, timing: 'after-action' }),
]

export const spellAt = (spell: number): Spell => at(SPELLS, spell)
export const spellNumber: (slug: SpellSlug) => number = numberIn(SPELLS)

/** What every casting costs, in mentality and in the variant in sanity (CM-CAST-4, CM-SANE-18). */
export const SPELL_MENTALITY = 1
