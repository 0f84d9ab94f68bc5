import { mixUnseen, type Chance, type Seat } from '@eldertable/kernel'
import { FACE_DOWN, type TecState } from './state.ts'

/** Shuffles what nobody can know (TEC-TERM-9): Page Cards in the deck, but for those seen going under it, and face down. */
export function resample({ table, box }: TecState, _seat: Seat | null, chance: Chance): void {
  const known = box.deck.splice(box.deck.length - box.buried)
  const hidden = box.deck.splice(0)
  for (const [town, { page }] of table.towns.entries())
    if (page === FACE_DOWN) hidden.push(box.faceDown[town] ?? -1)
  mixUnseen(hidden, chance)
  for (const [town, { page }] of table.towns.entries())
    if (page === FACE_DOWN) box.faceDown[town] = hidden.pop() ?? -1
  box.deck.push(...hidden, ...known)
}
