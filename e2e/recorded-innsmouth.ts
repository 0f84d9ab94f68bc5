import { games } from '@eldertable/games'
import { FastChance, type GameEntry } from '@eldertable/kernel'
import { Match } from '@eldertable/match'

/** The part of the open table by which a position is found. */
interface Table {
  reel: number
  pools: { survivors: { card: number }[] }[]
  piles: number[]
  corners: unknown[]
}

const people = ['Ada', 'Bram', 'Greta', 'Silas', 'Odile', 'Edda', 'Fritz', 'Gwen', 'Hilde'] as const

const tableOf = (match: Match): Table => match.view(null).table as unknown as Table

/** A director and three survivors: somebody acts while a sanctuary is open. */
export const amongSurvivors = (): string =>
  recorded(4, (match) => {
    const { corners, reel } = tableOf(match)
    return match.decision?.key === 'act.choose' && reel === 2 && corners.some((one) => one !== null)
  })

/** The same when it is the director's turn. */
export const behindTheCamera = (): string =>
  recorded(4, (match) => {
    const { decision } = match
    return decision?.key === 'sideTurn.choose' && decision.seat === 0 && tableOf(match).reel === 2
  })

/** Nine people, when most survivors are in play. */
export const nineAtATable = (): string =>
  recorded(9, (match) => {
    const count = tableOf(match).pools.reduce((sum, { survivors }) => sum + survivors.length, 0)
    return match.decision?.key === 'act.choose' && count >= 10
  })

/**
 * A director and two survivors, late in the film: nobody is left to draw, the one in seat 1 has a single survivor, and a
 * throng chooses whom to attack. Whoever lost all survivors now would play monsters against the others.
 */
export function beforeAFall(): string {
  for (let number = 0; ; number++) {
    const match = begin(number, 3)
    while (match.outcome === null) {
      if (isBeforeAFall(match)) return JSON.stringify(match.toFile({ withKey: true }))
      const seat = match.decision?.seat ?? 0
      const options = match.view(seat).menu?.options ?? []
      const option = options.find(({ verb }) => verb === wantedIn(seat, options)) ?? options.at(-1)
      const aim = options.find(
        ({ verb, target }) => verb === 'strike' && isOfSeat(match, 0, target),
      )
      const pick = (aim ?? option)?.pick
      if (pick === undefined || match.command(seat, match.moment, pick) !== undefined) break
    }
  }
}

/** One attack a turn, which one player does not mind and the other pays for. */
const ways = [
  ['takeMonster', 'cover', 'placeIn'],
  ['poolActions', 'flail', 'enough', 'rest'],
  ['drawSurvivor', 'poolActions', 'negate', 'giveRest', 'givePower', 'enough', 'rest'],
] as const

const wantedIn = (seat: number, options: readonly { verb: string }[]): string | undefined =>
  ways[seat]?.find((verb) => options.some((option) => option.verb === verb))

const isOfSeat = (match: Match, pool: number, target: string | undefined): boolean =>
  tableOf(match).pools[pool]?.survivors.some(({ card }) => `card:${card}` === target) ?? false

function isBeforeAFall(match: Match): boolean {
  const { pools, piles } = tableOf(match)
  const { decision } = match
  if (decision?.key !== 'strike.choose' || decision.seat !== 0 || piles[0] !== 0) return false
  const options = match.view(0).menu?.options ?? []
  return (
    pools[0]?.survivors.length === 1 &&
    pools[1]?.survivors.length === 3 &&
    options.some(({ target }) => isOfSeat(match, 0, target))
  )
}

/** Plays at random, match after match, until one is as it is wanted; gives its file. */
function recorded(seats: number, isWanted: (match: Match) => boolean): string {
  for (let number = 0; ; number++) {
    const match = begin(number, seats)
    const chance = new FastChance(String(number))
    while (match.outcome === null) {
      if (isWanted(match)) return JSON.stringify(match.toFile({ withKey: true }))
      const seat = match.decision?.seat ?? 0
      const options = match.view(seat).menu?.options ?? []
      const option = options[chance.below(options.length)]
      if (option !== undefined) match.command(seat, match.moment, option.pick)
    }
  }
}

const begin = (number: number, seats: number): Match =>
  Match.open({
    game: games.find(({ title }) => title.id === 'innsmouth-32') as GameEntry,
    seats: people.slice(0, seats).map((name) => ({ name, player: 'person' as const })),
    settings: { director: 'human' },
    key: number.toString(16).padStart(64, '0'),
  })
