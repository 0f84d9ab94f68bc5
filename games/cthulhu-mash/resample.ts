import { mixUnseen, type Chance, type Seat } from '@eldertable/kernel'
import { NONE, type MashState } from './state.ts'

/** Replaces what nobody can know: tiles, stacks, and objects that lie face down (CM-STAT-20). All seats know the same. */
export function resample(s: MashState, _: Seat | null, chance: Chance): void {
  mixTiles(s, chance)
  mixObjects(s, chance)
  const { box } = s
  mixUnseen(box.generators, chance)
  mixUnseen(box.spells, chance)
  for (const stack of box.powers) mixUnseen(stack, chance)
}

/** Tiles that lie face down could be any that nobody has seen; those left in the box are among them. */
function mixTiles({ table, box }: MashState, chance: Chance): void {
  const hidden = table.places.flatMap(({ tile }, place) => (tile === NONE ? [place] : []))
  const unseen = [...hidden.map((place) => box.tiles[place] ?? NONE), ...box.spareTiles]
  mixUnseen(unseen, chance)
  for (const place of hidden) box.tiles[place] = unseen.pop() ?? NONE
  box.spareTiles = unseen
}

/** Objects nobody has seen lie in the stack or in piles. */
function mixObjects({ box }: MashState, chance: Chance): void {
  const unseen = [...box.objects, ...box.unseen.flat()]
  mixUnseen(unseen, chance)
  for (const pile of box.unseen) for (const place of pile.keys()) pile[place] = unseen.pop() ?? NONE
  box.objects = unseen
}
