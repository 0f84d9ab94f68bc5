import type { TecState } from './state.ts'

/** Everything in a state that the rules would never bring about. */
export function faults(s: TecState): string[] {
  return s.table.towns.length === 5 ? [] : ['a Town Card is missing']
}
