import type { Seat, Trait } from '@eldertable/kernel'
import { CHARACTERS } from './pieces/characters.ts'
import type { MashState } from './state.ts'

/** Whom a seat played, and as which of all it took its turns: who begins is rolled (CM-SETUP-25). */
export function traits({ heroes, first }: MashState['table'], seat: Seat): readonly Trait[] {
  const slug = CHARACTERS[heroes[seat]?.character ?? -1]?.slug
  if (slug === undefined) return []
  const place = (seat - first + heroes.length) % heroes.length
  return [
    ['character', slug],
    ['turn', String(place + 1)],
  ]
}
