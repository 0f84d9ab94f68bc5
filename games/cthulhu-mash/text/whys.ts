import type { PolicyRule } from '../rules/automatic-monsters/choice.ts'

/** Why a monster that goes by the policy does what it does next, after its name (CM-AUTO-9 to CM-AUTO-22). */
export const whys: Readonly<Record<PolicyRule, string>> = {
  'CM-AUTO-9': 'clings to its victim and drinks',
  'CM-AUTO-10': 'is held and tries to break free',
  'CM-AUTO-11': 'can web somebody who is not held',
  'CM-AUTO-12': 'has nobody in reach and room to charge',
  'CM-AUTO-13': 'takes the attack that promises most',
  'CM-AUTO-14': 'has nobody in reach and comes closer',
  'CM-AUTO-15': 'can do no more',
  'CM-AUTO-20': 'has nobody in reach and tends its wounds',
  'CM-AUTO-21': 'can reach nobody and turns on a spawning space',
  'CM-AUTO-22': 'is hurt and helps itself first',
}
