import { chapterOf, idsIn, type Rulebook } from '@eldertable/rulebook'

/** What is looked at: a title's rulebook, its sources by path, and the titles of its tests. */
export interface Examined {
  name: string
  rulebook: Pick<Rulebook, 'game' | 'rules' | 'faults'>
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
  const { game, rules, faults } = rulebook
  const ids = rules.map(({ id }) => id)
  const known = new Set(ids)
  const idsOfGame = (text: string) => (game === undefined ? [] : idsIn(text, game))
  const named = new Set(tests.flatMap(idsOfGame))
  const missing = new Map<string, string[]>()
  for (const id of ids.filter((one) => !named.has(one))) {
    const chapter = missing.get(chapterOf(id)) ?? []
    missing.set(chapterOf(id), [...chapter, id])
  }
  const errors = [
    ...(ids.length === 0 ? ['the rulebook has no rules'] : []),
    ...faults.map(({ file, line, message }) => `${file}:${line}: ${message}`),
    ...[...named]
      .filter((id) => !known.has(id))
      .map((id) => `a test is about ${id}, which does not exist`),
  ]
  for (const [path, source] of sources)
    for (const id of idsOfGame(source))
      if (!known.has(id)) errors.push(`${path} refers to ${id}, which does not exist`)
  const proved = ids.filter((id) => named.has(id)).length
  return { name, complete, ids: ids.length, proved, missing, errors }
}

/** Whether it must not go on like this. */
export function isFailure({ complete, missing, errors }: Coverage): boolean {
  return errors.length > 0 || (complete && missing.size > 0)
}
