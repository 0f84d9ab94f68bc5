import { CHAOS_PLACE, codeOf } from '../payment-code.ts'
import type { Counts } from './at.ts'

/** The positions of the Town Cards as the arguments of picks. */
export const [P1, P2, P3, P4, P5] = [0, 1, 2, 3, 4] as const

/** What is paid from one's own mat and from those of one's Assistants, or collected, as the argument of a pick. */
export function payment(own: Counts, ...shared: Counts[]): number {
  const places = Array.from({ length: CHAOS_PLACE }, () => 0)
  for (const [mat, { fear = 0, rage = 0, greed = 0 }] of [own, ...shared].entries())
    places.splice(mat * 3, 3, fear, rage, greed)
  return codeOf([...places, own.chaos ?? 0])
}
