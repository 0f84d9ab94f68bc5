import { games, type GameEntry } from '@eldertable/games'
import { FastChance } from '@eldertable/kernel'
import { Match } from '@eldertable/match'
import { pickAny } from '@eldertable/match/testing/fuzzed.ts'
import type { LogEntry } from '@eldertable/protocol'
import type { Store } from '@eldertable/store'
import { newCode, newId } from '../lobby/code.ts'
import { seatsText, termsText } from '../lobby/records.ts'

const KEY = 'cd'.repeat(32)

/** A log as it may be stored, and what it costs to play it again is out of proportion. */
export interface NastyMatch {
  readonly key: string
  readonly what: string
  readonly game: GameEntry
  readonly titleVersion: number
  readonly isOver: boolean
  readonly counter: number
  readonly entries: readonly string[]
}

function gameOf(title: string): GameEntry {
  const found = games.find((one) => one.title.id === title)
  if (found === undefined) throw new Error(`there is no ${title}`)
  return found
}

const people = ['Ada', 'Bram'].map((name) => ({ name, player: 'person' }))

const textsOf = ({ beginning }: Match, log: readonly LogEntry[]): string[] =>
  [{ do: 'begin', ...beginning }, ...log].map((entry) => JSON.stringify(entry))

/** A finished match by earlier rules, in which somebody went back and forth so many times. */
export function backAndForth(times: number): NastyMatch {
  const today = gameOf('necronomonopoly')
  const [title] = today.title.earlier ?? []
  if (title === undefined) throw new Error('there are no earlier rules')
  const seats = people.map(({ name }) => ({ name, player: 'bot:random' }))
  const match = Match.open({ game: { ...today, title }, seats, key: KEY, undo: 'free' })
  match.runBots()
  const middle = Math.floor(match.log.length / 2)
  // A person sits down, changes their mind without end, and gets up again: what comes after it stays true.
  const toAndFro = Array.from({ length: times }, (): LogEntry[] => [
    { do: 'undo', seat: 0, to: 15 },
    { do: 'redo', seat: 0, to: middle },
  ]).flat()
  const log: LogEntry[] = [
    ...match.log.slice(0, middle),
    { do: 'replace', seat: 0, name: 'Ada', player: 'person' },
    ...toAndFro,
    { do: 'leave', seat: 0, bot: 'random' },
    ...match.log.slice(middle),
  ]
  return {
    what: `finished, earlier rules, ${log.length} entries, ${times} times to and fro`,
    key: KEY,
    game: today,
    titleVersion: title.version,
    isOver: true,
    counter: match.counter,
    entries: textsOf(match, log),
  }
}

/** A match by the rules of today that goes on and on. */
export function longLine(picks: number): NastyMatch {
  const game = gameOf('cthulhu-mash')
  const match = Match.open({ game, seats: people, key: KEY, undo: 'free' })
  const chance = new FastChance('long line')
  while (match.outcome === null && match.position < picks) pickAny(match, chance.below(2 ** 31))
  return {
    what: `running, ${match.length} entries`,
    key: KEY,
    game,
    titleVersion: game.title.version,
    isOver: match.outcome !== null,
    counter: match.counter,
    entries: textsOf(match, match.log),
  }
}

/** Puts such a match into a store, as if it had always been there; the guest has the first seat. */
export async function keep(store: Store, nasty: NastyMatch, guest: string): Promise<string> {
  const id = newId()
  const { game, titleVersion, isOver, counter, entries, key } = nasty
  await store.createMatch(
    {
      id,
      code: newCode(),
      name: 'Nasty',
      title: game.title.id,
      titleVersion,
      settings: termsText({ game: {}, undo: 'free', advice: false, hints: false }),
      seats: seatsText(
        people.map((seat, i) => ({ ...seat, heldBy: null, guest: i === 0 ? guest : null })),
      ),
      status: isOver ? 'finished' : 'playing',
      visibility: 'link',
      pace: 'live',
      key,
      counter,
      host: guest,
      createdAt: 0,
      updatedAt: 0,
    },
    [guest],
  )
  await store.append(id, 0, entries, { counter })
  return id
}
