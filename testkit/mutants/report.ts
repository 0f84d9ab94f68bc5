import type { Finding } from './job.ts'
import type { Placed } from './plan.ts'
import { shareWithin } from './sample.ts'

const fates = ['killed', 'survived', 'uncovered', 'static'] as const

/** A table by file of the faults that were tried, then every one that no test noticed, with its place. */
export function reportOf(
  faults: readonly Placed[],
  findings: ReadonlyMap<number, Finding>,
  isSample: boolean,
): string[] {
  const fateOf = ({ id }: Placed): string => findings.get(id)?.fate ?? 'uncovered'
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
  const alive = faults.filter((fault) => ['survived', 'uncovered'].includes(fateOf(fault)))
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
      const { file, line, kind, was, instead } = fault
      const by = findings.get(fault.id)?.by
      const fate = by === undefined ? 'uncovered' : `survived ${by}`
      return `${file}:${line} ${kind}: ${short(was)} → ${short(instead) || 'nothing'} (${fate})`
    }),
  ]
}

/** What the share of all faults may be if these are a sample of them. */
function within(found: readonly string[]): string[] {
  const killed = found.filter((fate) => fate === 'killed').length
  const tries = found.filter((fate) => fate !== 'static').length
  if (tries === 0) return []
  const [least, most] = shareWithin(killed, tries).map((share) => (100 * share).toFixed(1))
  return [`the share of all faults is between ${least} and ${most} %`]
}

/** In one line that fits. */
function short(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > 80 ? `${line.slice(0, 77)}…` : line
}
