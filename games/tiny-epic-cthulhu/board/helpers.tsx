import type { Helper } from '@eldertable/board-kit'
import type { TecTable } from '../state.ts'
import { nameOfCharacter } from './character-words.ts'
import { CharacterMark } from './characters.tsx'
import { pagesOf } from './seat.tsx'

/** The Assistants and what each of them has added to the book. */
export function helpers(table: TecTable): Helper[] {
  return table.characters.flatMap((one, character) =>
    one.isAssistant
      ? [
          {
            name: nameOfCharacter(table, [], character),
            kind: 'Assistant',
            figure: pagesOf(one),
            mark: <CharacterMark table={table} character={character} size={30} />,
          },
        ]
      : [],
  )
}
