import type { Finding } from './job.ts'
import type { Placed, Plan } from './plan.ts'

const fates = ['killed', 'survived', 'uncovered', 'static'] as const

/** A table by file, then every fault that no test noticed, with its place. */
export function reportOf(plan: Plan, findings: ReadonlyMap<number, Finding>): string[] {
  const fateOf = ({ id }: Placed): string => findings.get(id)?.fate ?? 'uncovered'
  const row = (name: string, faults: readonly Placed[]): string => {
    const counts = fates.map((fate) => faults.filter((fault) => fateOf(fault) === fate).length)
    const [killed = 0, survived = 0, uncovered = 0] = counts
    const tried = killed + survived + uncovered
    const share = tried === 0 ? '' : `${Math.floor((100 * killed) / tried)} %`
    return [
      name.padEnd(50),
      ...[...counts.map(String), share].map((cell) => cell.padStart(10)),
    ].join('')
  }
  const files = [...new Set(plan.faults.map(({ file }) => file))]
  const alive = plan.faults.filter((fault) => ['survived', 'uncovered'].includes(fateOf(fault)))
  return [
    ['file'.padEnd(50), ...[...fates, 'share'].map((cell) => cell.padStart(10))].join(''),
    ...files.map((file) =>
      row(
        file,
        plan.faults.filter((fault) => fault.file === file),
      ),
    ),
    row('all', plan.faults),
    '',
    ...alive.map((fault) => {
      const { file, line, kind, was, instead } = fault
      const by = findings.get(fault.id)?.by
      const fate = by === undefined ? 'uncovered' : `survived ${by}`
      return `${file}:${line} ${kind}: ${short(was)} → ${short(instead) || 'nothing'} (${fate})`
    }),
  ]
}

/** In one line that fits. */
function short(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > 80 ? `${line.slice(0, 77)}…` : line
}
