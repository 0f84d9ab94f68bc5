import type { BoardText } from '@eldertable/kernel'
import { NOBODY, NOWHERE } from '../state.ts'
import { characterLines } from './board/characters.ts'
import { oldOneLines } from './board/old-one.ts'
import { necronomiconLines, storeLines, turnLines } from './board/stores.ts'
import { townLines } from './board/towns.ts'
import { whereLines } from './board/where.ts'
import { characterName, isReader, type Tell } from './telling.ts'

/** The board in words, enough to play from. Whoever has no token sees it from where the active character stands. */
export function board(t: Tell): BoardText {
  return [
    ...viewOf(t),
    { heading: 'The turn', lines: turnLines(t) },
    { heading: 'Characters', lines: characterLines(t) },
    { heading: 'Towns, clockwise', lines: townLines(t) },
    { heading: 'The Great Old One', lines: oldOneLines(t) },
    { heading: 'The Necronomicon', lines: necronomiconLines(t) },
    { heading: 'Mats, Bag and supply', lines: storeLines(t) },
  ]
}

function viewOf(t: Tell): BoardText {
  const { active, characters } = t.table
  const own = characters.findIndex((_, character) => isReader(character, t))
  const eyes = own === NOBODY ? active : own
  if (eyes === NOBODY || characters[eyes]?.town === NOWHERE) return []
  const heading = eyes === own ? 'Where you are' : `Where ${characterName(eyes, t)} is`
  return [{ heading, lines: whereLines(eyes, t) }]
}
