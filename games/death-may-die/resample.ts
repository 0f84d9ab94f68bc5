import { mixUnseen, type Chance, type Seat } from '@eldertable/kernel'
import type { DmdState } from './state.ts'

/**
 * Shuffles what nobody can know (DMD-SETUP-15): both decks, but for cards that were seen going under the Mythos deck,
 * insanity cards in the box, and which face-down Graves have Bones.
 */
export function resample({ table, box }: DmdState, _seat: Seat | null, chance: Chance): void {
  const buried = box.mythos.splice(box.mythos.length - table.buried.length)
  mixUnseen(box.mythos, chance)
  box.mythos.push(...buried)
  mixUnseen(box.discovery, chance)
  mixUnseen(box.insanities, chance)
  const graves = table.things.flatMap(({ kind, isOpen, space }, thing) =>
    kind === 'grave' && !isOpen && space >= 0 ? [thing] : [],
  )
  mixUnseen(graves, chance)
  box.bones = graves.slice(0, box.bones.length).toSorted((a, b) => a - b)
}
