import { capital, counted, list, personAt } from '@eldertable/kernel'
import { COLOURS } from '../../pieces/colours.ts'
import { MAD, MAT_TRACK, matAt } from '../../pieces/mats.ts'
import { pageAt } from '../../pieces/pages.ts'
import { runesOf } from '../../rules/pieces.ts'
import { NO_MAT, NOBODY, NOWHERE, type Character } from '../../state.ts'
import { amounts, kindName, rowsInWords, townName } from '../pieces.ts'
import { characterOf, isReader, personOf, type Tell } from '../telling.ts'

/** Everybody: who they are, where, and what is on their mats. */
export const characterLines = (t: Tell): string[] =>
  t.table.characters.flatMap((one, character) => linesOf(one, character, t))

/** One character in the same words. */
export function linesOf(one: Character, character: number, t: Tell): string[] {
  const turn = character === t.table.active ? ', whose turn it is' : ''
  const place = one.town === NOWHERE ? '' : ` At ${townName(one.town, t)}.`
  return [
    `${nameOf(character, t)}${turn}: ${person(one, t)}.${place} Holds ${matOf(one)} ${runes(one)}`,
    ...(isReader(character, t) && one.mat !== NO_MAT ? [abilityLine(one)] : []),
  ]
}

/** `You hold 2 Fear and 1 Chaos. No space for more Fear. Mind at 1 of 4, 1 reroll.` */
export const matLine = (character: number, t: Tell): string =>
  `${nameOf(character, t)} ${personOf(character, t).does('hold')} ${matOf(characterOf(t, character))}`

/** What is on a mat: tentacles, and how the mind is. */
const matOf = (one: Character): string => `${amounts(one.held)}.${fullTracks(one)} ${mind(one)}`

const nameOf = (character: number, t: Tell): string => capital(personOf(character, t).who)

function person({ isAssistant, mat, seat }: Character, t: Tell): string {
  if (isAssistant) {
    const owner = seat === NOBODY ? '' : `, ${personAt(seat, t).theirs}`
    return `Assistant${owner}${mat === NO_MAT ? '' : `, ${matAt(mat).role}`}`
  }
  if (mat === NO_MAT) return 'no character yet'
  const { full, role } = matAt(mat)
  return `${full}, ${role}`
}

function fullTracks({ held }: Character): string {
  const full = held.flatMap((count, kind) => (count === MAT_TRACK ? [kindName(kind)] : []))
  return full.length === 0 ? '' : ` No space for more ${list(full)}.`
}

function mind({ brain }: Character): string {
  if (brain === MAD) return 'Mad.'
  if (brain === 0) return 'Mind clear, no reroll.'
  return `Mind at ${brain} of ${MAD}, ${counted(brain, 'reroll')}.`
}

function runes(one: Character): string {
  const counts = Array.from({ length: COLOURS }, (_, colour) => runesOf(one, colour))
  if (one.pages.length === 0) return 'No runes.'
  const pages = one.pages.map(
    (card) => `${kindName(pageAt(card).rune)} for ${rowsInWords(pageAt(card).numbers)}`,
  )
  return `Runes: ${amounts(counts)}. Pages, the latest last: ${pages.join('; ')}.`
}

function abilityLine({ mat }: Character): string {
  const { ability, says } = matAt(mat)
  return `Your ability, ${ability}: ${says}`
}
