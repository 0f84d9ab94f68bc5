import { at, done } from '@eldertable/kernel'
import { cardAt, HOUND, itemOf } from '../pieces/cards.ts'
import type { Frames, Game } from '../frames.ts'
import type { Reason } from '../reasons.ts'
import type { I32State, Survivor } from '../state.ts'
import { fromFirst, fromSecond, paymentOf, V } from '../verbs.ts'
import { layAside, takeAway } from './discards.ts'
import { procedure } from './kit.ts'
import { extraSaving, menaceOf } from './menace.ts'
import { penaltyOf, savingOf } from './numbers.ts'
import { takeFromScreen } from './screen.ts'
import { playerOf, survivorAt } from './survivors.ts'
import { doubleOf, sumOf } from './throw.ts'
import { MOST_TARGET, takeOutOfThrong, throngWith } from './throngs.ts'
import { storeOn, storePlace } from './tokens.ts'

const SAVED = 1
const GONE = 6

/** A mythos attack: its price is paid, and the monster throws to save itself (I32-MYTHOS-3 to 10). */
export const banish = procedure('banish', {
  pay: {
    rule: 'I32-MYTHOS-5',
    who: (s, f) => playerOf(s, f.who),
    about: (_, f) => ({ who: f.who, target: f.target }),
    offer(s, f, o) {
      const one = survivorAt(s, f.who)
      const price = cardAt(f.target).value
      const first = storeHeld(s, one, 0)
      const second = storeHeld(s, one, 1)
      for (let a = 0; a <= Math.min(first, price); a++)
        for (let b = 0; b <= Math.min(second, price - a); b++)
          if (price - a - b <= one.mythos) o.allow(V.pay, paymentOf(a, b), 'I32-MYTHOS-5')
    },
    take(g, f, _, payment) {
      const one = survivorAt(g.state, f.who)
      const price = cardAt(f.target).value
      const first = fromFirst(payment)
      const second = fromSecond(payment)
      one.mythos -= price - first - second
      const penalty = Math.max(payFrom(g, one, 0, first), payFrom(g, one, 1, second))
      g.event?.('paysMythos', 'I32-MYTHOS-4', { who: f.who, amount: price, target: f.target })
      save(g, f, penalty)
      return done
    },
  },
})

/** Takes tokens off one of the two cards that a survivor can hold; what that lowers the saving throw by (I32-MYTHOS-5). */
function payFrom({ state }: Game, one: Survivor, place: number, amount: number): number {
  if (amount === 0) return 0
  const card = at(one.cards, place)
  state.table.stores[storePlace(card)] = storeOn(state, card) - amount
  return penaltyOf(itemOf(card).penalty, state, one.card, card)
}

/** The tokens on one of the two cards that a survivor can hold. */
function storeHeld(s: I32State, { cards }: Survivor, place: number): number {
  return place < cards.length ? storeOn(s, at(cards, place)) : 0
}

/** All that a survivor could pay with. */
const mythosOf = (s: I32State, one: Survivor): number =>
  one.mythos + storeHeld(s, one, 0) + storeHeld(s, one, 1)

/** What a monster must not exceed to be saved (I32-MYTHOS-6, I32-MYTHOS-8, I32-ABIL-1). */
export function savingTarget(s: I32State, who: number, target: number, penalty: number): number {
  const throng = throngWith(s, target)
  const chant = at(extraSaving, menaceOf(s, { throng, card: target }))
  const raised = Math.min(MOST_TARGET, cardAt(target).value + chant)
  return savingOf(raised - penalty, s, who)
}

/** I32-MYTHOS-6 to 10 */
function save(g: Game, { who, target }: Frames['banish'], penalty: number): void {
  const s = g.state
  const needed = savingTarget(s, who, target, penalty)
  const dice = [g.chance.die(6), g.chance.die(6)]
  s.table.roll = { who, kind: 'saving', dice, target: needed }
  g.event?.('saves', 'I32-MYTHOS-6', { card: target, dice, target: needed })
  const double = doubleOf(dice)
  if (double === SAVED) return
  if (sumOf(dice) <= needed && double !== GONE) return
  takeOutOfThrong(s, target)
  takeFromScreen(s, target)
  const isGone = double === GONE
  g.event?.('monsterFalls', isGone ? 'I32-MYTHOS-10' : 'I32-MYTHOS-7', { card: target, isGone })
  if (isGone) takeAway(s, target)
  else layAside(s, target)
}

/** Why mythos can't be used against a card (I32-MYTHOS-4, I32-MYTHOS-13, I32-HOUND-6). */
export function cannotBanish(s: I32State, who: number, target: number): Reason | undefined {
  if (who === HOUND) return 'no-mythos-for-hound'
  if (cardAt(target).kind === 'terror' || target === s.table.cultist) return 'beyond-mythos'
  return mythosOf(s, survivorAt(s, who)) < cardAt(target).value ? 'too-little-mythos' : undefined
}
