import { pickOf } from '@eldertable/kernel'
import { effects } from '../../effects/index.ts'
import type { Game } from '../../frames.ts'
import { NONE, type MashState } from '../../state.ts'
import { foeOf } from '../../targets.ts'
import { V } from '../../verbs.ts'
import { hasFoeRoom } from './foe-things.ts'
import { pileOn, takeOpen, takeTop } from '../objects/lying.ts'
import { rowOfObject } from '../characters/numbers.ts'
import { foeAt } from '../pieces.ts'

/** What the policy picks up next where a monster stands, from the top and while there is room (CM-AUTO-22). */
export function autoPick(s: MashState, piece: number): number | undefined {
  const pile = pileOn(s, foeAt(s, piece).spot)
  if (pile === undefined || !hasFoeRoom(s, piece)) return undefined
  if (pile.unseen > 0) return pickOf(V.foePickTop)
  const [object] = pile.open
  return object === undefined ? undefined : pickOf(V.foePick, object)
}

/** A monster picks something up: traps work on it as on anybody (CM-OPT-9). */
export function foePicks(g: Game, piece: number, verb: number, argument: number): void {
  const s = g.state
  const foe = foeAt(s, piece)
  if (verb === V.foePick) takeOpen(s, foe.spot, argument)
  const object = verb === V.foePick ? argument : takeTop(s, foe.spot)
  g.event?.('foeFinds', 'CM-OPT-9', { who: foeOf(piece), object })
  const { colour, does } = rowOfObject(object)
  if (colour !== 'white') foe.objects.push(object)
  else if (does !== null) effects.run(g, { who: foeOf(piece), piece: object, target: NONE }, does)
}
