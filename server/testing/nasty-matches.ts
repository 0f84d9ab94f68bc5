import { games } from '@eldertable/games'
import { FastChance, type GameEntry } from '@eldertable/kernel'
import { Match, wholeLedgerOf } from '@eldertable/match'
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
  /** Of the end, if one was left there. */
  readonly snapshot?: string
}

function gameOf(title: string): GameEntry {
  const found = games.find((one) => one.title.id === title)
  if (found === undefined) throw new Error(`there is no ${title}`)
  return found
}

const people = ['Ada', 'Bram'].map((name) => ({ name, player: 'person' }))

const textsOf = ({ beginning }: Match, log: readonly LogEntry[]): string[] =>
  [{ do: 'begin', ...beginning }, ...log].map((entry) => JSON.stringify(entry))

/** The whole line taken back and restored this many times, by somebody who may. */
const toAndFro = (times: number, line: number): LogEntry[] =>
  Array.from({ length: times }, (): LogEntry[] => [
    { do: 'undo', seat: 0, to: 15 },
    { do: 'redo', seat: 0, to: line },
  ]).flat()

/** A finished match by earlier rules, in which somebody went back and forth this many times. */
export function backAndForth(times: number, name = 'necronomonopoly'): NastyMatch {
  const today = gameOf(name)
  const [title] = today.title.earlier ?? []
  if (title === undefined) throw new Error('there are no earlier rules')
  const seats = people.map((seat) => ({ ...seat, player: 'bot:random' }))
  const match = Match.open({ game: { ...today, title }, seats, key: KEY, undo: 'free' })
  match.runBots()
  const middle = Math.floor(match.log.length / 2)
  // A person sits down, changes their mind without end, and gets up again: what comes after it stays true.
  const log: LogEntry[] = [
    ...match.log.slice(0, middle),
    { do: 'replace', seat: 0, name: 'Ada', player: 'person' },
    ...toAndFro(times, middle),
    { do: 'leave', seat: 0, bot: 'random' },
    ...match.log.slice(middle),
  ]
  return {
    ...asStored(today, match),
    what: `${name}, finished, earlier rules, ${log.length} entries, ${times} times to and fro`,
    entries: textsOf(match, log),
  }
}

/** A match by the rules of today that goes on and on. */
export function longLine(picks: number): NastyMatch {
  const match = playedOn('cthulhu-mash', picks)
  return { ...asStored(match.game, match), what: `cthulhu-mash, running, ${match.length} entries` }
}

/** The same after somebody has changed their mind about all of it this many times; a snapshot was left at the end. */
export function changedMinds(picks: number, times: number): NastyMatch {
  const match = playedOn('cthulhu-mash', picks)
  const log = [...match.log, ...toAndFro(times, match.position)]
  return {
    ...asStored(match.game, match),
    what: `cthulhu-mash, running, ${picks} picks restored ${times} times`,
    entries: textsOf(match, log),
    snapshot: wholeLedgerOf(match).state,
  }
}

/** A match of any title that does not end: whenever it would, all agree to go back to wherever it was once. */
export function wandering(name: string, entries: number): NastyMatch {
  const chance = new FastChance('wandering')
  let match = openOf(name)
  while (match.length < entries) {
    const before = match.copy()
    pickAny(match, chance.below(2 ** 31))
    if (match.outcome === null) continue
    match = before
    match.requestUndo(0, match.moment, chance.below(match.position))
    match.answer(1, match.request?.number ?? -1, true)
  }
  return { ...asStored(match.game, match), what: `${name}, running, ${match.length} entries` }
}

function playedOn(name: string, picks: number): Match {
  const match = openOf(name)
  const chance = new FastChance('long line')
  while (match.outcome === null && match.position < picks) pickAny(match, chance.below(2 ** 31))
  return match
}

const openOf = (name: string): Match =>
  Match.open({ game: gameOf(name), seats: people, key: KEY, undo: 'free' })

const asStored = (game: GameEntry, match: Match): Omit<NastyMatch, 'what'> => ({
  key: KEY,
  game,
  titleVersion: match.title.version,
  isOver: match.outcome !== null,
  counter: match.counter,
  entries: textsOf(match, match.log),
})

/** Puts such a match into a store, as if it had always been there; the guests have the first seats. */
export async function keep(store: Store, nasty: NastyMatch, ...guests: string[]): Promise<string> {
  const id = newId()
  const { game, titleVersion, isOver, counter, entries, key, snapshot } = nasty
  await store.createMatch(
    {
      id,
      code: newCode(),
      name: 'Nasty',
      title: game.title.id,
      titleVersion,
      settings: termsText({ game: {}, undo: 'free', advice: false, hints: true }),
      seats: seatsText(
        people.map((seat, i) => ({ ...seat, heldBy: null, guest: guests[i] ?? null })),
      ),
      status: isOver ? 'finished' : 'playing',
      visibility: 'link',
      pace: 'live',
      key,
      counter,
      host: guests[0] ?? '',
      createdAt: 0,
      updatedAt: 0,
    },
    guests,
  )
  await store.append(id, 0, entries, { counter })
  if (snapshot !== undefined) await store.putSnapshot(id, entries.length, snapshot)
  return id
}
