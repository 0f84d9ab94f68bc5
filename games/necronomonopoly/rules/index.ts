import type { Procedure } from '@eldertable/kernel'
import { sendToAsylum } from './asylum.ts'
import { buying } from './buying.ts'
import { attack, strikeInmates } from './cultists.ts'
import { dawn } from './dawn.ts'
import { encounter } from './encounter.ts'
import { gate } from './gates.ts'
import { insanity } from './insanity.ts'
import { land } from './landing.ts'
import { look, search } from './looking.ts'
import { miGo } from './mi-go.ts'
import { monsterStep } from './monster-step.ts'
import { moveMonster } from './monsters.ts'
import { draw } from './mythos.ts'
import { discardOne, followOther } from './other-cards.ts'
import { nearest } from './placing.ts'
import { lose, owe } from './sanity.ts'
import { match } from './set-up.ts'
import { trade } from './trade.ts'
import { turn } from './turn.ts'
import { use } from './use.ts'
import { walk } from './walk.ts'

/** Every procedure of the game, in the order in which a match meets them. */
export const procedures: readonly Procedure[] = [
  match,
  turn,
  dawn,
  monsterStep,
  moveMonster,
  walk,
  miGo,
  land,
  encounter,
  draw,
  followOther,
  discardOne,
  use,
  look,
  search,
  gate,
  nearest,
  sendToAsylum,
  lose,
  owe,
  insanity,
  attack,
  strikeInmates,
  buying,
  trade,
]
