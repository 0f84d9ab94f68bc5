import { PAGE_TOKENS } from '../pieces/necronomicon.ts'
import { MAD } from '../pieces/mats.ts'
import { PORTALS } from '../pieces/old-ones.ts'
import type { Ending } from '../events.ts'
import { sum } from '../rules/pieces.ts'
import { OPEN } from '../state.ts'
import { oldOneName } from './pieces.ts'
import { characterName, type Tell } from './telling.ts'

/** How a match ended, for its last page. */
export const endings: Readonly<Record<Ending, (winners: unknown, t: Tell) => string>> = {
  sealed: (_, t) =>
    `The sixth portal is sealed, and ${oldOneName(t)} is shut out. New Arkhamoore wakes to rain and no memory of it.`,
  strengthOne: (_, t) => {
    const missing = PAGE_TOKENS - sum(t.table.rows)
    return `${oldOneName(t)} has grown too strong for any book, with ${missing} of ${PAGE_TOKENS} pages still to be read. The lights on the island go out.`
  },
  strengthTwo: (_, t) => {
    const open = t.table.portals.filter((kind) => kind === OPEN).length
    return `${oldOneName(t)} comes through, with ${open} of ${PORTALS} portals still open. There is nobody left to say through which.`
  },
  shamblers: () =>
    'The last Shambler has left its lair, and every street belongs to them. New Arkhamoore stops answering the telephone.',
  playerMad: (_, t) =>
    `${theMad(t)} has gone completely mad, and the others had counted on that mind.`,
  assistantMad: (_, t) =>
    `${theMad(t)}, who only came to help, has gone completely mad. The notes were not legible after that.`,
}

function theMad(t: Tell): string {
  const mad = t.table.characters.findIndex(({ brain }) => brain === MAD)
  return characterName(mad, t)
}
