import type { Dice } from '../pieces/enemies.ts'
import { cardOfFigure, heroesIn, spaceOf, stageOf } from '../rules/figures.ts'
import { modified } from '../rules/modified.ts'
import { ELDER, type DmdState } from '../state.ts'

const foeDice = modified('foeDice')

/** The dice with which an enemy would attack now where it stands, and how many of them its own card does not have. */
export interface FoeDice extends Dice {
  readonly more: number
  /** Whether one of those is R'lyeh's (DMD-CTHULHU-2). */
  readonly isInRlyeh: boolean
}

export function foeDiceNow(s: DmdState, foe: number): FoeDice {
  const { standard, bonus } = foe === ELDER ? stageOf(s).dice : cardOfFigure(s, foe).dice
  const space = spaceOf(s, foe)
  // It attacks those who are with it; until somebody is, whose turn it is.
  const [hero = Math.max(0, s.table.active)] = heroesIn(s, space)
  const all = foeDice(bonus, s, hero, foe)
  return { standard, bonus: all, more: all - bonus, isInRlyeh: s.table.rlyeh[space] === true }
}
