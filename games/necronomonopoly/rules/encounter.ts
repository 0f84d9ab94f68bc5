import { done, pickOf, type Frame } from '@eldertable/kernel'
import { effects } from '../effects/index.ts'
import { cardAt } from '../pieces/cards.ts'
import { BANISHED, VOIDED, type Frames, type Game } from '../frames.ts'
import { NO_CARD, NOBODY } from '../state.ts'
import { V } from '../verbs.ts'
import { discardTogether, heldOfType } from './deck.ts'
import { procedure } from './kit.ts'
import { ignores, lossFrom } from './monsters.ts'
import { isSane, player } from './players.ts'
import { offerPowers } from './powers.ts'
import { charge } from './purse.ts'
import { modified } from './modified.ts'
import { offerWard } from './sanity.ts'

/** A throw that no die can give. */
const NEVER = 7
const savingThrow = modified('savingThrow')

type Meeting = Frames['encounter'] & Frame

const hasExtra = (f: Meeting): boolean => cardAt(f.monster).does !== null

/** One Investigator meets one Monster: the Meet window, the loss, the extra effect. */
export const encounter = procedure('encounter', {
  begin(g, f) {
    const s = g.state
    if (!isSane(s, f.seat) || ignores(s, f.seat, f.monster)) return done // NEC-MONSTER-16, NEC-MEET-2
    f.loss = lossFrom(s, f.seat, f.monster)
    g.event?.('meets', 'NEC-MEET-1', { seat: f.seat, card: f.monster, loss: f.loss })
    return f.loss > 0 || hasExtra(f) ? 'meet' : done
  },
  meet: {
    rule: 'NEC-CHOICE-11',
    who: (_, f) => f.seat,
    about: (_, f) => ({ seat: f.seat, card: f.monster, amount: f.loss }),
    offer(s, f, o) {
      o.allow(V.suffer, 0, 'NEC-MEET-5')
      if (f.loss > 0) {
        const allies = heldOfType(s, f.seat, 'ally')
        for (const ally of allies) {
          if (allies.length >= alliesNeeded(f)) o.allow(V.sacrifice, ally, ruleOfSacrifice(f))
          else o.refuse(V.sacrifice, ally, 'needs-two-allies')
        }
        offerWard(s, f.seat, o)
      }
      offerPowers(s, f.seat, 'meet', f.monster, o)
    },
    take(g, f, verb, card) {
      if (verb === V.suffer) return 'take'
      if (verb === V.sacrifice) {
        f.ally = card
        return alliesNeeded(f) === 2 ? 'second' : 'sacrifice'
      }
      if (verb === V.ward) {
        player(g.state, f.seat).ward = false
        g.event?.('wardSpent', 'NEC-LOCALE-12', { seat: f.seat, amount: f.loss })
        f.loss = 0
        return 'avoided'
      }
      f.answer = 0
      g.call('use', { seat: f.seat, card, when: 'meet', subject: f.monster, target: -1 })
      return 'used'
    },
    byDefault(s, f) {
      const allies = heldOfType(s, f.seat, 'ally')
      const [first] = allies
      const lost = player(s, f.seat).sanity < f.loss
      return lost && first !== undefined && allies.length >= alliesNeeded(f)
        ? pickOf(V.sacrifice, first)
        : pickOf(V.suffer)
    },
    pass: pickOf(V.suffer),
  },
  used: (_, f) => (f.answer === BANISHED || f.answer === VOIDED ? done : 'meet'),
  second: {
    rule: 'NEC-CARD-54',
    who: (_, f) => f.seat,
    about: (_, f) => ({ seat: f.seat, card: f.monster }),
    offer(s, f, o) {
      for (const ally of heldOfType(s, f.seat, 'ally'))
        if (ally !== f.ally) o.allow(V.sacrifice, ally, 'NEC-CARD-54')
    },
    take(g, f, _, second) {
      sacrifice(g, f, [f.ally, second])
      f.loss = 0
      return 'avoided'
    },
  },
  sacrifice(g, f) {
    sacrifice(g, f, [f.ally])
    f.loss = 0
    return 'avoided'
  },
  // NEC-WINDOW-15: with the loss avoided there may still be an extra effect to respond to.
  avoided: (_, f) => (hasExtra(f) ? 'meet' : done),
  take(g, f) {
    if (!isSane(g.state, f.seat)) return done
    if (f.loss === 0) return 'extra'
    const { seat, monster: card, loss: amount } = f
    if (!charge(g, seat, { for: 'monster', card, amount }, NOBODY)) return done // NEC-MEET-8
    const left = player(g.state, seat).sanity
    g.event?.('suffers', 'NEC-MEET-6', { seat, card, amount, left })
    return 'extra'
  },
  // NEC-MEET-7, NEC-ALLY-4
  extra(g, f) {
    extraEffect(g, f)
    return done
  },
})

/** NEC-CARD-54: Cthulhu wants two. */
const alliesNeeded = (f: Meeting): number => cardAt(f.monster).allies

/** NEC-ALLY-2 for a Monster, NEC-ALLY-5 for a Great Old One, and Cthulhu's own terms. */
function ruleOfSacrifice(f: Meeting): string {
  if (alliesNeeded(f) === 2) return 'NEC-CARD-54'
  return cardAt(f.monster).type === 'old-one' ? 'NEC-ALLY-5' : 'NEC-ALLY-2'
}

/** NEC-ALLY-3; who may bring an Ally back throws a die for each, in the order in which they were named (NEC-CARD-6). */
function sacrifice(g: Game, f: Meeting, allies: readonly number[]): void {
  const { seat } = f
  const lowest = savingThrow(NEVER, g.state, seat, allies)
  const isSaved = (card: number): boolean => {
    g.event?.('sacrifices', ruleOfSacrifice(f), { seat, card })
    if (lowest === NEVER) return false
    const die = g.chance.die(6)
    const saved = die >= lowest
    g.event?.('westSaves', 'NEC-CARD-6', { seat, card, die, saved })
    return saved
  }
  const lost = allies.filter((ally) => !isSaved(ally))
  discardTogether(g.state, seat, lost)
}

function extraEffect(g: Game, { seat, monster: card }: Meeting): void {
  const { does } = cardAt(card)
  if (does !== null) effects.run(g, { seat, card, subject: NO_CARD, target: NOBODY }, does)
}
