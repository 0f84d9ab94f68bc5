import { games } from '@eldertable/games'
import { FastChance, type GameEntry } from '@eldertable/kernel'
import { Match, MatchHost, verify } from '@eldertable/match'
import { reopen } from '@eldertable/match/ledger/reopen.ts'
import { snapshotText, textsOf } from '@eldertable/match/ledger/stored-text.ts'
import { pickAny } from '@eldertable/match/testing/fuzzed.ts'
import { MemoryLedger } from '@eldertable/match/testing/memory-ledger.ts'
import { KEY, seatsOf } from '@eldertable/match/testing/open-match.ts'
import { number, target, time, type Section } from './report.ts'

const PICKS = 1_000
const SNAPSHOT_EVERY = 100
const ROUNDS = 40
const COMMANDS = 200
/** Matches that are tried until one is long enough. */
const TRIES = 20
/** Seconds in which a match is to be there, whatever position is asked for. */
const AIM = 0.1

/** How long it takes to open a long match anywhere; of every title that has matches so long. */
export async function measureLongMatches(): Promise<Section[]> {
  const sections: Section[] = []
  for (const game of games) {
    const long = longMatch(game)
    if (long !== undefined) sections.push(await measured(long))
  }
  return sections
}

interface LongMatch {
  match: Match
  snapshot: { at: number; state: string } | undefined
}

function longMatch(game: GameEntry): LongMatch | undefined {
  const people = Array.from({ length: game.title.seats.most }, () => 'person')
  for (let seed = 0; seed < TRIES; seed++) {
    const chance = new FastChance(`long match ${seed}`)
    const match = Match.open({ game, seats: seatsOf(...people), key: KEY })
    let snapshot: LongMatch['snapshot']
    while (match.outcome === null && match.position < PICKS) {
      pickAny(match, chance.below(2 ** 31))
      if (match.length % SNAPSHOT_EVERY === 0)
        snapshot = { at: match.length, state: snapshotText(match) }
    }
    if (match.position === PICKS) return { match, snapshot }
  }
  return undefined
}

async function measured({ match, snapshot }: LongMatch): Promise<Section> {
  const { game } = match
  const texts = textsOf(match)
  const head = { revision: 1, length: match.length, key: KEY, counter: match.counter }
  const fromLog = (): Match => reopen(game, { head, entries: texts, snapshot: undefined })
  const fromSnapshot = (): Match => reopen(game, { head, entries: texts, snapshot })
  const somewhere = (round: number): number => Math.floor((round / (ROUNDS - 1)) * match.position)
  const anywhere = timed((round) => fromSnapshot().viewAt(somewhere(round), 0))
  return {
    heading: `A match of ${game.title.id} with ${number(PICKS)} picks`,
    about: `${match.seats.length} seats, ${number(texts.join('\n').length)} characters of log, and a snapshot every ${SNAPSHOT_EVERY} entries. Target: ${target(`opened at any position within ${time(AIM)}`, slowTenth(anywhere) <= AIM)}.`,
    columns: ['', 'median', 'nine in ten below'],
    rows: [
      row('opened at any position, from the latest snapshot', anywhere),
      row(
        'opened at the end, from the latest snapshot',
        timed(() => fromSnapshot().view(0)),
      ),
      row(
        'opened at the end, from the log alone',
        timed(() => fromLog().view(0)),
      ),
      row(
        'opened, with the whole log of a seat',
        timed(() => fromSnapshot().heard(0)),
      ),
      row(
        'any position of an open match',
        timed((round) => match.viewAt(somewhere(round), 0)),
      ),
      row(
        'copy of an open match',
        timed(() => match.copy()),
      ),
      row(
        'what undo would do',
        timed(() => match.undoable(match.decision?.seat ?? 0)),
      ),
      row(
        'verified with the key',
        timed(() => verify(game, match.toFile({ withKey: true }))),
      ),
      row('a command to a host, ledger in memory', await commands(match, texts)),
    ],
  }
}

/** Seconds of the processor's time, which other programs on the machine do not spoil as much as the clock's. */
function spent(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

function timed(run: (round: number) => unknown): number[] {
  return Array.from({ length: ROUNDS }, (_, round) => {
    const begin = spent()
    run(round)
    return spent() - begin
  })
}

async function commands(match: Match, texts: readonly string[]): Promise<number[]> {
  const ledger = new MemoryLedger()
  ledger.log.push(...texts)
  ledger.counter = match.counter
  const host = await MatchHost.open(ledger, match.game)
  const chance = new FastChance('commands')
  const times: number[] = []
  for (let i = 0; i < COMMANDS && host.match.outcome === null; i++) {
    const seat = host.match.decision?.seat ?? 0
    const options = host.view(seat).menu?.options ?? []
    const pick = options[chance.below(options.length)]?.pick ?? -1
    const begin = spent()
    await host.pick(seat, { id: `m${i}`, at: host.moment, pick })
    times.push(spent() - begin)
  }
  return times
}

const row = (what: string, times: readonly number[]): string[] => [
  what,
  time(share(times, 0.5)),
  time(slowTenth(times)),
]

const slowTenth = (times: readonly number[]): number => share(times, 0.9)

function share(times: readonly number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * part)] ?? 0
}
