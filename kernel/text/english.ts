import type { Seat } from '../engine/state.ts'
import type { TextContext } from './text.ts'

/** `one`, `one and two`, `one, two and three` */
export function list(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`
}

/** `1 space`, `7 spaces` */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** Seats by name: `Ann, Bob and Cid` */
export const names = (seats: readonly Seat[], t: Pick<TextContext, 'name'>): string =>
  list(seats.map((seat) => t.name(seat)))

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const numberWords = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** `three`; figures beyond twelve */
export const spelled = (count: number): string => numberWords[count] ?? String(count)
