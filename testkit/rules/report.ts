import { isFailure, type Coverage } from './coverage.ts'

/** A title's coverage as lines for a terminal. The rules are not listed before the first of them is proved. */
export function reportOf(coverage: Coverage): string[] {
  const { name, complete, ids, proved, missing, errors } = coverage
  const problems = errors.map((error) => `    error: ${error}`)
  const mark = isFailure(coverage) ? '✖' : '✔'
  if (proved === 0 && !complete)
    return [`${mark} ${name}: ${ids} rules read, none proved yet`, ...problems]
  const share = ids === 0 ? 0 : Math.floor((100 * proved) / ids)
  const declared = complete ? 'declared complete' : 'not declared complete'
  return [
    `${mark} ${name}: ${proved} of ${ids} rules proved (${share}%), ${declared}`,
    ...[...missing].map(
      ([chapter, rules]) => `    no test: ${chapter}-${numbersOf(rules).join(', ')}`,
    ),
    ...problems,
  ]
}

/** The last parts of the ids of a chapter, with runs drawn together: `1, 4..7`. */
function numbersOf(ids: readonly string[]): string[] {
  const numbers = ids
    .map((id) => Number(id.slice(id.lastIndexOf('-') + 1)))
    .toSorted((a, b) => a - b)
  const runs: [first: number, last: number][] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run !== undefined && run[1] === number - 1) run[1] = number
    else runs.push([number, number])
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}..${last}`))
}
