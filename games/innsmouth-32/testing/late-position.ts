import { at, type Chance, type Settings } from '@eldertable/kernel'
import type { Card } from '../pieces/card.ts'
import { cards, type CardKey } from '../pieces/cards.ts'
import { cast, type SurvivorKey } from '../pieces/survivors.ts'
import { stateAt, statKeys, type Position } from '../position.ts'
import type { I32Settings, I32State } from '../state.ts'
import { poolsAt } from '../switches.ts'

type PoolPosition = NonNullable<Position['pools']>[number]

/** Survivors that still wait in the pile. */
const WAITING = 2
const LAST_REEL = 4
const MOST = { rest: 7, mythos: 4, stars: 2, power: 6, throng: 3, pile: 4 }
const TERRORS = ['shoggoth', 'dagon', 'hydra', 'star-spawn'] as const

/** The last two reels, where random play seldom comes with anybody alive: much is held, throngs are full, a seat has fallen. */
export function latePosition(chance: Chance, seats: number, settings: Settings): I32State {
  const chosen = { ...settings, factionDraft: false } as unknown as I32Settings
  const pools = poolsAt(seats, chosen)
  const people = chosen.director === 'human' ? seats - 1 : seats
  const deal = dealer(chance)
  const waiting = shuffled(
    cast.map(({ key }) => key),
    chance,
  )
  const sanctuaries = deal(1 + chance.below(2), 'sanctuary')
  const anybody = (): SurvivorKey => waiting.shift() ?? 'doctor'
  const each = Math.min(2, Math.floor((cast.length - WAITING) / pools))

  const survivor = (place: number) => {
    const [shelter] = sanctuaries
    const isInside = shelter !== undefined && place === 0 && chance.below(3) === 0
    return {
      is: anybody(),
      rest: chance.below(MOST.rest + 1),
      mythos: chance.below(MOST.mythos + 1),
      insane: statKeys.filter(() => chance.below(4) === 0),
      stars: chance.below(MOST.stars + 1),
      cards: deal(chance.below(3), 'item', 'power'),
      used: chance.below(2) === 0,
      ...(isInside && { in: shelter }),
    }
  }
  const alive = (place: number): PoolPosition => ({
    has: Array.from({ length: each }, () => survivor(place)),
    power: chance.below(MOST.power + 1),
  })
  const fallen = (): PoolPosition => ({ throngs: [deal(2, 'monster'), deal(1, 'monster')] })
  const hasFallen = pools > 2 && people === pools && chosen.fallenSeats === 'match'

  const position: Position = {
    settings: { ...chosen },
    people,
    pools: Array.from({ length: pools }, (_, place) =>
      hasFallen && place === pools - 1 ? fallen() : alive(place),
    ),
    reel: LAST_REEL - chance.below(2),
    corners: sanctuaries,
    throngs: [
      deal(MOST.throng, 'monster'),
      deal(1 + chance.below(2), 'monster'),
      chosen.terrors === '0'
        ? deal(1, 'monster')
        : [...deal(1, 'monster'), at(TERRORS, chance.below(TERRORS.length))],
    ],
    screen: [
      `?${at(deal(1, 'horror', 'plot', 'monster'), 0)}`,
      at(deal(1, 'monster'), 0),
      chance.below(2) === 0 ? null : at(deal(1, 'item'), 0),
    ],
    pile: deal(chance.below(MOST.pile), 'monster', 'item', 'horror', 'plot'),
    turn: chance.below(2) === 0 ? 'director' : 1,
    ...(chosen.secretCultist && { cultist: at(waiting, 0) }),
    survivors: waiting.slice(0, WAITING),
  }
  return stateAt(position)
}

/** Deals cards of the movie deck, each of its copies once. */
function dealer(chance: Chance): (count: number, ...kinds: Card['kind'][]) => CardKey[] {
  const deck = shuffled(cards, chance)
  return (count, ...kinds) => {
    const dealt = deck.filter(({ kind }) => kinds.includes(kind)).slice(0, count)
    for (const card of dealt) deck.splice(deck.indexOf(card), 1)
    return dealt.map(({ key }) => key)
  }
}

function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  const mixed = [...items]
  chance.shuffle(mixed)
  return mixed
}
