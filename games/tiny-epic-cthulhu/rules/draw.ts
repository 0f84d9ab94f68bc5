import { done } from '@eldertable/kernel'
import { KINDS } from '../pieces/colours.ts'
import type { Game } from '../frames.ts'
import { NOWHERE } from '../state.ts'
import { procedure } from './kit.ts'
import { placeDrawn } from './placing.ts'
import { add, count, sum } from './pieces.ts'

/** Takes a tentacle out of the Bag and says of which kind it is; each is equally likely (TEC-DRAW-4). */
export function takeFromBag(g: Game): number {
  const { bag } = g.state.table
  let place = g.chance.below(sum(bag))
  for (let kind = 0; kind < KINDS; kind++) {
    place -= count(bag, kind)
    if (place < 0) {
      add(bag, kind, -1)
      return kind
    }
  }
  throw new Error('the Bag is miscounted')
}

/** Draws from the Bag one at a time, each resolved before the next (TEC-DRAW-3). */
export const draw = procedure('draw', {
  next(g, f) {
    if (f.left <= 0) return done
    if (sum(g.state.table.bag) === 0) {
      g.event?.('bagEmpty', 'TEC-DRAW-5', {})
      return done
    }
    f.left--
    placeDrawn(g, takeFromBag(g), f.character, f.town)
    return 'next'
  },
})

/** Draws for a character on whose own tracks Madness goes (TEC-MOVE-8, TEC-CHAR-5). */
export function drawForMat(g: Game, character: number, amount: number, rule: string): void {
  if (amount === 0) return
  g.event?.('drawing', rule, { character, count: amount, town: NOWHERE })
  g.call('draw', { character, left: amount, town: NOWHERE })
}
