import { done } from '@eldertable/kernel'
import { cards } from '../pieces/cards.ts'
import { BRAINS, STATS } from '../pieces/stats.ts'
import type { Game } from '../frames.ts'
import type { Reason } from '../reasons.ts'
import type { I32State, Survivor } from '../state.ts'
import { cardWith, cardIn, statIn, V } from '../verbs.ts'
import { discardThrong } from './clearing.ts'
import { takeAway } from './discards.ts'
import { discardHeld } from './holding.ts'
import { procedure } from './kit.ts'
import { discardFromReel, isReelOpen } from './screen.ts'
import {
  findSurvivor,
  hasPatient,
  inPlay,
  isCovered,
  playerOf,
  statOf,
  survivorAt,
} from './survivors.ts'
import { throwAgainst } from './throw.ts'
import { drop } from './lists.ts'
import { isThrong } from './throngs.ts'
import { gainMythos } from './tokens.ts'

/** What a card does that says "Action" (I32-POOL-9): why it can't be used now, and what its use begins. */
interface Use {
  cannot(s: I32State, one: Survivor): Reason | undefined
  begin(g: Game, one: Survivor, card: number): void
}

const nobodyIll = (s: I32State, one: Survivor): Reason | undefined =>
  hasPatient(s, one) ? undefined : 'nobody-insane'

const cureFor = (count: number, rule: string): Use => ({
  cannot: nobodyIll,
  begin(g, one, card) {
    discardHeld(g, one, card, rule)
    g.call('cure', { who: one.card, left: count, rule, patient: -1 })
  },
})

const uses: Readonly<Record<string, Use>> = {
  whiskey: cureFor(1, 'I32-ITEM-11'),
  pills: cureFor(2, 'I32-ITEM-12'),
  necronomicon: {
    cannot: (_, one) => (statOf(one, BRAINS) === 0 ? 'inactive-stat' : undefined),
    begin(g, one, card) {
      g.call('read', { who: one.card, card })
    },
  },
  'treasury-raid': {
    cannot: (s) => (s.table.throngs.some(isThrong) ? undefined : 'no-throng'),
    begin(g, one, card) {
      removeHeld(g, one, card)
      g.call('treasuryRaid', { who: one.card })
    },
  },
  // I32-POWER-3
  'smash-cut': {
    cannot: (s) => (isReelOpen(s) ? undefined : 'reel-closed'),
    begin(g, one, card) {
      removeHeld(g, one, card)
      discardFromReel(g, g.state.table.reel + 2, 'I32-POWER-3')
    },
  },
}

/** By card, because that is asked for whatever anybody holds. */
const usesByCard: readonly (Use | undefined)[] = cards.map(({ key }) => uses[key])

function removeHeld({ state }: Game, one: Survivor, card: number): void {
  drop(one.cards, card)
  takeAway(state, card)
}

/** Why a survivor can't use a card that it holds. */
export function cannotUse(s: I32State, one: Survivor, card: number): Reason | undefined {
  const row = usesByCard[card]
  return row === undefined ? 'no-action' : row.cannot(s, one)
}

export function use(g: Game, who: number, card: number): void {
  g.event?.('uses', 'I32-POOL-9', { who, card })
  usesByCard[card]?.begin(g, survivorAt(g.state, who), card)
}

/** Insanity tokens are taken off somebody in the same area (I32-INSANE-7 to 9). */
export const cure = procedure('cure', {
  choose: {
    rule: 'I32-INSANE-8',
    who: (s, f) => playerOf(s, f.who),
    about: (_, f) => ({ who: f.who, left: f.left }),
    offer(s, f, o) {
      const by = survivorAt(s, f.who)
      // The second token must come off the same survivor, and may stay (I32-ITEM-12).
      if (f.patient >= 0) o.allow(V.finish, 0, f.rule)
      for (const one of inPlay(s)) {
        if (one.area !== by.area || (f.patient >= 0 && one.card !== f.patient)) continue
        for (const stat of STATS)
          if (isCovered(one, stat)) o.allow(V.cure, cardWith(one.card, stat), f.rule)
      }
    },
    take(g, f, verb, argument) {
      if (verb === V.finish) return done
      const patient = survivorAt(g.state, cardIn(argument))
      const stat = statIn(argument)
      patient.insane &= ~(1 << stat)
      g.event?.('cured', f.rule, { who: patient.card, stat })
      f.patient = patient.card
      f.left--
      return f.left > 0 ? 'choose' : done
    },
  },
})

/** I32-POWER-1 */
export const read = procedure('read', {
  throw(g, f) {
    const base = statOf(survivorAt(g.state, f.who), BRAINS)
    throwAgainst(g, { who: f.who, kind: 'use', stat: BRAINS, base, rule: 'I32-POWER-1' })
    return 'thrown'
  },
  thrown(g, f) {
    const one = findSurvivor(g.state, f.who)
    if (one === undefined) return done
    if (f.answer === 1) gainMythos(g, one, 2 * g.state.table.reel, 'I32-POWER-1')
    else g.call('insanity', { who: f.who, by: 'I32-POWER-1' })
    return done
  },
})

/** I32-POWER-2 */
export const treasuryRaid = procedure('treasuryRaid', {
  choose: {
    rule: 'I32-POWER-2',
    who: (s, f) => playerOf(s, f.who),
    about: (_, f) => ({ who: f.who }),
    offer(s, _, o) {
      for (const [throng, one] of s.table.throngs.entries())
        if (isThrong(one)) o.allow(V.aimAt, throng, 'I32-POWER-2')
    },
    take(g, _, __, throng) {
      discardThrong(g, throng, () => true, 'I32-POWER-2')
      return done
    },
  },
})
