import type { Seat } from './state.ts'
import type { Telling } from './text.ts'

/** `one`, `one and two`, `one, two and three` */
export function list(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`
}

/** `1 space`, `7 spaces` */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six']

/**
 * So much more on average, or less, in a phrase: `30 Sanity more`, `two Lots fewer`, `sometimes one Lot more`; nothing if it
 * is too little to matter.
 */
export function moreOrLess(difference: number, one: string, many = `${one}s`): string[] {
  const amount = Math.abs(difference)
  if (amount < 0.2) return []
  const whole = Math.max(1, Math.round(amount))
  const count = numbers[whole] ?? whole
  const often = amount < 0.7 ? 'sometimes ' : ''
  const less = whole === 1 || one === many ? 'less' : 'fewer'
  return [`${often}${count} ${whole === 1 ? one : many} ${difference > 0 ? 'more' : less}`]
}

/** A difference of chances in a phrase: `5 % less likely to lose`; nothing if it is below one in a hundred. */
export function moreLikely(difference: number, what: string): string[] {
  const percent = Math.round(Math.abs(difference) * 100)
  return percent === 0 ? [] : [`${percent} % ${difference > 0 ? 'more' : 'less'} likely to ${what}`]
}

/** Seats by name: `Ann, Bob and Cid` */
export const names = (seats: readonly Seat[], t: Pick<Telling, 'name'>): string =>
  list(seats.map((seat) => t.name(seat)))

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
