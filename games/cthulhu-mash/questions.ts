import type { Seat } from '@eldertable/kernel'

/** Every question as `procedure.step`, and what all may know about it. `who` and `by` are targets (see `targets.ts`). */
export interface Questions {
  'choosing.choose': object
  'layOut.choose': { places: number }
  'markTerrain.choose': object
  'ownStarts.turn': { place: number }
  'sharedStart.tile': object
  'sharedStart.gate': object
  'dynamite.choose': object
  'makeRoom.aside': { who: number }
  'spawn.place': { generator: number }
  'turn.adrift': { seat: Seat }
  'actions.choose': { seat: Seat; actions: number }
  'actions.last': { seat: Seat; actions: number }
  'move.choose': { seat: Seat; points: number; isFlying: boolean }
  'permit.ask': { seat: Seat; by: Seat }
  'handOver.ask': { seat: Seat; by: Seat; object: number }
  'reveal.rotate': { place: number }
  'sparing.ask': { seat: Seat }
  'shove.where': { seat: Seat; who: number }
  'createGate.where': { seat: Seat }
  'stealing.choose': { seat: Seat; from: Seat }
  'control.detach': { seat: Seat; who: number }
  'control.choose': { seat: Seat; who: number }
  'overload.choose': { seat: Seat; tooMany: number }
  'blow.reflect': { by: number; means: number; total: number; isHit: boolean }
  'hurt.stamina': { seat: Seat; damage: number }
  'hurt.green': { seat: Seat; damage: number }
  'deed.ask': { by: number; verb: number }
  'escape.slip': { who: number; price: number }
  'escape.leave': { who: number }
  'loot.search': { seat: Seat; count: number }
  'monsterStep.choose': { seat: Seat }
  'turnFoes.face': { piece: number }
  'foeTurn.choose': { piece: number; left: number }
  'foeMove.choose': { piece: number; points: number }
  'turnEnd.face': { seat: Seat }
}
