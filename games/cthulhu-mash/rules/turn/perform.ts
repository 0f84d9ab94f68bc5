import { missing, type Seat } from '@eldertable/kernel'
import { spellThat } from '../../pieces/spells.ts'
import type { Effect } from '../../effects/effect.ts'
import { effects } from '../../effects/index.ts'
import type { Game } from '../../frames.ts'
import { NONE } from '../../state.ts'
import { meansIn, objectIn, receiverOf, spellIn, targetIn, V } from '../../verbs.ts'
import { unbegun } from './action-offer.ts'
import { comfort, fish, scout, transport } from '../tiles/comforts.ts'
import { declareArea, declareAttack } from '../attacks/declare.ts'
import { restore } from '../objects/restore.ts'
import { cast, fetchTop, memorize } from '../spells/magic.ts'
import { DRILL } from '../attacks/means.ts'
import { carriedThat, rowOfObject } from '../characters/numbers.ts'
import { heroAt } from '../pieces.ts'
import { part, useUp } from '../objects/possessions.ts'

type Deed = (g: Game, seat: Seat, argument: number, replay: number[]) => void

/** An object does what it does (CM-ITEM-19, CM-CAST-1). */
const use = (g: Game, seat: Seat, object: number): void => useAt(g, seat, object, NONE)

function useAt(g: Game, seat: Seat, object: number, target: number): void {
  const { does } = rowOfObject(object)
  if (does !== null) effects.run(g, { who: seat, piece: object, target }, does)
}

/** Of several alike it does not matter which. */
const useThat =
  (does: Effect['does']): Deed =>
  (g, seat, target) =>
    useAt(g, seat, carriedThat(heroAt(g.state, seat), does), target)

const begin =
  (verb: number): Deed =>
  (g, seat, argument, replay) =>
    g.call('move', unbegun(seat, heroAt(g.state, seat).spot, 0, verb, argument, replay))

/** What a character can spend an action on, and who does it. */
const deeds: Readonly<Record<number, Deed>> = {
  [NONE]: (g, seat) => g.call('madness', { seat }),
  [V.walk]: begin(V.walk),
  [V.step]: begin(V.step),
  [V.gate]: begin(V.gate),
  [V.pickUp]: begin(V.pickUp),
  [V.pickTop]: begin(V.pickTop),
  [V.give]: begin(V.give),
  [V.takeOff]: (g, seat, _, replay) =>
    g.call('move', { ...unbegun(seat, heroAt(g.state, seat).spot, 0), isFlying: true, replay }),
  [V.jump]: (g, seat, space) => g.call('jump', { seat, space }),
  [V.attack]: (g, seat, blow) => declareAttack(g, seat, meansIn(blow), targetIn(blow)),
  [V.aim]: declareArea,
  [V.drill]: (g, seat, target) => declareAttack(g, seat, DRILL, target),
  [V.push]: (g, seat, target) => g.call('push', { seat, target }),
  [V.transport]: transport,
  [V.refresh]: comfort,
  [V.fish]: fish,
  [V.scout]: scout,
  [V.read]: use,
  [V.cast]: (g, seat, spell) => cast(g, seat, spell, seat),
  [V.castOn]: (g, seat, casting) => cast(g, seat, spellIn(casting), targetIn(casting)),
  [V.fetch]: (g, seat, object) => cast(g, seat, spellThat('fetch'), object),
  [V.fetchTop]: fetchTop,
  [V.part]: (g, seat, space) => cast(g, seat, spellThat('part'), space),
  [V.memorize]: memorize,
  [V.use]: use,
  [V.charm]: useThat('charm'),
  [V.spy]: useThat('turn-up'),
  [V.breakFree]: (g, seat, hold) => g.call('escape', { who: seat, hold, natural: 0 }),
  [V.ready](g, seat, object) {
    heroAt(g.state, seat).ready = object
    g.event?.('readies', 'CM-OPT-2', { seat, object })
  },
  // CM-SANE-38
  [V.help](g, seat, gift) {
    const object = objectIn(gift)
    part(g.state, seat, object)
    g.event?.('hands', 'CM-SANE-38', { seat: receiverOf(gift), by: seat, object, isTaken: true })
    g.call('overload', { seat })
    g.call('find', { seat: receiverOf(gift), object })
  },
  [V.treat](g, seat, gift) {
    const object = objectIn(gift)
    const owner = heroAt(g.state, seat).objects.includes(object) ? seat : receiverOf(gift)
    useUp(g, owner, object)
    restore(g, receiverOf(gift), object, 'CM-SANE-38')
  },
}

/** Carries out what a character has chosen to spend an action on. */
export function perform(
  g: Game,
  seat: Seat,
  verb: number,
  argument: number,
  replay: number[],
): void {
  const deed = deeds[verb]
  if (deed === undefined) missing('deed', verb)
  deed(g, seat, argument, replay.slice())
}
