import { at, capital } from '@eldertable/kernel'
import { facts } from './towns.ts'
import { oldOneName, townName } from '../pieces.ts'
import { matLine } from './characters.ts'
import { characterOf, isReader, type Tell } from '../telling.ts'

/** The town where a character stands, and what it means to be there. */
export function whereLines(character: number, t: Tell): string[] {
  const { town } = characterOf(t, character)
  const lines = [`${capital(townName(town, t))}: ${facts(at(t.table.towns, town), town, t)}.`]
  if (t.table.mustMove && character === t.table.active)
    lines.push(
      `${oldOneName(t)} is here: ${isReader(character, t) ? 'your' : 'the'} first action has to be a move.`,
    )
  lines.push(matLine(character, t))
  return lines
}
