import { areHintsUsual, type GameEntry, type Seat, sidesAhead } from '@eldertable/kernel'
import type { HostOptions, MatchHost, MatchReader } from '@eldertable/match'
import { BrowserLedger } from './browser-ledger.ts'
import { take, type KeptMatch } from './kept-matches.ts'
import { WorkerBots } from './worker-bots.ts'

/** Milliseconds that a bot may think at most. */
const BOT_DEADLINE = 5000

/** Whether somebody looks on and has been told all that was done; otherwise bots wait. */
export interface Audience {
  isUpToDate: boolean
}

/** What those who sit down at this screen have settled. */
export interface LocalTerms {
  readonly undo: 'strict' | 'free'
  readonly hints: boolean
}

/** A match with its host in this page. */
export interface Opened {
  host: MatchHost
  audience: Audience
  /** Whether those at the screen may ask for hints. */
  hasHints: boolean
}

/** Begins a match, adopts one, or opens it again. */
export type Opening = (ledger: BrowserLedger, options: HostOptions) => Promise<MatchHost>

export async function hosted(id: string, open: Opening): Promise<Opened> {
  const audience = { isUpToDate: false }
  const host = await open(new BrowserLedger(id), hostOptions(audience))
  const settled = (await take(id))?.hints
  return { host, audience, hasHints: settled ?? areHintsUsualAt(host.match) }
}

/** The seats of those who sit round the screen. */
export const peopleAt = ({ seats }: MatchReader): Seat[] =>
  seats.flatMap((one, seat) => (one.player === 'person' ? [seat] : []))

/** Whether there are hints at a screen whose people have not settled it. */
function areHintsUsualAt(match: MatchReader): boolean {
  const { title, seats, settings } = match
  return areHintsUsual(sidesAhead(title, seats.length, settings), peopleAt(match).length)
}

/** What is kept of a match that begins. */
export function newRecord(
  id: string,
  game: GameEntry,
  seats: readonly { name: string }[],
  key: string,
): KeptMatch {
  return {
    id,
    title: game.title.id,
    names: seats.map(({ name }) => name),
    at: Date.now(),
    isOver: false,
    revision: 0,
    key,
    counter: 0,
    entries: [],
    snapshot: null,
  }
}

/** Bots think in a worker of the page. */
function hostOptions(audience: Audience): HostOptions {
  const timers = {
    after(milliseconds: number, run: () => void) {
      const timer = setTimeout(run, milliseconds)
      return () => clearTimeout(timer)
    },
  }
  const isAwaited = () => audience.isUpToDate
  const bots = { player: new WorkerBots(), timers, deadline: BOT_DEADLINE, isAwaited }
  return { bots }
}

/** Nobody knows it beforehand. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
