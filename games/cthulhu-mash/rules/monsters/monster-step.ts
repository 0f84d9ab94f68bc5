import { at, done, pickOf, type Done, type Seat } from '@eldertable/kernel'
import { isVersion1 } from '../../earlier/version-1.ts'
import { isBeforeVersion3, isBeforeVersion5 } from '../../earlier/edition.ts'
import { DIRECTIONS } from '../../tiles/spaces.ts'
import type { Frames, Game } from '../../frames.ts'
import { NONE, type Facing, type Foe, type MashState } from '../../state.ts'
import { foeOf, isGenerator, pieceIn } from '../../targets.ts'
import { V } from '../../verbs.ts'
import { autoAct, autoNext } from '../automatic-monsters/act.ts'
import { deedOf } from '../turn/actions.ts'
import { destinations } from '../attacks/shoves.ts'
import { performFoe } from './foe-deeds.ts'
import { offerControlled, offerFoe } from './foe-offer.ts'
import { shift } from '../gates/arrive.ts'
import { procedure } from '../kit.ts'
import { findFoe, foeAt, foesOn, generatorRow, heroAt, isAlive, monsterRow } from '../pieces.ts'
import { recorded } from '../reactions/replay.ts'
import { controller, isAutomatic } from '../sides.ts'
import { lookAbout } from '../sanity/sights.ts'
import { placeOf, spotOf } from '../spots.ts'

/** Monsters and attacking generators on the tile of the current character act, one after the other (CM-PHASE-1). */
export const monsterStep = procedure('monsterStep', {
  next: goOn,
  choose: {
    rule: 'CM-PHASE-1',
    who: (s) => controller(s),
    about: (_, f) => ({ seat: f.seat }),
    offer(s, f, o) {
      if (isAutomatic(s)) {
        const piece = autoNext(s, ready(s, f.place, f.acted))
        if (piece === NONE) o.allow(V.endStep, 0, 'CM-AUTO-7')
        else o.allow(V.rouse, foeOf(piece), 'CM-AUTO-7')
        return
      }
      for (const foe of s.table.foes)
        if (isReady(foe, f.place, f.acted)) o.allow(V.rouse, foeOf(foe.piece), 'CM-PHASE-1')
      o.allow(V.endStep, 0, 'CM-PHASE-3')
    },
    take(g, f, verb, target) {
      if (verb === V.endStep) return endStep(g, f)
      const piece = pieceIn(target)
      f.acted.push(piece)
      g.call('foeTurn', {
        piece,
        left: actionsOf(piece),
        hasCharged: false,
        seat: f.seat,
      })
      return 'next'
    },
    byDefault: (s, f) => {
      const piece = autoNext(s, ready(s, f.place, f.acted))
      return piece === NONE ? pickOf(V.endStep) : pickOf(V.rouse, foeOf(piece))
    },
  },
})

/** Begins the monster step of a living character; answers whether there is anything to do in it. */
export function beginMonsterStep(g: Game, seat: Seat): boolean {
  const s = g.state
  const place = placeOf(heroAt(s, seat).spot)
  g.event?.('monsters', 'CM-TURN-8', { seat })
  // What the character has lost of its own actions is no matter for the monsters.
  if (!isBeforeVersion3(s)) s.table.isCut = false
  const acted: number[] = []
  let isAnyReady = false
  for (const foe of s.table.foes) {
    if (placeOf(foe.spot) !== place) continue
    if (foe.losesStep || foe.boundBy === seat) acted.push(skip(foe, seat))
    else isAnyReady ||= canAct(foe.piece)
  }
  if (!isAnyReady && !s.table.settings.facing) return false
  g.call('monsterStep', { seat, place, acted })
  return true
}

/** The next of them, or the end. */
function goOn(g: Game, f: Frames['monsterStep']): 'choose' | Done {
  const s = g.state
  // CM-PHASE-4
  if (!isAlive(s, f.seat) || placeOf(heroAt(s, f.seat).spot) !== f.place) return done
  return isAnyReady(s, f.place, f.acted) ? 'choose' : endStep(g, f)
}

function endStep(g: Game, { place }: Frames['monsterStep']): Done {
  const s = g.state
  if (s.table.settings.facing && !isAutomatic(s)) g.call('turnFoes', { pieces: turnable(s, place) })
  return done
}

/** Monsters that a human controller may turn: generators have no facing, and who clings looks at its victim (CM-OPT-27). */
const turnable = (s: MashState, place: number): number[] =>
  foesOn(s, place).flatMap(({ piece, victim }) =>
    isGenerator(piece) || victim !== NONE ? [] : [piece],
  )

/** The controller says which way each monster looks (CM-OPT-27). */
export const turnFoes = procedure('turnFoes', {
  next: (g, f) => (f.pieces.length > 0 && !isAutomatic(g.state) ? 'face' : done),
  face: {
    rule: 'CM-OPT-27',
    who: (s) => controller(s),
    about: (_, f) => ({ piece: at(f.pieces, 0) }),
    offer(_, __, o) {
      for (const side of DIRECTIONS) o.allow(V.face, side, 'CM-OPT-27')
    },
    take(g, f, _, side) {
      foeAt(g.state, f.pieces.shift() ?? NONE).facing = side as Facing
      return 'next'
    },
    byDefault: (s, f) => pickOf(V.face, foeAt(s, at(f.pieces, 0)).facing),
  },
})

const actionsOf = (piece: number): number =>
  isGenerator(piece) ? generatorRow(piece).actions : monsterRow(piece).actions

const canAct = (piece: number): boolean => !isGenerator(piece) || generatorRow(piece).melee > 0

/** Pieces of a place that have not acted yet. */
function ready(s: MashState, place: number, acted: readonly number[]): number[] {
  const found: number[] = []
  for (const foe of s.table.foes) if (isReady(foe, place, acted)) found.push(foe.piece)
  return found
}

function isAnyReady(s: MashState, place: number, acted: readonly number[]): boolean {
  for (const foe of s.table.foes) if (isReady(foe, place, acted)) return true
  return false
}

const isReady = ({ piece, spot }: Foe, place: number, acted: readonly number[]): boolean =>
  placeOf(spot) === place && canAct(piece) && !acted.includes(piece)

/** Whoever has lost its turn, or is bound by the current player, is passed over, and that is used up (CM-PHASE-6, CM-SPELL-1). */
function skip(foe: Foe, seat: Seat): number {
  foe.losesStep = false
  if (foe.boundBy === seat) foe.boundBy = NONE
  return foe.piece
}

/** One piece spends its actions (CM-FOE-3, CM-PROMPT-33). */
export const foeTurn = procedure('foeTurn', {
  next(g, f) {
    const s = g.state
    const foe = findFoe(s, f.piece)
    if (s.table.isCut && !isBeforeVersion3(s)) {
      s.table.isCut = false // CM-OBJ-50
      return done
    }
    if (foe === undefined || f.left === 0 || !isAlive(s, f.seat)) return done
    return placeOf(heroAt(s, f.seat).spot) === placeOf(foe.spot) ? 'choose' : done
  },
  choose: {
    rule: 'CM-FOE-4',
    who: (s) => controller(s),
    about: (_, f) => ({ piece: f.piece, left: f.left }),
    offer(s, f, o) {
      if (isAutomatic(s)) {
        const { verb, argument, rule } = autoAct(s, f.piece, f.hasCharged)
        o.allow(verb, argument, rule)
        return
      }
      offerFoe(s, f.piece, f.hasCharged, o)
      o.allow(V.rest, 0, 'CM-PHASE-3')
    },
    take(g, f, verb, argument) {
      if (verb === V.rest) return done
      if (verb !== V.foeGreen || isVersion1(g.state)) f.left-- // CM-ITEM-20
      // The log says by which rule of the policy it was chosen.
      if (g.event !== undefined && isAutomatic(g.state)) {
        const { rule } = autoAct(g.state, f.piece, f.hasCharged)
        g.event('decides', rule, { who: foeOf(f.piece), why: rule })
      }
      if (verb === V.charge) f.hasCharged = true
      g.call('deed', deedOf(foeOf(f.piece), verb, argument))
      return 'next'
    },
    byDefault: (s, f) => {
      const { verb, argument } = autoAct(s, f.piece, f.hasCharged)
      return pickOf(verb, argument)
    },
  },
})

/** A monster does what a character wants: a move or an attack (CM-SPELL-9, CM-OBJ-22). */
export const control = procedure('control', {
  // CM-FOE-19
  begin: (g, f) => (foeAt(g.state, f.piece).victim === NONE ? 'choose' : 'detach'),
  detach: {
    rule: 'CM-FOE-19',
    who: (_, f) => f.seat,
    about: (_, f) => ({ seat: f.seat, who: foeOf(f.piece) }),
    offer(s, f, o) {
      for (const space of destinations(s, foeOf(f.piece))) o.allow(V.pushTo, space, 'CM-FOE-19')
    },
    take(g, f, _, space) {
      const foe = foeAt(g.state, f.piece)
      foe.victim = NONE
      shift(g.state, foeOf(f.piece), spotOf(placeOf(foe.spot), space))
      if (!isBeforeVersion5(g.state)) lookAbout(g)
      return 'choose'
    },
  },
  choose: {
    rule: 'CM-SPELL-9',
    who: (_, f) => f.seat,
    about: (_, f) => ({ seat: f.seat, who: foeOf(f.piece) }),
    offer(s, f, o) {
      offerControlled(s, f.piece, f.isShell, o)
      o.allow(V.rest, 0, 'CM-SPELL-9')
    },
    take(g, f, verb, argument) {
      recorded(g, [], verb, argument)
      if (verb !== V.rest) performFoe(g, f.piece, verb, argument, [], f.seat)
      return done
    },
    byDefault: () => pickOf(V.rest),
  },
})
