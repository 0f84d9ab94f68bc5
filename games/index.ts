import type { AnyTitle, Bot } from '@eldertable/kernel'
import { game as necronomonopoly } from './necronomonopoly/game.ts'
import { game as tinyEpicCthulhu } from './tiny-epic-cthulhu/game.ts'

/** A title at the table, with the bots that know how to play it. */
export interface GameEntry {
  title: AnyTitle
  /** The best first and the quickest last. */
  habits: Readonly<Record<string, Bot>>
}

/** Every title: a sixth game is a sixth folder and one line here. */
export const games: readonly GameEntry[] = [necronomonopoly, tinyEpicCthulhu]
