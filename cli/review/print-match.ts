import { roundedToSum } from '@eldertable/bots'
import { at, capital } from '@eldertable/kernel'
import { columns, counted } from '../layout.ts'
import type { Terminal } from '../terminal.ts'
import type { CostlyDecision, LuckyMoment, MatchReport, SeatAccount } from '@eldertable/match'

/** `+31.2 %`, from tenths of a percent. */
const signed = (tenths: number): string =>
  `${tenths < 0 ? '−' : '+'}${(Math.abs(tenths) / 10).toFixed(1)} %`

const whole = (share: number): string => `${Math.round(share * 100)} %`

export function printMatch(terminal: Terminal, report: MatchReport): void {
  const { bold, dim } = terminal.colours
  const name = at(report.seats, report.seat).name
  terminal.print(bold(report.ending))
  terminal.print(dim(counted(report.picks, 'pick')))
  terminal.print()
  const [head = '', ...rows] = columns(
    [
      ['', 'start', 'luck', 'own decisions', 'those of others', 'result', 'kept'],
      ...report.seats.map(rowOf),
    ],
    [1, 2, 3, 4, 5, 6],
  )
  terminal.print(dim(head))
  for (const row of rows) terminal.print(row)
  for (const line of report.isTrusted ? [...BESIDE_HABIT, ...KEPT] : [...ROUGH, ...KEPT])
    terminal.print(dim(line))
  terminal.print()
  if (report.isTrusted) {
    terminal.print(bold(`What chance did for ${name}`))
    for (const line of report.luckiest.flatMap(luckLines)) terminal.print(line)
    if (report.luckiest.length === 0) terminal.print('  nothing')
    terminal.print()
  }
  terminal.print(bold(`What ${name}'s decisions cost`))
  for (const line of report.costliest.flatMap(costLines)) terminal.print(line)
  if (report.costliest.length === 0)
    terminal.print('  no choice that can be told from the best one')
}

const BESIDE_HABIT = ['decisions: in comparison with what habit would have picked']
const KEPT = ['kept: of what was at stake in its decisions, the share that a seat kept']
const ROUGH = [
  'What a position is worth is not known well enough here to part luck from decisions.',
  'Single decisions are compared in the same worlds with the same dice, so they can be told.',
]

function rowOf({ name, parts, result, accuracy }: SeatAccount): string[] {
  return [
    name,
    ...(parts === null ? ['', '', '', ''] : figuresOf(parts, result)),
    whole(result),
    accuracy === null ? '' : whole(accuracy),
  ]
}

/** They are rounded so that what is shown adds up. */
function figuresOf(
  { start, luck, own, others }: NonNullable<SeatAccount['parts']>,
  result: number,
): string[] {
  const tenths = [start, luck, own, others].map((part) => part * 1000)
  const [first = 0, ...rest] = roundedToSum(tenths, result * 1000)
  return [`${(first / 10).toFixed(1)} %`, ...rest.map(signed)]
}

const luckLines = ({ pick, luck, by, chose, told }: LuckyMoment): string[] => [
  `  ${signed(luck * 1000)}  pick ${pick}, ${by}: ${chose}`,
  ...told.map((line) => `      ${line}`),
]

const costLines = (one: CostlyDecision): string[] => [
  `  ${signed(-one.loss * 1000)} ± ${(one.error * 100).toFixed(1)}, a ${one.grade}: pick ${one.pick}`,
  `      ${one.question}`,
  `      chosen: ${one.chose}`,
  `      better: ${one.better}${one.why === '' ? '' : `. ${capital(one.why)}`}`,
]
