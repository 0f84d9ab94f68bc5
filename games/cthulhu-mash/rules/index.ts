import { actions } from './actions.ts'
import { reveal, arrive } from './arrive.ts'
import { permit, handOver } from './asking.ts'
import { attack } from './attack.ts'
import { blow } from './blow.ts'
import { bury } from './bury.ts'
import { deed } from './deed.ts'
import { escape } from './escape.ts'
import { find, overload } from './find.ts'
import { foeMove, charge } from './foe-deeds.ts'
import { hurt } from './hurt.ts'
import { jump } from './jump.ts'
import { land } from './land.ts'
import { ownStarts, sharedStart, layOut, markTerrain } from './laying.ts'
import { loot } from './loot.ts'
import { madness, wander } from './madness.ts'
import { createGate, stealing } from './magic.ts'
import { match } from './match.ts'
import { monsterStep, turnFoes, foeTurn, control } from './monster-step.ts'
import { move } from './move.ts'
import { populate } from './populate.ts'
import { prepare, choosing, dynamite } from './prepare.ts'
import { push, shove } from './push.ts'
import { rebuild } from './rebuild.ts'
import { sights, check } from './sights.ts'
import { sparing } from './sparing.ts'
import { spawn } from './spawn.ts'
import { scouting } from './scouting.ts'
import { earthquake, pictureGate, chest } from './traps.ts'
import { turnEnd } from './turn-end.ts'
import { turn, respawn, makeRoom, comeIn } from './turn.ts'

/** Every procedure of the game. */
export const procedures = [
  actions,
  reveal,
  arrive,
  permit,
  handOver,
  attack,
  blow,
  bury,
  deed,
  escape,
  find,
  overload,
  foeMove,
  charge,
  hurt,
  jump,
  land,
  ownStarts,
  sharedStart,
  layOut,
  markTerrain,
  loot,
  madness,
  wander,
  createGate,
  stealing,
  match,
  monsterStep,
  turnFoes,
  foeTurn,
  control,
  move,
  populate,
  prepare,
  choosing,
  dynamite,
  push,
  shove,
  rebuild,
  sights,
  check,
  sparing,
  spawn,
  scouting,
  earthquake,
  pictureGate,
  chest,
  turnEnd,
  turn,
  respawn,
  makeRoom,
  comeIn,
]
