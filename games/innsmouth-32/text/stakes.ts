import { capital, counted } from '@eldertable/kernel'
import { OR_INSANE } from '../pieces/card.ts'
import { cardAt, cardThat, toldOf } from '../pieces/cards.ts'
import { statName } from '../pieces/stats.ts'
import type { Questions } from '../questions.ts'
import { flailStat, flailTarget } from '../rules/flail.ts'
import { findSurvivor, statOf } from '../rules/survivors.ts'
import { holderOf, isHeld, NONE } from '../state.ts'
import { figureOf } from './chances.ts'
import { cardName } from './names.ts'
import { flailSum } from './sums.ts'
import { openState, throngName, type Tell } from './telling.ts'

type Gift = Questions['commit.own']

const BOOK = cardThat('read')
const { tokens } = toldOf('read')

/** What a throw is for, against what, and what is at stake: the cause first, where it is a card. */
function throwAtStake(gift: Gift, t: Tell): string {
  const { who, kind, figure } = gift
  const name = cardName(who)
  const needs = `${figureOf(figure)} or less`
  const { reel, shown } = t.table
  switch (kind) {
    case 'attack':
    case 'counter':
      return `${capital(name)} ${kind === 'attack' ? 'attacks' : 'strikes back at'} ${attacked(gift, t)} and needs ${needs} to hit.`
    case 'deck':
      return `${capital(name)} consults the mythos deck: BRAINS, ${needs}, for ${counted(reel, 'token')}.`
    case 'use':
      return `${capital(cardName(BOOK))}: ${name} tests BRAINS, ${needs}, for ${tokens * reel} mythos tokens, ${OR_INSANE}.`
    case 'drain':
      return `${capital(name)} works on the Night Clerk and needs ${needs}.`
    case 'flail':
      return flailAtStake(gift, t)
    case 'dread':
      return `Dread: ${name} tests GUTS, ${needs}, ${OR_INSANE}.`
    case 'event': {
      if (shown < 0) return `${capital(name)} is tested and needs ${needs}.`
      const cause = `${capital(cardName(shown))}: ${name}`
      const { happens, stake } = cardAt(shown)
      if (stake === null || happens === null || !('stat' in happens))
        return `${cause} is tested and needs ${needs}.`
      return `${cause} tests ${statName(happens.stat)}, ${needs}, ${stake(reel)}.`
    }
    case 'attempt':
      return `${capital(holder(who, t))}: ${name} tries to get away and needs ${needs}.`
    case 'reel-end':
      return isHeldNow(who, t)
        ? `${capital(holder(who, t))}, the last chance: ${name} needs ${needs}, or is lost.`
        : `${capital(cardName(BOOK))}: ${name} tests GUTS, ${needs}, ${OR_INSANE}.`
    default:
      return `${capital(name)} needs ${needs}.`
  }
}

/** What a flail needs, and what that is made up of where it is more than a stat. */
function flailAtStake({ who, figure, added = 0 }: Gift, t: Tell): string {
  const s = openState(t)
  const one = findSurvivor(s, who)
  const stat = statName(flailStat(who))
  const needs = `${capital(cardName(who))} flails: ${figureOf(figure)} or less on`
  if (one === undefined || figure === statOf(one, flailStat(who)))
    return `${needs} ${stat}, or is lost.`
  const drag = flailTarget(s, one, 0) + added - figure
  return `${needs} two dice, or is lost. That is ${flailSum(s, one, drag, added)}.`
}

function isHeldNow(who: number, t: Tell): boolean {
  const one = findSurvivor(openState(t), who)
  return one !== undefined && isHeld(one.area)
}

/** What holds somebody. */
function holder(who: number, t: Tell): string {
  const one = findSurvivor(openState(t), who)
  return one !== undefined && isHeld(one.area) ? cardName(holderOf(one.area)) : 'held'
}

/** A blow that has hit: what it does, and what it takes. */
function blowAtStake(gift: Gift, t: Tell): string {
  const { who, figure, needs } = gift
  const blow = `${capital(cardName(who))} hits: the blow does a die${figure > 0 ? ` + ${figure}` : ''}`
  const it = attacked(gift, t)
  return isSure(gift)
    ? `${blow}. It takes ${needs}, so ${it} falls for sure.`
    : `${blow}, and it takes ${needs} to fell ${it}.`
}

/** Whom a survivor attacks. */
function attacked({ target = NONE, throng = NONE }: Gift, t: Tell): string {
  if (throng !== NONE) return throngName(throng, t)
  return target === NONE ? 'it' : cardName(target)
}

/** Whether a blow fells already, so that no spoint is of use. */
export const isSure = ({ for: purpose, figure, needs }: Gift): boolean =>
  purpose === 'damage' && figure + 1 >= needs

/** What stands at stake before spoints are given. */
export function atStake(gift: Gift, t: Tell): string {
  switch (gift.for) {
    case 'throw':
      return throwAtStake(gift, t)
    case 'damage':
      return blowAtStake(gift, t)
    case 'negation': {
      const { who, figure, left } = gift
      const open = left < figure ? `${left} of ${figure} are still to be paid` : `${figure} to pay`
      return `Damage to ${cardName(who)}: ${open}, and only the full sum helps.`
    }
  }
}
