import { nameOf, type Explained } from './explained.ts'
import type { Finding } from './job.ts'
import type { Placed } from './plan.ts'
import { shareWithin } from './sample.ts'

const fates = ['killed', 'survived', 'uncovered', 'explained', 'static'] as const

/**
 * A table by file of the faults that were tried, then every one that no test noticed and nobody has explained, with its
 * place; and what was explained though it is noticed, or is there no longer.
 */
export function reportOf(
  faults: readonly Placed[],
  findings: ReadonlyMap<number, Finding>,
  isSample: boolean,
  explained: Explained = new Map(),
): string[] {
  const fateOf = (fault: Placed): string => {
    const fate = findings.get(fault.id)?.fate ?? 'uncovered'
    return isAlive(fate) && explained.has(nameOf(fault)) ? 'explained' : fate
  }
  const row = (name: string, some: readonly Placed[]): string => {
    const counts = fates.map((fate) => some.filter((fault) => fateOf(fault) === fate).length)
    const [killed = 0, survived = 0, uncovered = 0] = counts
    const tried = killed + survived + uncovered
    const share = tried === 0 ? '' : `${Math.floor((100 * killed) / tried)} %`
    return [
      name.padEnd(50),
      ...[...counts.map(String), share].map((cell) => cell.padStart(10)),
    ].join('')
  }
  const files = [...new Set(faults.map(({ file }) => file))]
  const alive = faults.filter((fault) => isAlive(fateOf(fault)))
  const stillSo = new Set(
    faults.filter((fault) => fateOf(fault) === 'explained').map((fault) => nameOf(fault)),
  )
  const outdated = isSample ? [] : [...explained.keys()].filter((name) => !stillSo.has(name))
  return [
    ['file'.padEnd(50), ...[...fates, 'share'].map((cell) => cell.padStart(10))].join(''),
    ...files.map((file) =>
      row(
        file,
        faults.filter((fault) => fault.file === file),
      ),
    ),
    row('all', faults),
    ...(isSample ? within(faults.map(fateOf)) : []),
    '',
    ...alive.map((fault) => {
      const by = findings.get(fault.id)?.by
      const fate = by === undefined ? 'uncovered' : `survived ${by}`
      const [file = '', ...rest] = nameOf(fault).split(' | ')
      return `${[`${file}:${fault.line}`, ...rest].join(' | ')} (${fate})`
    }),
    ...outdated.map((name) => `explained, but killed or not there: ${name}`),
  ]
}

const isAlive = (fate: string): boolean => fate === 'survived' || fate === 'uncovered'

/** What the share of all faults may be if these are a sample of them. */
function within(found: readonly string[]): string[] {
  const killed = found.filter((fate) => fate === 'killed').length
  const tries = found.filter((fate) => !['static', 'explained'].includes(fate)).length
  if (tries === 0) return []
  const [least, most] = shareWithin(killed, tries).map((share) => (100 * share).toFixed(1))
  return [`the share of all faults is between ${least} and ${most} %`]
}
