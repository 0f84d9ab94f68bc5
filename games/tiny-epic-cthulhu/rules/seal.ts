import { at, done } from '@eldertable/kernel'
import { DICE } from '../pieces/dice.ts'
import { portalColour, portalNumber } from '../pieces/old-ones.ts'
import type { Game } from '../frames.ts'
import { partsOf } from '../payment-code.ts'
import type { Reason } from '../reasons.ts'
import { OPEN, type TecState } from '../state.ts'
import { V } from '../verbs.ts'
import { cannotAct, useAction } from './actions.ts'
import { afterSeal } from './closing.ts'
import { decider } from './company.ts'
import { costInColour, type Cost } from './costs.ts'
import { rerollsOf, rollDice } from './dice.ts'
import { procedure } from './kit.ts'
import { canPay, purseOf } from './payments.ts'
import { add, characterAt, runesOf, sum } from './pieces.ts'
import { waysToTake } from './ways.ts'

/** Why the active player can't try to seal a portal location. */
export function cannotSeal(s: TecState, character: number, portal: number): Reason | undefined {
  return cannotAct(s) ?? cannotSealHere(s, character, portal)
}

/** Why a character, whoever it is, can't try to seal a portal location from where it stands. */
export function cannotSealHere(s: TecState, character: number, portal: number): Reason | undefined {
  const { table } = s
  const one = characterAt(s, character)
  if (table.phase === 1) return 'phase-one' // TEC-SEAL-2
  if (one.town !== table.oldOne) return 'not-with-old-one'
  if (table.portals[portal] !== OPEN) return 'sealed-already' // TEC-SEAL-1
  if (runesOf(one, portalColour(portal)) === 0) return 'no-rune' // TEC-SEAL-4
  return canPay(s, character, sealOf(portal)) ? undefined : 'no-tentacle' // TEC-SEAL-3
}

/** The tentacle that a location takes: one of its colour, or Chaos. */
export const sealOf = (portal: number): Cost => costInColour(portalColour(portal), 1)

/** Rolls for a location: one die for each rune of its colour, at most three (TEC-SEAL-5). */
export function rollForPortal(g: Game, character: number, portal: number): void {
  const runes = runesOf(characterAt(g.state, character), portalColour(portal))
  rollDice(g, character, Math.min(DICE, runes), 'seal')
}

/** TEC-SEAL-6 */
export function isSealRolled({ table }: TecState, portal: number): boolean {
  return sum(table.dice) >= portalNumber(table.settings.greatOldOne, portal)
}

export const seal = procedure('seal', {
  roll(g, f) {
    useAction(g)
    rollForPortal(g, f.character, f.portal)
    const { character, portal } = f
    g.call('rerolls', { character, left: rerollsOf(g.state, character), portal })
    return 'rolled'
  },
  rolled(g, f) {
    if (isSealRolled(g.state, f.portal)) return 'place'
    failToSeal(g, f.character, f.portal)
    return done
  },
  // TEC-SEAL-7
  place: {
    rule: 'TEC-CHOICE-13',
    who: (s, f) => decider(s, f.character),
    about: (_, f) => ({ portal: f.portal }),
    offer(s, f, o) {
      for (const code of waysToTake(purseOf(s, f.character), [sealOf(f.portal)]))
        o.allow(V.place, code, 'TEC-SEAL-7')
    },
    take(g, f, _, code) {
      placeSeal(g, f.character, f.portal, code)
      return done
    },
  },
})

/** TEC-SEAL-8 */
export function failToSeal(g: Game, character: number, portal: number): void {
  g.event?.('sealFails', 'TEC-SEAL-8', { character, portal, sum: sum(g.state.table.dice) })
}

/** Puts a tentacle on a location after a success; it stays there (TEC-SEAL-7). */
export function placeSeal(g: Game, character: number, portal: number, code: number): void {
  const { table } = g.state
  const { from, spent } = at(partsOf(table, character, code), 0)
  const kind = spent.findIndex((amount) => amount > 0)
  const rule = characterAt(g.state, character).isAssistant ? 'TEC-ASSIST-15' : 'TEC-SEAL-7'
  add(characterAt(g.state, from).held, kind, -1)
  table.portals[portal] = kind
  g.event?.('seals', rule, { character, from, portal, kind, sum: sum(table.dice) })
  afterSeal(g, character, portal)
}
