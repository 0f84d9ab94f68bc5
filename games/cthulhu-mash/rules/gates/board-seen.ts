import { at } from '@eldertable/kernel'
import { NONE, type MashState } from '../../state.ts'

/**
 * How the board lay when it was looked at last. It changes only when a tile is turned up, so what follows from it alone
 * need not be found out again; and because it is compared and not just remembered, it does not matter of which match
 * it is.
 */
export class BoardSeen {
  /** For each place the tile and its rotation. */
  readonly #tiles: number[] = []
  readonly #neighbours: number[] = []
  #entry = NONE
  #hasOneWayGates = false
  #edition: MashState['table']['edition']

  /** Whether the board lies as it did. */
  isThatOf({ table }: MashState): boolean {
    const { places, neighbours, entry, settings } = table
    if (entry !== this.#entry || settings.oneWayGates !== this.#hasOneWayGates) return false
    const tilesSeen = this.#tiles
    if (table.edition !== this.#edition || places.length * 2 !== tilesSeen.length) return false
    for (let place = 0; place < places.length; place++) {
      const { tile, rotation } = at(places, place)
      if (tile !== tilesSeen[place * 2] || rotation !== tilesSeen[place * 2 + 1]) return false
    }
    const neighboursSeen = this.#neighbours
    if (neighbours.length !== neighboursSeen.length) return false
    for (let side = 0; side < neighbours.length; side++)
      if (neighbours[side] !== neighboursSeen[side]) return false
    return true
  }

  remember({ table }: MashState): void {
    this.#tiles.length = 0
    for (const { tile, rotation } of table.places) this.#tiles.push(tile, rotation)
    this.#neighbours.length = 0
    this.#neighbours.push(...table.neighbours)
    this.#entry = table.entry
    this.#hasOneWayGates = table.settings.oneWayGates
    this.#edition = table.edition
  }
}
