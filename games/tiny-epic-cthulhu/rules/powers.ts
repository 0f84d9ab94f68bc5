import { at, done } from '@eldertable/kernel'
import { pageAt } from '../pieces/pages.ts'
import { withNeighbours } from '../pieces/towns.ts'
import type { Miss } from '../events.ts'
import type { Game } from '../frames.ts'
import { procedure } from './kit.ts'
import { add, characterAt, charactersWithinOne, count, isClosed, townAtPosition } from './pieces.ts'

/** The power of the Great Old One in one colour (TEC-POWER-1 to TEC-POWER-18). */
export const power = procedure('power', {
  trigger(g, f) {
    const s = g.state
    const { colour } = f
    if (isClosed(s, colour)) {
      g.event?.('powerClosed', 'TEC-CLOSE-2', { colour })
      return done
    }
    g.event?.('power', 'TEC-POWER-2', { colour, oldOne: s.table.oldOne })
    switch (s.table.settings.greatOldOne) {
      case 'nyarlathotep':
        sowMadness(g, colour)
        break
      case 'yogSothoth':
        eatPages(g, colour)
        break
      case 'yig':
        stripMats(g, colour)
        break
      case 'cthulhu':
        g.call('cthulhuDeals', { character: f.character, colour })
        break
    }
    return done
  },
})

/** Nyarlathotep: TEC-POWER-7, TEC-POWER-8. */
function sowMadness(g: Game, colour: number): void {
  const { oldOne, lair } = g.state.table
  let sown = 0
  for (const town of at(withNeighbours, oldOne)) {
    const { madness } = townAtPosition(g.state, town)
    if (count(madness, colour) > 0 || count(lair, colour) === 0) continue
    add(lair, colour, -1)
    add(madness, colour, 1)
    sown++
    g.event?.('sows', 'TEC-POWER-7', { town, colour })
  }
  if (sown > 0) return
  if (count(lair, colour) === 0) g.event?.('powerMisses', 'TEC-POWER-8', { colour, why: 'nothing' })
  else g.event?.('powerMisses', 'TEC-POWER-7', { colour, why: 'nowhere' })
}

/** Yog-Sothoth: TEC-POWER-9 to TEC-POWER-11. */
function eatPages(g: Game, colour: number): void {
  let lost = 0
  const near = charactersWithinOne(g.state)
  for (const character of near) {
    const { pages } = characterAt(g.state, character)
    const place = pages.findLastIndex((card) => pageAt(card).rune === colour)
    if (place < 0) continue
    for (const card of pages.splice(place, 1)) {
      g.state.table.pageDiscard.push(card)
      lost++
      g.event?.('losesPage', 'TEC-POWER-9', { character, card })
    }
  }
  if (lost === 0) g.event?.('powerMisses', 'TEC-POWER-9', { colour, why: missOf(near) })
}

/** Yig: TEC-POWER-12, TEC-POWER-13. */
function stripMats(g: Game, colour: number): void {
  let stripped = 0
  const near = charactersWithinOne(g.state)
  for (const character of near) {
    const { held } = characterAt(g.state, character)
    const taken = count(held, colour)
    if (taken === 0) continue
    held[colour] = 0
    add(g.state.table.lair, colour, taken)
    stripped++
    g.event?.('strips', 'TEC-POWER-12', { character, colour, count: taken })
  }
  if (stripped === 0) g.event?.('powerMisses', 'TEC-POWER-12', { colour, why: missOf(near) })
}

const missOf = (near: readonly number[]): Miss => (near.length === 0 ? 'nobody' : 'nothing')
