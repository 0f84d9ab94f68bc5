import { at, done, repeated } from '@eldertable/kernel'
import { CHAOS, COLOURS } from '../pieces/colours.ts'
import type { SpentFor } from '../events.ts'
import type { Game } from '../frames.ts'
import { CHAOS_PLACE, matsOfPayer, partsOf, sharesWith } from '../payment-code.ts'
import type { Character, TecState } from '../state.ts'
import { V } from '../verbs.ts'
import { decider } from './company.ts'
import type { Cost } from './costs.ts'
import { procedure } from './kit.ts'
import { add, characterAt, count, subtract } from './pieces.ts'
import { waysToTake } from './ways.ts'

/** The answers of procedures that can be given up before anything has happened. */
export const WENT_BACK = 0
const WENT_ON = 1

/** What a character can pay with, place by place: Assistants share on the same Town Card (TEC-SOLO-8). */
export function purseOf(s: TecState, character: number): number[] {
  const payer = characterAt(s, character)
  const purse = repeated(0, CHAOS_PLACE + 1)
  const mats = matsOfPayer(s.table, character)
  for (let mat = 0; mat < mats.length; mat++) {
    const { held, town } = characterAt(s, at(mats, mat))
    if (town !== payer.town) continue
    for (let colour = 0; colour < COLOURS; colour++)
      purse[mat * COLOURS + colour] = count(held, colour)
  }
  purse[CHAOS_PLACE] = count(payer.held, CHAOS)
  return purse
}

/** Whether a character can pay a cost in full. */
export function canPay(s: TecState, character: number, cost: Cost): boolean {
  const payer = characterAt(s, character)
  // Nobody shares Chaos (TEC-SOLO-9).
  let payable = Math.min(count(payer.held, CHAOS), count(cost.most, CHAOS))
  let beyond = 0
  for (let colour = 0; colour < COLOURS; colour++) {
    const has = heldTogether(s, payer, colour)
    const matching = Math.min(has, count(cost.most, colour))
    payable += matching
    beyond += has - matching
  }
  return payable + Math.min(beyond, cost.swaps) >= cost.count
}

/** How many Madness Tentacles of a colour a character can pay with (TEC-SOLO-8). */
function heldTogether({ table }: TecState, payer: Character, colour: number): number {
  let total = count(payer.held, colour)
  // Assistants come after all investigators.
  for (let i = table.characters.length - 1; i >= 0; i--) {
    const other = at(table.characters, i)
    if (!other.isAssistant) break
    if (sharesWith(payer, other) && other.town === payer.town) total += count(other.held, colour)
  }
  return total
}

/** How an Assistant pays: matching Madness first, Chaos for what is missing (TEC-ASSIST-17); it must be able to. */
export function plainPayment(s: TecState, character: number, cost: Cost): number {
  const [code] = waysToTake(purseOf(s, character), [cost])
  if (code === undefined) throw new Error(`character ${character} cannot pay`)
  return code
}

/** Moves what is spent to the Discard Mat (TEC-TERM-6) or, if it is Chaos, to the general supply (TEC-TERM-7). */
export function spend(g: Game, character: number, code: number, why: SpentFor, rule: string): void {
  const { table } = g.state
  for (const { from, spent } of partsOf(table, character, code)) {
    const { held } = characterAt(g.state, from)
    for (let kind = 0; kind <= CHAOS; kind++) {
      subtract(held, kind, count(spent, kind))
      add(kind === CHAOS ? table.supply : table.discard, kind, count(spent, kind))
    }
    g.event?.('pays', rule, { character, from, spent, for: why })
  }
}

/** Asks how to pay and answers whether it was done; what can be paid in one way only is paid without asking. */
export const pay = procedure('pay', {
  choose: {
    rule: 'TEC-TERM-6',
    who: (s, f) => decider(s, f.character),
    about: (_, f) => ({ for: f.for }),
    offer(s, f, o) {
      const ways = waysToTake(purseOf(s, f.character), f.costs)
      for (const code of ways) o.allow(V.pay, code, f.rule)
      if (ways.length > 1) o.allow(V.back)
    },
    take(g, f, verb, code) {
      if (verb === V.back) {
        g.returnValue(WENT_BACK)
        return done
      }
      spend(g, f.character, code, f.for, f.rule)
      g.returnValue(WENT_ON)
      return done
    },
  },
})
