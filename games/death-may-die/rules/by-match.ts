import type { DmdSettings } from '../state.ts'

/**
 * Works something out once for every kind of match, and finds it by the settings of one: what follows from the episode,
 * the Elder One and the option `publishedSkills`. The match that was asked about last is mostly asked about again.
 */
export function byMatch<T extends object>(
  make: (settings: DmdSettings) => T,
): (settings: DmdSettings) => T {
  const made: T[] = []
  let asked: DmdSettings | null = null
  let answer: T | null = null
  // Apart from the question, which is copied into everything that asks it.
  const find = (settings: DmdSettings): T => {
    asked = settings
    answer = made[kindOf(settings)] ??= make(settings)
    return answer
  }
  return (settings) => (settings === asked ? (answer as T) : find(settings))
}

// All that is found by a match asks for its kind, one after the other: the settings that were asked about last.
let known: DmdSettings | null = null
let kind = 0

function kindOf(settings: DmdSettings): number {
  if (settings === known) return kind
  const { episode, elderOne, publishedSkills } = settings
  known = settings
  kind = (Number(episode) * 2 + (elderOne === 'hastur' ? 1 : 0)) * 2 + (publishedSkills ? 1 : 0)
  return kind
}
