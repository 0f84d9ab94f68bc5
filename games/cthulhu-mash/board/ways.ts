import { at } from '@eldertable/kernel'
import { DIRECTIONS, NO_SPACE, SPACES } from '../tiles/spaces.ts'
import { look, type Ground } from '../rules/tiles/ground.ts'
import { moveOf, moveOfFoe } from '../rules/characters/numbers.ts'
import { placeOf, spaceOf } from '../rules/spots.ts'
import {
  beyond,
  FAR,
  gaitOfFoe,
  gaitOfHero,
  isFree,
  pathTo,
  priceOf,
  spread,
  type Gait,
} from '../rules/movement/walk.ts'
import { NONE } from '../state.ts'
import { foeOf, isFoe, pieceIn } from '../targets.ts'
import { openState } from '../text/telling.ts'
import { aboutIn, spotOf, type Asked } from './question.ts'

/** Whoever would walk, and how far. */
interface Mover {
  who: number
  spot: number
  points: number
  gait: Gait
}

/** What walking costs from where the question finds its mover, and which way it goes. */
export interface Ways {
  who: number
  spot: number
  points: number
  /** Points to a space of the tile by the safe way, or for a step into danger beside; undefined if there is none. */
  cost: (space: number) => number | undefined
  /** The spaces of that way, the last one included; nothing if it is not walked. */
  path: (space: number) => number[]
}

/** Whoever the open question lets walk: the character that acts, or a monster that somebody moves. */
function moverIn(asked: Asked): Mover | undefined {
  const { table, decision } = asked
  const s = openState({ table })
  switch (decision?.key) {
    case 'actions.choose':
    case 'move.choose': {
      const seat = aboutIn(asked, 'seat') ?? table.active
      const hero = at(table.heroes, seat)
      const isFlying = decision.key === 'move.choose' && isFlyingIn(decision.about)
      const points = aboutIn(asked, 'points') ?? moveOf(hero, isFlying)
      return { who: seat, spot: hero.spot, points, gait: gaitOfHero(s, seat, isFlying) }
    }
    case 'foeTurn.choose':
    case 'foeMove.choose':
    case 'control.choose': {
      const piece = aboutIn(asked, 'piece')
      const who = piece === undefined ? (aboutIn(asked, 'who') ?? NONE) : foeOf(piece)
      if (!isFoe(who)) return undefined
      const points = aboutIn(asked, 'points') ?? moveOfFoe(s, pieceIn(who))
      return { who, spot: spotOf(table, who), points, gait: gaitOfFoe(s, pieceIn(who)) }
    }
    default:
      return undefined
  }
}

const isFlyingIn = (about: object): boolean => 'isFlying' in about && about.isFlying === true

/** What the open question's mover would pay for each space; nothing if nobody is to walk. */
export function waysIn(asked: Asked): Ways | undefined {
  const mover = moverIn(asked)
  if (mover === undefined || mover.spot === NONE) return undefined
  const { who, spot, points, gait } = mover
  const from = spaceOf(spot)
  const ground = look(openState(asked), placeOf(spot), who)
  const costs = spread(ground, from, points, gait, new Uint8Array(SPACES))
  const isWalked = (space: number): boolean =>
    space !== from && costs[space] !== FAR && isFree(ground, space)
  return {
    who,
    spot,
    points,
    cost: (space) => (isWalked(space) ? costs[space] : stepCost(ground, from, space, mover)),
    path: (space) => (isWalked(space) ? pathTo(ground, from, space, gait) : []),
  }
}

/** What a single step to a space costs, whatever waits there. */
function stepCost(
  { tile }: Ground,
  from: number,
  to: number,
  { gait, points }: Mover,
): number | undefined {
  const isBeside = DIRECTIONS.some((direction) => {
    const next = beyond(tile, from, direction, gait)
    return next !== NO_SPACE && next === to
  })
  const price = priceOf(tile, to, gait)
  return isBeside && price <= points ? price : undefined
}
