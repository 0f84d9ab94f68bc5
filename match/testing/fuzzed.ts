import { random } from '@eldertable/bots'
import { games } from '@eldertable/games'
import { type GameEntry, withBots } from '@eldertable/kernel'
import { lastCandle } from '@eldertable/kernel/example/index.ts'
import { secondThoughts } from '@eldertable/kernel/testing/second-thoughts.ts'
import { game as firstTitle } from '../../examples/first-title/game.ts'
import { Match } from '../match.ts'
import { nightWatchGame } from './night-watch.ts'
import { KEY, seatsOf } from './open-match.ts'
import { workshop1 } from './workshop.ts'

/** The example titles and the real ones. */
export const fuzzedGames: readonly GameEntry[] = [
  workshop1,
  nightWatchGame,
  withBots(lastCandle, { habit: random }),
  withBots(secondThoughts, { habit: random }),
  firstTitle,
  ...games,
]

/** A match of people alone, or with a bot in the last seat. */
export function fuzzedMatch(game: GameEntry, undo: 'strict' | 'free', hasBot: boolean): Match {
  const players = ['person', 'person', hasBot ? 'random' : 'person']
  return Match.open({ game, seats: seatsOf(...players), key: KEY, undo })
}

/** One thing that somebody does at the table. */
export type Deed = 'pick' | 'undo' | 'redo' | 'request' | 'order' | 'hold'

/** Does something that a number decides, mostly a pick; gives what it was, or undefined if it was refused. */
export function act(match: Match, number: number): Deed | undefined {
  const choice = Math.floor(number / 16)
  const seat = choice % 3
  const how = (['step', 'action', 'turn'] as const)[Math.floor(choice / 3) % 3] ?? 'step'
  switch (number % 16) {
    case 0:
    case 1:
    case 2:
      return match.undo(seat, match.moment, how) === undefined ? 'undo' : undefined
    case 3:
    case 4:
      return match.redo(seat, match.moment) === undefined ? 'redo' : undefined
    case 5:
      return agree(match, seat, choice % (match.position + 1)) ? 'request' : undefined
    case 6: {
      const { decision } = match
      if (decision?.passable !== true) return undefined
      const until = choice % 2 === 0 ? 'turn-ends' : 'options-change'
      return match.order(decision.seat, decision.key, until) === undefined ? 'order' : undefined
    }
    case 7: {
      const isHeld = match.seats[seat]?.heldBy !== null
      const change = isHeld
        ? ({ do: 'back', seat } as const)
        : ({ do: 'hold', seat, bot: 'random' } as const)
      return match.seat(change) === undefined ? 'hold' : undefined
    }
    default:
      return pickAny(match, choice) ? 'pick' : undefined
  }
}

/** Somebody asks for an undo and all agree, as far as they are there. */
function agree(match: Match, seat: number, to: number): boolean {
  if (match.requestUndo(seat, match.moment, to) !== undefined) return false
  const { request } = match
  for (const other of request?.asked ?? []) match.answer(other, request?.number ?? -1, true)
  return true
}

/** Makes some allowed pick for whoever is asked. */
export function pickAny(match: Match, choice: number): boolean {
  const { decision } = match
  if (decision === null) return false
  if (match.isBot(decision.seat)) return match.runBots(1) === 1
  const options = match.view(decision.seat).menu?.options ?? []
  const option = options[choice % options.length]
  if (option === undefined) return false
  const range = (option.upTo ?? option.argument) - option.argument + 1
  const pick = option.pick + (Math.floor(choice / options.length) % range)
  return match.command(decision.seat, match.moment, pick) === undefined
}
