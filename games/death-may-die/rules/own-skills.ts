import { sheetsWith, type Investigator } from '../pieces/investigators.ts'
import type { Skill } from '../pieces/skills/index.ts'
import type { DmdState, Hero } from '../state.ts'
import { byMatch, type MatchKind } from './by-match.ts'
import { isTaught } from './claims.ts'
import { heroAt } from './figures.ts'

/** Works something out for each dashboard once, and finds it for a hero. */
function bySheet<T>(
  of: (sheet: Investigator, kind: MatchKind) => T,
): (s: DmdState, one: Hero) => T {
  const all = byMatch((settings) => sheetsWith(settings).map((sheet) => of(sheet, settings)))
  return (s, { who }) => all(s.table.settings)[who] as T
}

/**
 * Of rows of skills, the numbers of those that can be of use to a hero: all if a companion grants any (DMD-INV-8),
 * else those of its own three.
 */
export function rowsFor(
  rows: readonly { readonly skill: Skill }[],
): (s: DmdState, hero: number) => readonly number[] {
  const all = rows.map((_, number) => number)
  const own = bySheet(({ skills }) =>
    all.filter((number) => skills.some((skill) => skill === rows[number]?.skill)),
  )
  return (s, hero) => {
    const one = heroAt(s, hero)
    const hasAny = one.left.length > 0 || one.right.length > 0
    return hasAny && isTaught(s, one) ? all : own(s, one)
  }
}
