import { done, pickOf, type Offer, type Pick } from '@eldertable/kernel'
import { CHAOS } from '../pieces/colours.ts'
import { PORTALS } from '../pieces/old-ones.ts'
import { clockwiseOf, TOWNS } from '../pieces/towns.ts'
import type { Game } from '../frames.ts'
import type { Reason } from '../reasons.ts'
import { NOBODY, NOWHERE, type TecState } from '../state.ts'
import { V } from '../verbs.ts'
import { cannotUseAbility } from './ability.ts'
import { ACTIONS } from './actions.ts'
import { callBanish, cannotBanish } from './banish.ts'
import { cannotCollect } from './collect.ts'
import { decider } from './company.ts'
import { beginExtraAction, offerExtraActions } from './extra-actions.ts'
import { procedure } from './kit.ts'
import { cannotMove, move } from './move.ts'
import { add, characterAt, count } from './pieces.ts'
import { cannotSeal } from './seal.ts'
import { cannotUseTown } from './town-action.ts'
import { cannotTranslate } from './translate.ts'

/** Step 2 of a player's turn: its menu, asked again after everything chosen from it (TEC-ACTION-1 to TEC-ACTION-14). */
export const stepTwo = procedure('stepTwo', {
  begin(g, f) {
    const { table } = g.state
    const { character } = f
    const { town } = characterAt(g.state, character)
    table.actions = ACTIONS // TEC-ACTION-1
    table.mustMove = table.phase === 1 && town === table.oldOne // TEC-ACTION-8, TEC-ACTION-12
    if (table.mustMove) g.event?.('mustMove', 'TEC-ACTION-8', { character, town })
    return 'choose'
  },
  choose: {
    rule: 'TEC-CHOICE-4',
    always: true,
    who: (s, f) => decider(s, f.character),
    offer(s, f, o) {
      offerActions(s, f.character, o)
      o.allowUnless(cannotBuyAction(s, f.character), V.buyAction, 0, 'TEC-ACTION-5')
      o.allowUnless(cannotUseAbility(s, f.character), V.ability, 0, 'TEC-ABILITY-1')
      offerExtraActions(s, f.character, o)
      o.allowUnless(s.table.mustMove ? 'must-move' : undefined, V.endTurn, 0, 'TEC-ACTION-4') // TEC-ACTION-9
    },
    take(g, f, verb, argument) {
      if (verb === V.endTurn) return done // TEC-ACTION-7
      begin(g, f.character, verb, argument)
      return 'choose'
    },
    byDefault: (s, f) => usualPick(s, f.character),
  },
})

/** TEC-ACTION-2; where nobody asks why not, what can't be is not gone through. */
function offerActions(s: TecState, character: number, o: Offer<Reason>): void {
  if (s.table.actions === 0 && !o.explains) return // TEC-ACTION-1
  for (let town = 0; town < TOWNS; town++)
    o.allowUnless(cannotMove(s, character, town), V.move, town, 'TEC-MOVE-1')
  if (s.table.mustMove && !o.explains) return // TEC-ACTION-8
  o.allowUnless(cannotCollect(s, character), V.collect, 0, 'TEC-COLLECT-1')
  o.allowUnless(cannotBanish(s, character), V.banish, 0, 'TEC-BANISH-1')
  o.allowUnless(cannotUseTown(s, character), V.townAction, 0, 'TEC-TOWN-1')
  o.allowUnless(cannotTranslate(s, character), V.translate, 0, 'TEC-TRANS-1')
  if (s.table.phase === 1 && !o.explains) return // TEC-SEAL-2
  for (let portal = 0; portal < PORTALS; portal++)
    o.allowUnless(cannotSeal(s, character, portal), V.seal, portal, 'TEC-SEAL-5')
}

/** Begins what was chosen from the menu. */
function begin(g: Game, character: number, verb: number, argument: number): void {
  switch (verb) {
    case V.move:
      move(g, character, argument)
      break
    case V.collect:
      g.call('collect', { character })
      break
    case V.banish:
      callBanish(g, character)
      break
    case V.townAction:
      g.call('townAction', { character, target: NOWHERE, receiver: NOBODY })
      break
    case V.translate:
      g.call('translate', { character })
      break
    case V.seal:
      g.call('seal', { character, portal: argument })
      break
    case V.ability:
      g.call('ability', { character, target: NOWHERE })
      break
    case V.buyAction:
      buyAction(g, character)
      break
    case V.extraMove:
    case V.extraTranslate:
    case V.extraBanish:
    case V.extraSeal:
      beginExtraAction(g, character, verb, argument)
      break
  }
}

function cannotBuyAction(s: TecState, character: number): Reason | undefined {
  return count(characterAt(s, character).held, CHAOS) === 0 ? 'no-chaos' : undefined // TEC-ACTION-6
}

/** TEC-ACTION-5 */
function buyAction(g: Game, character: number): void {
  const { table } = g.state
  add(characterAt(g.state, character).held, CHAOS, -1)
  add(table.supply, CHAOS, 1)
  table.actions++
  g.event?.('buysAction', 'TEC-ACTION-5', { character, left: table.actions })
}

/** Ends the turn, after the Move that must come first: a neighbour is always free (TEC-ACTION-9, TEC-ACTION-11). */
function usualPick(s: TecState, character: number): Pick {
  const { town } = characterAt(s, character)
  return s.table.mustMove ? pickOf(V.move, clockwiseOf(town)) : pickOf(V.endTurn)
}
