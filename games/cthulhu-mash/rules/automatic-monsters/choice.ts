import { FOE_MELEE, FOE_RANGED } from '../attacks/means.ts'
import { blowOf, V } from '../../verbs.ts'

/** The rules by which the policy chooses what a piece does next (CM-AUTO-8). */
export type PolicyRule =
  | 'CM-AUTO-9'
  | 'CM-AUTO-10'
  | 'CM-AUTO-11'
  | 'CM-AUTO-12'
  | 'CM-AUTO-13'
  | 'CM-AUTO-14'
  | 'CM-AUTO-15'
  | 'CM-AUTO-20'
  | 'CM-AUTO-21'
  | 'CM-AUTO-22'

/** What the policy does next, and the rule that says so. */
export interface Choice {
  verb: number
  argument: number
  rule: PolicyRule
}

/** The pick of an attack by these means. */
export function strike(means: number, target: number): { verb: number; argument: number } {
  if (means === FOE_MELEE) return { verb: V.foeStrike, argument: target }
  if (means === FOE_RANGED) return { verb: V.foeShoot, argument: target }
  return { verb: V.foeWield, argument: blowOf(means, target) }
}
