import { generatorAt } from '../pieces/generators.ts'
import { monsterAt } from '../pieces/monsters.ts'

export const monsterName = (kind: number): string => monsterAt(kind).name
export const generatorName = (kind: number): string => generatorAt(kind).name
export const monstersName = (kind: number): string => `${monsterName(kind)}s`
export const generatorsName = (kind: number): string => `${generatorName(kind)}s`

/** What a generator does when it spawns, with its monster: each brings the one of its own number (CM-SPAWN-1). */
export function bringsInWords(kind: number): string {
  const name = monsterName(kind)
  return `${generatorAt(kind).brings} ${/^[AEIO]/.test(name) ? 'an' : 'a'} ${name}`
}
