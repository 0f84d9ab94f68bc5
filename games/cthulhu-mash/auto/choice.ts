import { FOE_MELEE, FOE_RANGED } from '../rules/means.ts'
import { blowOf, V } from '../verbs.ts'

/** What the policy does next, and the rule that says so. */
export interface Choice {
  verb: number
  argument: number
  rule: string
}

/** The pick of an attack by these means. */
export function strike(means: number, target: number): { verb: number; argument: number } {
  if (means === FOE_MELEE) return { verb: V.foeStrike, argument: target }
  if (means === FOE_RANGED) return { verb: V.foeShoot, argument: target }
  return { verb: V.foeWield, argument: blowOf(means, target) }
}
