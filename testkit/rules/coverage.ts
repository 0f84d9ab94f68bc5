import { chapterOf, gamesOf, idsIn, type Rulebook } from './rulebook.ts'

/** What is looked at: a title's rulebook, its sources by path, and the titles of its tests. */
export interface Examined {
  name: string
  rulebook: Rulebook
  /** True if every rule has to be proved by a test. */
  complete: boolean
  sources: ReadonlyMap<string, string>
  tests: readonly string[]
}

export interface Coverage {
  name: string
  complete: boolean
  ids: number
  proved: number
  /** Rules that no test names, by chapter. */
  missing: Map<string, string[]>
  errors: string[]
}

/** Which rules are proved by a test whose title carries their id, and which ids are not in the rulebook at all. */
export function coverageOf({ name, rulebook, complete, sources, tests }: Examined): Coverage {
  const { ids, twice, dangling } = rulebook
  const games = gamesOf(ids)
  const known = new Set(ids)
  const named = new Set(tests.flatMap((title) => idsIn(title, games)))
  const missing = new Map<string, string[]>()
  for (const id of ids.filter((one) => !named.has(one))) {
    const chapter = missing.get(chapterOf(id)) ?? []
    missing.set(chapterOf(id), [...chapter, id])
  }
  const errors = [
    ...(ids.length === 0 ? ['the rulebook has no rules'] : []),
    ...twice.map((id) => `${id} stands for two rules`),
    ...dangling.map((id) => `the rulebook refers to ${id}, which does not exist`),
    ...[...named]
      .filter((id) => !known.has(id))
      .map((id) => `a test is about ${id}, which does not exist`),
  ]
  for (const [path, source] of sources)
    for (const id of idsIn(source, games))
      if (!known.has(id)) errors.push(`${path} refers to ${id}, which does not exist`)
  const proved = ids.filter((id) => named.has(id)).length
  return { name, complete, ids: ids.length, proved, missing, errors }
}

/** Whether it must not go on like this. */
export function isFailure({ complete, missing, errors }: Coverage): boolean {
  return errors.length > 0 || (complete && missing.size > 0)
}
