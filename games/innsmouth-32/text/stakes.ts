import { capital, counted } from '@eldertable/kernel'
import { cardAt, theCard, type CardKey } from '../pieces/cards.ts'
import { BRAINS, GUTS } from '../pieces/stats.ts'
import type { Questions } from '../questions.ts'
import { flailStat } from '../rules/flail.ts'
import { findSurvivor } from '../rules/survivors.ts'
import { holderOf, isHeld, NONE } from '../state.ts'
import { figureOf } from './chances.ts'
import { cardName, statName } from './names.ts'
import { openState, throngName, type Tell } from './telling.ts'

type Gift = Questions['commit.own']

const INSANE = 'or a stat goes insane'

/** What an event tests, and what is lost if that fails. */
const tests: Readonly<Partial<Record<CardKey, { stat: number; stake: (reel: number) => string }>>> =
  {
    'dreadful-chant': { stat: GUTS, stake: () => INSANE },
    'zadoks-confession': {
      stat: GUTS,
      stake: (reel) => `for ${3 + reel} mythos tokens, ${INSANE}`,
    },
    'wire-to-boston': {
      stat: BRAINS,
      stake: () => 'to be rid of three cards of the reel, or the director draws two discards',
    },
  }

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
      return `The Necronomicon: ${name} tests BRAINS, ${needs}, for ${2 * reel} mythos tokens, ${INSANE}.`
    case 'drain':
      return `${capital(name)} works on the Night Clerk and needs ${needs}.`
    case 'flail':
      return `${capital(name)} flails: ${statName(flailStat(who))}, ${needs}, or is lost.`
    case 'dread':
      return `What ${name} has seen: GUTS, ${needs}, ${INSANE}.`
    case 'event': {
      const test = shown < 0 ? undefined : tests[cardAt(shown).key]
      const cause = shown < 0 ? '' : `${capital(cardName(shown))}: `
      if (test === undefined) return `${capital(`${cause}${name} is tested and needs ${needs}.`)}`
      return `${cause}${name} tests ${statName(test.stat)}, ${needs}, ${test.stake(reel)}.`
    }
    case 'attempt':
      return `${capital(holder(who, t))}: ${name} tries to get away and needs ${needs}.`
    case 'reel-end':
      return isHeldNow(who, t)
        ? `${capital(holder(who, t))}, the last chance: ${name} needs ${needs}, or is lost.`
        : `${capital(cardName(theCard('necronomicon')))}: ${name} tests GUTS, ${needs}, ${INSANE}.`
    default:
      return `${capital(name)} needs ${needs}.`
  }
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
