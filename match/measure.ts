// How long it takes to open a match of a thousand picks at any position: `tsx match/measure.ts [title] [picks]`.
import { games } from '@eldertable/games'
import { FastChance } from '@eldertable/kernel'
import { MatchHost } from './host.ts'
import { Match } from './match.ts'
import { reopen } from './reopen.ts'
import { snapshotText, textsOf } from './stored-text.ts'
import { pickAny } from './testing/fuzzed.ts'
import { MemoryLedger } from './testing/memory-ledger.ts'
import { KEY, seatsOf } from './testing/table.ts'
import { verify } from './verify.ts'

const [, , wanted = 'necronomonopoly', length = '1000'] = process.argv
const PICKS = Number(length)
const SNAPSHOT_EVERY = 100
const ROUNDS = 40

const game = games.find(({ title }) => title.id === wanted)
if (game === undefined) throw new Error(`there is no title ${wanted}`)

/** A match that goes on for so many picks: there are seeds enough. */
function longMatch(): { match: Match; snapshots: { at: number; state: string }[] } {
  for (let seed = 0; ; seed++) {
    const chance = new FastChance(`measure ${seed}`)
    const players = Array.from({ length: game?.title.seats.most === 2 ? 2 : 4 }, () => 'person')
    if (game === undefined) throw new Error('no game')
    const match = Match.open({ game, seats: seatsOf(...players), key: KEY })
    const snapshots: { at: number; state: string }[] = []
    while (match.outcome === null && match.position < PICKS) {
      pickAny(match, chance.below(2 ** 31))
      if (match.length % SNAPSHOT_EVERY === 0)
        snapshots.push({
          at: match.length,
          state: snapshotText(match.title.version, match.standpoint),
        })
    }
    if (match.position === PICKS) return { match, snapshots }
  }
}

/** Milliseconds of the processor's time, which other programs on the machine do not spoil as much as the clock's. */
function spent(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

function timed(what: string, run: (round: number) => unknown): void {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const begin = spent()
    run(round)
    times.push(spent() - begin)
  }
  console.log(line(what, times))
}

function line(what: string, times: number[]): string {
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(2)
  return `${what.padEnd(58)} median ${at(0.5).padStart(7)} ms   9 in 10 below ${at(0.9).padStart(7)} ms`
}

const { match, snapshots } = longMatch()
const texts = textsOf(match)
const page = (isWithSnapshot: boolean) => ({
  head: { revision: 1, length: match.length, key: KEY, counter: match.counter },
  entries: texts,
  snapshot: isWithSnapshot ? snapshots.at(-1) : undefined,
})
const somewhere = (round: number): number => Math.floor((round / (ROUNDS - 1)) * match.position)
const openedCold = (isWithSnapshot: boolean): Match => {
  if (game === undefined) throw new Error('no game')
  return reopen(game, page(isWithSnapshot))
}

console.log(`${wanted}, ${match.position} picks, ${texts.join('\n').length} characters of log`)
timed('open at the end, from the latest snapshot', () => openedCold(true).view(0))
timed('open at the end, from the log alone', () => openedCold(false).view(0))
timed('open at any position, from the latest snapshot', (round) =>
  openedCold(true).viewAt(somewhere(round), 0),
)
timed('open, and the whole log of a seat', () => openedCold(true).heard(0))
timed('any position of an open match', (round) => match.viewAt(somewhere(round), 0))
timed('copy of an open match', () => match.copy())
timed('what undo would do', () => match.undoable(match.decision?.seat ?? 0))
timed('verify with the key', () => verify(match.game, match.toFile({ withKey: true })))

const ledger = new MemoryLedger()
ledger.log.push(...texts)
ledger.counter = match.counter
const host = await MatchHost.open(ledger, match.game)
const times: number[] = []
const chance = new FastChance('commands')
for (let i = 0; i < 200 && host.match.outcome === null; i++) {
  const seat = host.match.decision?.seat ?? 0
  const options = host.view(seat).menu?.options ?? []
  const pick = options[chance.below(options.length)]?.pick ?? -1
  const begin = spent()
  await host.pick(seat, { id: `m${i}`, at: host.moment, pick })
  times.push(spent() - begin)
}
console.log(line('a command to a host, ledger in memory', times))
