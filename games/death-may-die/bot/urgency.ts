import { elderOnes } from '../pieces/elder-ones.ts'
import { mythosAt } from '../rules/mythos-deck.ts'
import type { DmdState } from '../state.ts'
import { workLeft } from './work.ts'

const LAST_SPACE = 8
/** DMD-ENDTURN-4; thirteen of sixteen cards bear the symbol (DMD-MYTHOS-9). */
const SYMBOLS = 3
const TURNS_PER_SYMBOL = 16 / 13
/** Successes that a team gets done in a turn. */
const PER_TURN = 2.6
const FIRST_STAGE = 2

/** Turns that are left until the track ends. */
export function turnsLeft(s: DmdState): number {
  const { elder, mythosDiscards } = s.table
  const symbols = mythosDiscards.filter((card) => mythosAt(s, card).symbol).length
  return Math.max(1, ((LAST_SPACE - elder.track) * SYMBOLS - symbols) * TURNS_PER_SYMBOL)
}

/** Wounds that kill the Elder One. */
export function elderWoundsLeft({ table }: DmdState): number {
  const { elder, settings } = table
  let left = -elder.wounds
  for (const [place, { wounds }] of elderOnes[settings.elderOne].stages.entries())
    if (place + FIRST_STAGE >= elder.stage) left += wounds
  return left
}

/** What a success is worth: the less time is left for what is to be done, the more. */
export function urgencyOf(s: DmdState): number {
  const needed = (workLeft(s) + elderWoundsLeft(s)) / PER_TURN
  return Math.min(2, Math.max(0.9, needed / turnsLeft(s)))
}
