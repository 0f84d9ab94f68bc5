import type { Step } from './script.ts'
import type { Reason } from '../../reasons.ts'
import { stressLeft } from '../../rules/tracks.ts'
import type { DmdState } from '../../state.ts'
import type { Deed } from './deed.ts'
import { each, when } from './each.ts'
import { attack, healEnemies, move, promote, summon } from './enemies.ts'
import { blowToGate, catchingFire, fire, rlyeh } from './places.ts'
import { discardSigns, rollSigns, settleSigns } from './signs.ts'
import { pay, take } from './take.ts'
import { darken, douse, putDownIdol, realign, refocus, turnGrave, unpack } from './tokens.ts'

/** Every verb of the script. `choose` is a question of the script itself. */
export const deeds: { readonly [K in Step['do']]: Deed<K> } = {
  take,
  pay,
  summon,
  move,
  attack,
  'heal-enemies': healEnemies,
  promote,
  fire,
  'catch-fire': catchingFire,
  rlyeh,
  'blow-to-gate': blowToGate,
  'put-down-idol': putDownIdol,
  'turn-grave': turnGrave,
  realign,
  refocus,
  darken,
  douse,
  unpack,
  each,
  if: when,
  choose: () => true,
  'discard-signs': discardSigns,
  'settle-signs': settleSigns,
  'roll-signs': rollSigns,
}

/** Why an option of a text can't be chosen (DMD-TERM-18). */
export function cannotDo(s: DmdState, you: number, steps: readonly Step[]): Reason | undefined {
  for (const step of steps)
    if (step.do === 'pay' && stressLeft(s, you) < step.amount) return 'stress-too-high'
  return undefined
}
