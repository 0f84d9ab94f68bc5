import type { IconName } from '@eldertable/board-kit/icon-name.ts'
import type { Effect } from '../effects/effect.ts'

/** One spell, as its row in the rulebook has it: all that there is to know of it. */
export interface Spell<Slug extends string = string> {
  readonly rule: string
  readonly slug: Slug
  readonly name: string
  readonly icon: IconName
  readonly actions: number
  /** Cast as an action of the own turn, or as an answer (CM-CAST-8). */
  readonly timing: 'own-turn' | 'when-attacked' | 'after-action'
  /** CM-CAST-7. */
  readonly oncePerTurn: boolean
  /** How it attacks: one target, a straight line, or as long as the turn lasts. */
  readonly attack: 'single' | 'line' | 'blade' | undefined
  /** The die of its attack: the caster's own, this many faces, or 0 for none. */
  readonly die: 'own' | number
  readonly meleeBonus: number
  /** What a hit does. */
  readonly damage: number
  /** Whether the health that a hit takes is the caster's (CM-SPELL-15). */
  readonly drains: boolean
  /** The hold that a hit sets, and the health that a failed escape costs. */
  readonly hold: { readonly escape: number; readonly costs: number } | undefined
  /** When it is cast. */
  readonly does: Effect | null
  /** When it hits. */
  readonly hits: Effect | null
  /** What it does, where its effects do not say it. */
  readonly says: ((row: Spell) => string) | null
}

/** Every row has all fields in one order: what is alike in memory is read fastest. */
export const spell = <Slug extends string>(
  number: number,
  slug: Slug,
  row: Pick<Spell, 'name' | 'icon'> & Partial<Spell>,
): Spell<Slug> => ({
  rule: `CM-SPELL-${number}`,
  slug,
  name: row.name,
  icon: row.icon,
  actions: row.actions ?? 1,
  timing: row.timing ?? 'own-turn',
  oncePerTurn: row.oncePerTurn ?? false,
  attack: row.attack,
  die: row.die ?? 0,
  meleeBonus: row.meleeBonus ?? 0,
  damage: row.damage ?? 0,
  drains: row.drains ?? false,
  hold: row.hold,
  does: row.does ?? null,
  hits: row.hits ?? null,
  says: row.says ?? null,
})
