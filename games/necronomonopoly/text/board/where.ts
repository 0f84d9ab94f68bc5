import { capital, list, personAt, type Seat } from '@eldertable/kernel'
import { isProperty, ownerOf, hasAll } from '../../rules/property.ts'
import { isSane, player } from '../../rules/players.ts'
import { NOBODY } from '../../state.ts'
import { dealInWords, given, taken } from '../deals.ts'
import { newCardName, spaceName } from '../pieces.ts'
import { openState, type Tell } from '../telling.ts'
import { companyOn, factOf, placeOf } from './places.ts'

/** Where a player is, what is due or for sale there, and who else is there. */
export function whereLines(seat: Seat, t: Tell): string[] {
  const { space } = player(openState(t), seat)
  const here = companyOn(space, seat, t)
  return [
    situation(seat, t),
    `${capital(spaceName(space))}: ${factOf(space, seat, t)}${nowForSale(seat, t)}.`,
    ...(here.length > 0 ? [`Here too: ${here.join('; ')}.`] : []),
    ...conditions(seat, t),
    ...(t.table.deal === null ? [] : [`On offer: ${dealInWords(t.table.deal, t)}.`]),
    ...(seat === t.reader ? inHand(t) : []),
  ]
}

function situation(seat: Seat, t: Tell): string {
  const s = openState(t)
  const { who, does } = personAt(seat, t)
  const youAre = `${capital(who)} ${does('are', 'is')}`
  return isSane(s, seat)
    ? `${youAre} ${placeOf(seat, t)}, with ${player(s, seat).sanity} Sanity.`
    : `${youAre} a Cultist, ${placeOf(seat, t)}.`
}

/** NEC-BUY-2 */
function nowForSale(seat: Seat, t: Tell): string {
  const { active, landed } = t.table
  if (seat !== active || landed < 0 || !isProperty(landed)) return ''
  const s = openState(t)
  const isHere = player(s, seat).space === landed && isSane(s, seat)
  return isHere && ownerOf(s, landed) === NOBODY ? ' in this Buy step' : ''
}

/** What weighs on a player for a while: an order to skip a step, the ward. */
export function conditions(seat: Seat, t: Tell): string[] {
  const s = openState(t)
  const { who, whose, does } = personAt(seat, t)
  const { skipsMove, ward } = player(s, seat)
  const lines: string[] = []
  if (skipsMove) lines.push(`${capital(who)} ${does('are', 'is')} to skip the next Move step.`)
  if (hasAll(s, seat, 'masons-hill'))
    lines.push(`${capital(whose)} ward of Mason's Hill is ${ward ? 'ready' : 'spent'}.`)
  return lines
}

/** What only the reader knows. */
function inHand(t: Tell): string[] {
  if (t.hand === null) return []
  const { draft, looking } = t.hand
  const lines: string[] = []
  if (looking.length > 0) lines.push(`You are looking at ${list(looking.map(newCardName))}.`)
  if (draft !== null)
    lines.push(`Your draft: you give ${given(draft)}, ${t.name(draft.to)} gives ${taken(draft)}.`)
  return lines
}
