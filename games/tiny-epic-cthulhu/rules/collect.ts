import { at, done, listOf } from '@eldertable/kernel'
import { COLOURS, FEAR, GREED, RAGE } from '../pieces/colours.ts'
import { MAT_TRACK } from '../pieces/mats.ts'
import type { Game } from '../frames.ts'
import { coloursOf } from '../payment-code.ts'
import type { Reason } from '../reasons.ts'
import type { TecState } from '../state.ts'
import { V } from '../verbs.ts'
import { cannotAct, useAction } from './actions.ts'
import { decider } from './company.ts'
import { costInMadness } from './costs.ts'
import { procedure } from './kit.ts'
import { add, characterAt, count, subtract, sum, townOf } from './pieces.ts'
import { waysToTake } from './ways.ts'

/** Why a player can't collect. */
export function cannotCollect(s: TecState, character: number): Reason | undefined {
  const why = cannotAct(s)
  if (why !== undefined) return why
  if (sum(townOf(s, character).madness) === 0) return 'nothing-here' // TEC-COLLECT-6
  return canTakeAny(s, character) ? undefined : 'no-space'
}

/** How many tentacles of each colour are there and fit on the mat (TEC-COLLECT-5). */
export function fitting(s: TecState, character: number): number[] {
  const { held } = characterAt(s, character)
  const { madness } = townOf(s, character)
  return [
    fittingOf(madness, held, FEAR),
    fittingOf(madness, held, RAGE),
    fittingOf(madness, held, GREED),
  ]
}

const fittingOf = (madness: readonly number[], held: readonly number[], colour: number): number =>
  Math.min(count(madness, colour), MAT_TRACK - count(held, colour))

function canTakeAny(s: TecState, character: number): boolean {
  const { held } = characterAt(s, character)
  const { madness } = townOf(s, character)
  for (let colour = 0; colour < COLOURS; colour++)
    if (fittingOf(madness, held, colour) > 0) return true
  return false
}

/** By how many tentacles can be taken at once: any number of them, the most first. */
const amounts = listOf(1 + MAT_TRACK + 1, (limit) =>
  listOf(limit, (less) => costInMadness(limit - less)),
)

/** Everything that can be taken at once, the most first (TEC-COLLECT-2 to TEC-COLLECT-4, TEC-COLLECT-7). */
function hauls(s: TecState, character: number): number[] {
  const limit = 1 + count(characterAt(s, character).held, GREED)
  return waysToTake(fitting(s, character), at(amounts, limit))
}

/** TEC-COLLECT-1 */
export const collect = procedure('collect', {
  choose: {
    rule: 'TEC-CHOICE-6',
    who: (s, f) => decider(s, f.character),
    offer(s, f, o) {
      const all = hauls(s, f.character)
      for (const haul of all) o.allow(V.take, haul, 'TEC-COLLECT-1')
      if (all.length > 1) o.allow(V.back)
    },
    take(g, f, verb, haul) {
      if (verb === V.take) takeHaul(g, f.character, coloursOf(haul))
      return done
    },
  },
})

function takeHaul(g: Game, character: number, taken: number[]): void {
  useAction(g)
  const { held, town } = characterAt(g.state, character)
  const { madness } = townOf(g.state, character)
  for (let colour = 0; colour < COLOURS; colour++) {
    subtract(madness, colour, count(taken, colour))
    add(held, colour, count(taken, colour))
  }
  g.event?.('collects', 'TEC-COLLECT-1', { character, town, taken })
}
