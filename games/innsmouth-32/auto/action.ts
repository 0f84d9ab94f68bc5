import type { I32State } from '../state.ts'
import { NONE } from '../state.ts'
import { cannotCover, canCutIn } from '../rules/side-options.ts'
import { monstersOnScreen } from '../rules/screen.ts'
import { throngsOf } from '../rules/throngs.ts'
import { V } from '../verbs.ts'
import { autoCover, autoTake, hitsAfter, hitsOfAll } from './choices.ts'

interface Action {
  readonly verb: number
  readonly argument: number
  readonly rule: string
  /** A and B of I32-AUTO-3. */
  readonly all: number
  readonly taken: number
}

const EARLY = 43
const LATE = 22
const LAST_REEL = 4

/** How much a monster more is worth in turns to come: G of I32-AUTO-3, I32-AUTO-25. */
function patience({ table }: I32State): number {
  if (table.isLastOne || table.finale !== 'open') return 0
  return table.reel < LAST_REEL ? EARLY : LATE
}

/** What the automatic director does on a turn (I32-AUTO-3 to 5). */
export function autoAction(s: I32State, side: number): Action {
  const all = hitsOfAll(s, side)
  const card = autoTake(s, side, monstersOnScreen(s))
  const taken = card === NONE ? 0 : hitsAfter(s, side, card) + patience(s)
  const figures = { all, taken }
  if (card !== NONE && taken >= all)
    return { verb: V.takeMonster, argument: card, rule: 'I32-AUTO-3', ...figures }
  if (throngsOf(s, side).length > 0)
    return { verb: V.allOut, argument: 0, rule: 'I32-AUTO-3', ...figures }
  if (canCutIn(s, side)) return { verb: V.cut, argument: 0, rule: 'I32-AUTO-5', ...figures }
  const slot = autoCover(s)
  if (slot !== NONE && cannotCover(s, slot) === undefined)
    return { verb: V.cover, argument: slot, rule: 'I32-AUTO-4', ...figures }
  return { verb: V.pass, argument: 0, rule: 'I32-AUTO-4', ...figures }
}
