import { personAt, type Seat } from '@eldertable/kernel'
import { MI_GO } from '../../pieces/spaces.ts'
import { cardAt } from '../../pieces/cards.ts'
import { isSane, player } from '../../rules/players.ts'
import { diceOf, effectOf } from '../cards.ts'
import { cardTitle, numberedSpace } from '../pieces.ts'
import { openState, type Tell } from '../telling.ts'
import { stepsAhead, threatOf } from './places.ts'

/** Every Monster on the board, the one longest there first: where it is, what it costs, how it moves. */
export function monsterLines(eyes: Seat | null, t: Tell): string[] {
  const { monsters } = t.table
  if (monsters.length === 0) return ['None is on the board.']
  return monsters.map((card) => monsterLine(card, eyes, t))
}

function monsterLine(card: number, eyes: Seat | null, t: Tell): string {
  const space = t.table.spaceOf[card] ?? 0
  const { type } = cardAt(card)
  const effect = effectOf(cardAt(card))
  const facts = [
    ...(type === 'old-one' ? ['Great Old One'] : []),
    `on ${numberedSpace(space)}`,
    ...(eyes === null ? [] : [distance(space, eyes, t)]),
    `moves by ${diceOf(cardAt(card))}`,
  ]
  return `${costOf(card, space, eyes, t)}; ${facts.join('; ')}.${effect === '' ? '' : ` ${effect}`}`
}

/** What it costs whoever looks, or the loss on its card if that is nobody with Sanity. */
const costOf = (card: number, space: number, eyes: Seat | null, t: Tell): string =>
  eyes !== null && isSane(openState(t), eyes)
    ? threatOf(card, space, eyes, t)
    : `${cardTitle(card)}, loss ${cardAt(card).loss}`

function distance(space: number, seat: Seat, t: Tell): string {
  const { who, whose } = personAt(seat, t)
  const steps = stepsAhead(seat, space, t)
  if (steps === 0) return `on ${whose} space`
  const beyond = isBeyondMiGo(space, seat, t) ? ', beyond Mi-Go' : ''
  return `${steps} ahead of ${who}${beyond}`
}

/** Whether Mi-Go lies between, where the Monster leaves the board before it comes to the player (NEC-MONSTER-10). */
function isBeyondMiGo(space: number, seat: Seat, t: Tell): boolean {
  const s = openState(t)
  return isSane(s, seat) && space > MI_GO && space < player(s, seat).space
}
