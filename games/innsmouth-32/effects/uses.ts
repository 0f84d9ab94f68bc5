import { done, effectsOf, spelled, type Meanings } from '@eldertable/kernel'
import { cardAt, toldOf } from '../pieces/cards.ts'
import { BRAINS, GUTS, STATS, statName } from '../pieces/stats.ts'
import type { Game, I32 } from '../frames.ts'
import type { Reason } from '../reasons.ts'
import { NONE, type I32State, type Survivor } from '../state.ts'
import { cardWith, cardIn, statIn, V } from '../verbs.ts'
import { discardThrong } from '../rules/clearing.ts'
import { takeAway } from '../rules/discards.ts'
import { discardHeld } from '../rules/holding.ts'
import { procedure } from '../rules/kit.ts'
import { discardFromReel, isReelOpen } from '../rules/screen.ts'
import {
  findSurvivor,
  hasPatient,
  inPlay,
  isCovered,
  playerOf,
  statOf,
  survivorAt,
} from '../rules/survivors.ts'
import { throwAgainst } from '../rules/throw.ts'
import { drop } from '../rules/lists.ts'
import { isThrong } from '../rules/throngs.ts'
import { gainMythos } from '../rules/tokens.ts'
import type { Uses } from './use.ts'

/** Who uses a card, and which. */
interface By {
  readonly who: number
  readonly card: number
}

/** Takes a card out of the film, and out of the hand of whoever uses it. */
function remove({ state }: Game, { who, card }: By): void {
  drop(survivorAt(state, who).cards, card)
  takeAway(state, card)
}

const OUT = 'Then it is out of the film.'

const meanings: Meanings<I32, By, Uses> = {
  // I32-ITEM-11, I32-ITEM-12
  cure: {
    run(g, { who, card }, { stats }) {
      const { rule } = cardAt(card)
      discardHeld(g, survivorAt(g.state, who), card, rule)
      g.call('cure', { who, left: stats, rule, patient: NONE })
    },
    cannot: (s, _, __, who) => (hasPatient(s, survivorAt(s, who)) ? undefined : 'nobody-insane'),
    inWords: ({ stats, card }) =>
      `An action: discard ${card}, and ${stats === 1 ? 'one stat of somebody here is' : `up to ${spelled(stats)} stats of somebody here are`} sound again.`,
  },
  // I32-POWER-1
  read: {
    run: (g, { who, card }) => g.call('read', { who, card }),
    cannot: (s, _, __, who) =>
      statOf(survivorAt(s, who), BRAINS) === 0 ? 'inactive-stat' : undefined,
    inWords: ({ tokens }) =>
      `An action: test ${statName(BRAINS)} for ${tokens === 2 ? 'twice' : `${spelled(tokens)} times`} as many mythos tokens as the number of the reel, or a stat goes insane. At the end of a reel its holder tests ${statName(GUTS)}, or a stat goes insane.`,
  },
  // I32-POWER-2
  raid: {
    run(g, by) {
      remove(g, by)
      g.call('treasuryRaid', { who: by.who })
    },
    cannot: (s) => (s.table.throngs.some(isThrong) ? undefined : 'no-throng'),
    inWords: () => `An action: every monster of one throng is discarded. ${OUT}`,
  },
  // I32-POWER-3
  cut: {
    run(g, by, { more }) {
      remove(g, by)
      discardFromReel(g, g.state.table.reel + more, 'I32-POWER-3')
    },
    cannot: (s) => (isReelOpen(s) ? undefined : 'reel-closed'),
    inWords: ({ more }) =>
      `An action: the top cards of the reel, ${spelled(more)} more than its number, go unseen. ${OUT}`,
  },
}

/** All that cards in hand do when they are used: carried out, refused, put into words. */
export const uses = effectsOf(meanings)

/** Why a survivor can't use a card that it holds: it depends on the survivor, whatever the seat. */
export function cannotUse(s: I32State, one: Survivor, card: number): Reason | undefined {
  const row = cardAt(card).use
  return row === null ? 'no-action' : uses.cannot(s, NONE, row, one.card)
}

export function use(g: Game, who: number, card: number): void {
  g.event?.('uses', 'I32-POOL-9', { who, card })
  const row = cardAt(card).use
  if (row !== null) uses.run(g, { who, card }, row)
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

const { tokens } = toldOf('read')

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
    if (f.answer === 1) gainMythos(g, one, tokens * g.state.table.reel, 'I32-POWER-1')
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
