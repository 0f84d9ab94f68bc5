import type { GameEntry } from '@eldertable/kernel'
import { game as cthulhuMash } from './cthulhu-mash/game.ts'
import { game as deathMayDie } from './death-may-die/game.ts'
import { game as innsmouth32 } from './innsmouth-32/game.ts'
import { game as necronomonopoly } from './necronomonopoly/game.ts'
import { game as tinyEpicCthulhu } from './tiny-epic-cthulhu/game.ts'

/** Every title: a sixth game is a sixth folder and one line here. */
export const games: readonly GameEntry[] = [
  necronomonopoly,
  tinyEpicCthulhu,
  deathMayDie,
  innsmouth32,
  cthulhuMash,
]
