import { RAGE } from '../pieces/colours.ts'
import type { Game } from '../frames.ts'
import { NO_SHAMBLER, NOWHERE, type Character, type Town } from '../state.ts'
import { rerollFailures } from './assistant-dice.ts'
import { banishShambler, costOfDice, costOfShambler } from './banish.ts'
import type { Cost } from './costs.ts'
import { rollDice } from './dice.ts'
import { canPay, plainPayment, spend } from './payments.ts'
import { characterAt, count, shamblersOn, townOf } from './pieces.ts'

/** An Assistant's attempt at the Shambler that its rules name; there must be one on its card (TEC-ASSIST-18). */
export function banishForAssistant(g: Game, character: number): void {
  const s = g.state
  const town = townOf(s, character)
  const one = characterAt(s, character)
  const rage = count(one.held, RAGE) // TEC-ASSIST-23
  const space = shamblerToBanish(one, town) // TEC-ASSIST-20
  const cost = (): Cost => costOfShambler(town, space, costOfDice(s.table.dice))
  rollDice(g, character, shamblersOn(town), 'banish')
  if (!rerollFailures(g, character, () => canPay(s, character, cost()))) {
    g.event?.('banishFails', 'TEC-ASSIST-21', { character, cost: costOfDice(s.table.dice) })
    return
  }
  spend(g, character, plainPayment(s, character, cost()), 'banish', 'TEC-ASSIST-17')
  banishShambler(g, character, space, rage)
}

/** TEC-ASSIST-19: in the colour of which it has the most Madness; of equals the highest on the track. */
function shamblerToBanish({ held }: Character, { shamblers }: Town): number {
  let best = NOWHERE
  let most = 0
  for (let space = 0; space < shamblers.length; space++) {
    const colour = count(shamblers, space)
    if (colour === NO_SHAMBLER || count(held, colour) < most) continue
    best = space
    most = count(held, colour)
  }
  return best
}
