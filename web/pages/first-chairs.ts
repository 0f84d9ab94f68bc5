import type { GameEntry } from '@eldertable/kernel'
import { botsToChoose } from '../lobby/bot-words.ts'
import { strangersBeside } from './chair-names.ts'
import type { LastTable } from './last-table.ts'

export type Player = 'person' | 'open' | `bot:${string}`

/** A seat of a table that is being set up. */
export interface Chair {
  name: string
  player: Player
}

/** The bot that a new table proposes. */
export const usualBot = ({ habits }: GameEntry): Player =>
  `bot:${Object.keys(habits)[0] ?? 'random'}`

/** Who sits at a new table before anything is changed: as the reader had it last, or the reader and bots. */
export function firstChairs(
  game: GameEntry,
  {
    name,
    last,
    isWithFriend = false,
  }: { name: string; last?: LastTable | undefined; isWithFriend?: boolean },
): Chair[] {
  const { least, most } = game.title.seats
  const usual = usualBot(game)
  const players: readonly Player[] =
    isWithFriend && most > 1
      ? ['person', ...Array.from({ length: Math.max(least, 2) - 1 }, () => 'open' as const)]
      : (remembered(game, last) ?? [
          'person',
          ...Array.from({ length: Math.min(4, most) - 1 }, () => usual),
        ])
  const strangers = strangersBeside(name)
  return players.map((player, i) => ({ name: i === 0 ? name : (strangers[i - 1] ?? ''), player }))
}

/** Those of the last table, if they can still sit at one. */
function remembered(
  game: GameEntry,
  { players }: LastTable = { players: [], settings: {} },
): Player[] | undefined {
  const { least, most } = game.title.seats
  const bots = botsToChoose(game).map((bot) => `bot:${bot}`)
  const isPlayer = (one: string): one is Player =>
    one === 'person' || one === 'open' || bots.includes(one)
  const known = players.filter(isPlayer)
  return known.length === players.length &&
    known.length >= least &&
    known.length <= most &&
    known[0] !== 'open'
    ? known
    : undefined
}
