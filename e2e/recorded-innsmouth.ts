import { games, type GameEntry } from '@eldertable/games'
import { FastChance } from '@eldertable/kernel'
import { Match } from '@eldertable/match'

/** The part of the open table by which a position is found. */
interface Table {
  reel: number
  pools: { side: string; survivors: { insane: number }[] }[]
  corners: unknown[]
  fade: unknown
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

/** Plays at random, match after match, until one is as it is wanted; gives its file. */
function recorded(seats: number, isWanted: (match: Match) => boolean): string {
  for (let number = 0; ; number++) {
    const match = Match.open({
      game: games.find(({ title }) => title.id === 'innsmouth-32') as GameEntry,
      seats: people.slice(0, seats).map((name) => ({ name, player: 'person' as const })),
      settings: { director: 'human' },
      key: number.toString(16).padStart(64, '0'),
    })
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
