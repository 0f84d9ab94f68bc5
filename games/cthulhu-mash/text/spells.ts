import { effects } from '../effects/index.ts'
import { spellAt, type Spell } from '../pieces/spells.ts'

/** What a spell does: what is said of it, or else what its effect says. */
export function spellDoes(row: Spell): string {
  const effect = row.does ?? row.hits
  if (row.says !== null || effect === null) return row.says?.(row) ?? ''
  return effects.inWords(effect)
}

export const spellName = (spell: number): string => spellAt(spell).name

/** What a spell does, without a full stop: the small print of an option. */
export const spellGist = (spell: number): string => spellDoes(spellAt(spell)).replace(/\.$/, '')
