import { Engine, type AnyTitle } from '@eldertable/kernel'
import { FuzzedMatch } from './fuzzed-match.ts'
import { look, thrown, type Finding } from './look.ts'
import type { OracleName } from './oracles/index.ts'
import { RandomPlayer } from './random-player.ts'
import type { Beginning, Choice, Violation } from './violation.ts'

/** What a replay comes to: the picks that were made, and what was found after the last of them. */
export interface Replayed {
  picks: Choice[]
  finding: Finding | undefined
}

/** Plays a violation's picks and says what the oracle that found it finds now; nothing if it is mended. */
export function replayViolation(title: AnyTitle, violation: Violation): Finding | undefined {
  if (violation.title !== title.id)
    throw new Error(`a violation of ${violation.title}, not ${title.id}`)
  const engine: Engine = new Engine(title)
  const { randomPicks, picks } = violation
  if (randomPicks !== undefined) return playOn(engine, violation, randomPicks)
  const watch = { oracles: oraclesOf(violation), onlyAtTheEnd: false }
  return playChoices(engine, violation, picks, watch).finding
}

export function oraclesOf({ oracle }: Finding): OracleName[] {
  return oracle === 'engine' || oracle === 'endless' ? [] : [oracle]
}

/** Who looks, and whether after every pick or, which is quicker, after the last one. */
interface Watch {
  oracles: readonly OracleName[]
  onlyAtTheEnd: boolean
}

/**
 * Plays picks until something is found. Those that are not offered are left out; those that are offered to another
 * seat, because something before them was left out, are made by that one.
 */
export function playChoices(
  engine: Engine,
  beginning: Beginning,
  choices: readonly Choice[],
  { oracles, onlyAtTheEnd }: Watch,
): Replayed {
  const picks: Choice[] = []
  try {
    const match = new FuzzedMatch(engine, beginning, { thorough: true })
    for (const [seat, pick, dice] of choices) {
      const finding = onlyAtTheEnd ? undefined : look(match.moment, oracles)
      if (finding !== undefined) return { picks, finding }
      for (const who of new Set([seat, engine.seatToAct(match.state)])) {
        picks.push([who, pick, dice]) // before it is made: it may be the one at which the rules break
        if (match.play(who, pick, dice) === undefined) break
        picks.pop()
      }
    }
    return { picks, finding: look(match.moment, oracles) }
  } catch (error) {
    return { picks, finding: thrown('engine', error) }
  }
}

/** Plays at random and finds the match endless if it is not over after that many picks. */
function playOn(engine: Engine, beginning: Beginning, longest: number): Finding | undefined {
  try {
    const match = new FuzzedMatch(engine, beginning, { thorough: false })
    const player = new RandomPlayer(beginning.seed, Object.keys(engine.title.verbs).length)
    for (let step = 0; step < longest && !match.moment.isOver; step++)
      match.play(...player.next(match.moment), step)
    return match.moment.isOver ? undefined : endless(longest)
  } catch (error) {
    return thrown('engine', error)
  }
}

export function endless(longest: number): Finding {
  return { oracle: 'endless', message: `the match is not over after ${longest} picks` }
}
