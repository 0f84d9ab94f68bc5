import type { BoardText, Seat } from '@eldertable/kernel'
import { deckLines } from './board/deck.ts'
import { marketLines } from './board/market.ts'
import { monsterLines } from './board/monsters.ts'
import { nearLines } from './board/near.ts'
import { ownLines } from './board/own.ts'
import { playerLines } from './board/players.ts'
import { whereLines } from './board/where.ts'
import { eyesOf, type Tell } from './telling.ts'

/** The board in words, enough to play from. Whoever has no token sees it from where the active player stands. */
export function board(t: Tell): BoardText {
  const eyes = eyesOf(t)
  return [
    ...(eyes === null ? [] : viewOf(eyes, t)),
    { heading: 'Players', lines: playerLines(t) },
    { heading: 'Monsters', lines: monsterLines(eyes, t) },
    { heading: 'The market', lines: marketLines(t) },
    { heading: 'The deck', lines: deckLines(t) },
  ]
}

function viewOf(seat: Seat, t: Tell): BoardText {
  if (seat === t.reader)
    return [
      { heading: 'Where you are', lines: whereLines(seat, t) },
      { heading: 'What is near', lines: nearLines(seat, t) },
      { heading: 'What you have', lines: ownLines(seat, t) },
    ]
  return [
    { heading: `Where ${t.name(seat)} is`, lines: whereLines(seat, t) },
    { heading: `What is near ${t.name(seat)}`, lines: nearLines(seat, t) },
  ]
}
