import { at, done, listOf, pickOf } from '@eldertable/kernel'
import { RAGE } from '../pieces/colours.ts'
import { matAt } from '../pieces/mats.ts'
import { TRACK } from '../pieces/towns.ts'
import type { Game } from '../frames.ts'
import { placesOf } from '../payment-code.ts'
import type { Reason } from '../reasons.ts'
import { NO_SHAMBLER, type TecState, type Town } from '../state.ts'
import { shamblerAt, spaceOfShambler, V } from '../verbs.ts'
import { cannotAct, useAction } from './actions.ts'
import { decider } from './company.ts'
import { costInColour, costInMadness, type Cost } from './costs.ts'
import { rerollsOf, rollDice } from './dice.ts'
import { procedure } from './kit.ts'
import { canPay, purseOf, spend, WENT_BACK } from './payments.ts'
import { characterAt, count, shamblersOn, sum, townOf } from './pieces.ts'
import { discardFromLair } from './placing.ts'
import { returnShambler } from './shamblers.ts'
import { waysToTake } from './ways.ts'

/** Why a player can't banish. */
export function cannotBanish(s: TecState, character: number): Reason | undefined {
  const why = cannotAct(s)
  if (why !== undefined) return why
  return shamblersOn(townOf(s, character)) === 0 ? 'no-shambler' : undefined // TEC-BANISH-1
}

/** TEC-BANISH-3; without dice it is 0 (TEC-CHAR-6). */
export function costOfDice(dice: readonly number[]): number {
  let highest = 0
  for (let die = 0; die < dice.length; die++) highest = Math.max(highest, at(dice, die))
  return highest
}

/** What it takes to banish the Shambler on a space of a Town Card (TEC-BANISH-5). */
export const costOfShambler = (town: Town, space: number, cost: number): Cost =>
  costInColour(count(town.shamblers, space), cost)

/** By number of dice: Madness for none of them, for one and so on. */
const amounts = listOf(TRACK + 1, (dice) => listOf(dice + 1, costInMadness))

/** Starts a Banish of the player whose turn it is. */
export function callBanish(g: Game, character: number): void {
  const rage = count(characterAt(g.state, character).held, RAGE) // TEC-ACTION-14
  const dice = shamblersOn(townOf(g.state, character)) // TEC-BANISH-2
  g.call('banish', { character, rage, dice, cost: 0, space: 0 })
}

export const banish = procedure('banish', {
  begin: (g, f) => (canSpendForFewerDice(g.state, f.character) ? 'fewerDice' : 'roll'),
  // TEC-CHAR-6
  fewerDice: {
    rule: 'TEC-CHOICE-7',
    who: (s, f) => decider(s, f.character),
    about: (_, f) => ({ dice: f.dice }),
    offer(s, f, o) {
      const ways = waysToTake(purseOf(s, f.character), at(amounts, f.dice))
      for (const code of ways) o.allow(V.spend, code, 'TEC-CHAR-6')
      o.allow(V.back)
    },
    take(g, f, verb, code) {
      if (verb === V.back) return done
      spend(g, f.character, code, 'fewerDice', 'TEC-CHAR-6')
      f.dice -= sum(placesOf(code))
      return 'roll'
    },
  },
  roll(g, f) {
    useAction(g)
    rollDice(g, f.character, f.dice, 'banish')
    g.call('rerolls', { character: f.character, left: rerollsOf(g.state, f.character) })
    return 'rolled'
  },
  rolled(g, f) {
    const { character } = f
    f.cost = costOfDice(g.state.table.dice)
    const town = townOf(g.state, character)
    for (let space = 0; space < TRACK; space++)
      if (canBanish(g.state, character, town, space, f.cost)) return 'choose'
    g.event?.('banishFails', 'TEC-BANISH-7', { character, cost: f.cost })
    return done
  },
  // TEC-BANISH-4
  choose: {
    rule: 'TEC-CHOICE-9',
    who: (s, f) => decider(s, f.character),
    about: (_, f) => ({ cost: f.cost }),
    offer(s, f, o) {
      const town = townOf(s, f.character)
      for (let space = 0; space < TRACK; space++) {
        const shambler = shamblerAt(characterAt(s, f.character).town, space)
        if (canBanish(s, f.character, town, space, f.cost))
          o.allow(V.banishShambler, shambler, 'TEC-BANISH-4')
        else if (town.shamblers[space] !== NO_SHAMBLER)
          o.refuse(V.banishShambler, shambler, 'too-dear')
      }
      o.allow(V.decline, 0, 'TEC-BANISH-8')
    },
    take(g, f, verb, shambler) {
      const { character, cost } = f
      if (verb === V.decline) {
        g.event?.('banishDeclined', 'TEC-BANISH-8', { character, cost })
        return done
      }
      f.space = spaceOfShambler(shambler)
      const costs = [costOfShambler(townOf(g.state, character), f.space, cost)]
      g.call('pay', { character, costs, for: 'banish', rule: 'TEC-BANISH-5' })
      return 'paid'
    },
    byDefault: () => pickOf(V.decline),
  },
  paid(g, f) {
    if (f.answer === WENT_BACK) return 'choose'
    banishShambler(g, f.character, f.space, f.rage)
    return done
  },
})

/** TEC-CHAR-6: the Veteran, if there is Madness to spend. */
function canSpendForFewerDice(s: TecState, character: number): boolean {
  const { mat } = characterAt(s, character)
  return matAt(mat).key === 'veteran' && canPay(s, character, costInMadness(1))
}

/** Whether there is a Shambler on a space and it can be paid for. Of one colour either may go: its space stays empty. */
const canBanish = (
  s: TecState,
  character: number,
  town: Town,
  space: number,
  cost: number,
): boolean =>
  town.shamblers[space] !== NO_SHAMBLER && canPay(s, character, costOfShambler(town, space, cost))

/** Takes a Shambler that is paid for off a character's Town Card, with what follows from it. */
export function banishShambler(g: Game, character: number, space: number, rage: number): void {
  const { town } = characterAt(g.state, character)
  const card = townOf(g.state, character)
  const colour = count(card.shamblers, space)
  returnShambler(g, card, space) // TEC-BANISH-9, TEC-BANISH-10
  const discarded = discardFromLair(g, colour, 1 + rage) // TEC-BANISH-11, TEC-BANISH-12
  g.event?.('banishes', 'TEC-BANISH-9', { character, town, space, colour, discarded })
}
