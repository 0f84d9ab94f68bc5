import {
  investigators,
  published,
  type Investigator,
  type Skill,
} from '../content/investigators.ts'
import type { DmdState } from '../state.ts'
import { hasCards } from './claims.ts'
import { heroAt } from './figures.ts'

/** Works something out for each dashboard once, and finds it for a hero. */
export function bySheet<T>(
  of: (sheet: Investigator, isPublished: boolean) => T,
): (s: DmdState, hero: number) => T {
  const here = investigators.map((sheet) => of(sheet, false))
  const there = published.map((sheet) => of(sheet, true))
  return (s, hero) => {
    const { who } = heroAt(s, hero)
    return (s.table.settings.publishedSkills ? there[who] : here[who]) as T
  }
}

/**
 * Of rows of skills, the numbers of those that can be of use to a hero: all if a companion may grant any (DMD-INV-8),
 * else those of its own three.
 */
export function rowsFor(
  rows: readonly { readonly skill: Skill }[],
): (s: DmdState, hero: number) => readonly number[] {
  const all = rows.map((_, number) => number)
  const own = bySheet(({ skills }) =>
    all.filter((number) => skills.some((skill) => skill === rows[number]?.skill)),
  )
  return (s, hero) => (hasCards(s, hero) ? all : own(s, hero))
}
