import { roundedToSum } from '@eldertable/bots/review/rounded.ts'
import type { SeatAccount } from '@eldertable/match'

/** `+12 %`, `−3 %`, `0 %`, of whole percents. */
export const signed = (percents: number): string =>
  percents === 0 ? '0 %' : `${percents < 0 ? '−' : '+'}${Math.abs(percents)} %`

/** The parts of a result in whole percents that add up. */
export interface WholeParts {
  readonly start: number
  readonly luck: number
  readonly own: number
  readonly others: number
  readonly result: number
}

export function wholeParts({
  parts,
  result,
}: Pick<SeatAccount, 'parts' | 'result'>): WholeParts | null {
  if (parts === null) return null
  const percents = [parts.start, parts.luck, parts.own, parts.others].map((part) => part * 100)
  const [start = 0, luck = 0, own = 0, others = 0] = roundedToSum(percents, result * 100)
  return { start, luck, own, others, result: Math.round(result * 100) }
}

/** Where the result came from, for whoever cannot see columns: "Began at 25 %. Luck +45 %, …". */
export const inASentence = ({ start, luck, own, others, result }: WholeParts): string =>
  `Began at ${start} %. Luck ${signed(luck)}, own decisions ${signed(own)}, those of others ${signed(others)}: ${result} %.`
