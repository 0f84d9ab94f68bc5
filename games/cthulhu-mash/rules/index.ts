import { actions } from './turn/actions.ts'
import { reveal, arrive } from './gates/arrive.ts'
import { permit, handOver } from './movement/asking.ts'
import { attack } from './attacks/attack.ts'
import { blow } from './attacks/blow.ts'
import { bury } from './death/bury.ts'
import { deed } from './reactions/deed.ts'
import { escape } from './holds/escape.ts'
import { find, overload } from './objects/find.ts'
import { foeMove, charge } from './monsters/foe-deeds.ts'
import { hurt } from './reactions/hurt.ts'
import { jump } from './movement/jump.ts'
import { land } from './tiles/land.ts'
import { ownStarts, sharedStart, layOut, markTerrain } from './set-up/laying.ts'
import { loot } from './objects/loot.ts'
import { madness, wander } from './sanity/madness.ts'
import { createGate, stealing } from './spells/magic.ts'
import { match } from './match.ts'
import { monsterStep, turnFoes, foeTurn, control } from './monsters/monster-step.ts'
import { move } from './movement/move.ts'
import { populate } from './monsters/populate.ts'
import { prepare, choosing, dynamite } from './set-up/prepare.ts'
import { push, shove } from './attacks/push.ts'
import { rebuild } from './gates/rebuild.ts'
import { sights, check } from './sanity/sights.ts'
import { sparing } from './attacks/sparing.ts'
import { spawn } from './monsters/spawn.ts'
import { scouting } from './gates/scouting.ts'
import { earthquake, pictureGate, chest } from './objects/traps.ts'
import { turnEnd } from './turn/turn-end.ts'
import { turn, respawn, makeRoom, comeIn } from './turn/turn.ts'

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
