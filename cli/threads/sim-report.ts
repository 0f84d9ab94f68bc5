import { percentile, wilson, type Played, type Share } from '@eldertable/bots'
import type { Settings } from '@eldertable/kernel'
import type { SimPlan } from './simulate.ts'

/** How often a bot has won. */
export interface Wins extends Share {
  bot: string
  wins: number
}

/** What a simulation has found, as `--json` prints it. */
export interface SimReport {
  title: string
  seats: number
  bots: readonly string[]
  settings: Settings
  seed: string
  matches: number
  finished: number
  /** Matches that were stopped at the limit of picks. They count as played, but nobody has won them. */
  unfinished: number
  limit: number
  picks: number
  seconds: number
  picksPerSecond: number
  /** Of the finished matches. */
  turns: { p5: number; median: number; p95: number }
  endings: Record<string, number>
  /** Shares of the finished matches. A match may have several winners, or none. */
  wins: (Wins & { seat: number })[]
  /** The same by bot: `entries` is in how many seats of how many finished matches it sat. */
  byBot: (Wins & { entries: number })[]
  /** By what seats had: `entries` is how many seats of finished matches had it. Empty if the title tells nothing apart. */
  byTrait: (Share & { kind: string; name: string; entries: number; wins: number })[]
  /** By seat: how often its bot failed to answer and was replaced for that pick. */
  faults: number[]
}

export function reportOf(plan: SimPlan, played: readonly Played[], seconds: number): SimReport {
  const finished = played.filter(({ ending }) => ending !== null)
  const picks = played.reduce((sum, one) => sum + one.picks, 0)
  const turns = finished.map((one) => one.turns).toSorted((a, b) => a - b)
  const wins = plan.bots.map((bot, seat) => {
    const won = finished.filter(({ winners }) => winners.includes(seat)).length
    return { seat, bot, wins: won, ...wilson(won, finished.length) }
  })
  return {
    title: plan.title,
    seats: plan.bots.length,
    bots: plan.bots,
    settings: plan.settings,
    seed: plan.seed,
    matches: played.length,
    finished: finished.length,
    unfinished: played.length - finished.length,
    limit: plan.limit,
    picks,
    seconds,
    picksPerSecond: Math.round(picks / Math.max(seconds, 0.001)),
    turns: {
      p5: percentile(turns, 5),
      median: percentile(turns, 50),
      p95: percentile(turns, 95),
    },
    endings: endingsOf(finished),
    wins,
    byBot: [...new Set(plan.bots)].map((bot) => {
      const seats = wins.filter((one) => one.bot === bot)
      const won = seats.reduce((sum, one) => sum + one.wins, 0)
      const entries = seats.length * finished.length
      return { bot, entries, wins: won, ...wilson(won, entries) }
    }),
    byTrait: byTrait(finished),
    faults: plan.bots.map((_, seat) =>
      played.reduce((sum, one) => sum + (one.faults[seat] ?? 0), 0),
    ),
  }
}

function byTrait(finished: readonly Played[]): SimReport['byTrait'] {
  const counts = new Map<string, { kind: string; name: string; entries: number; wins: number }>()
  for (const { traits, winners } of finished)
    for (const [seat, own] of traits.entries())
      for (const [kind, name] of own) {
        const key = `${kind} ${name}`
        const one = counts.get(key) ?? { kind, name, entries: 0, wins: 0 }
        one.entries++
        if (winners.includes(seat)) one.wins++
        counts.set(key, one)
      }
  return [...counts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, one]) => ({ ...one, ...wilson(one.wins, one.entries) }))
}

/** Most frequent first, so that the order does not depend on who finished first. */
function endingsOf(finished: readonly Played[]): Record<string, number> {
  const counts = new Map<string, number>()
  for (const { ending } of finished)
    if (ending !== null) counts.set(ending, (counts.get(ending) ?? 0) + 1)
  const sorted = [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
  return Object.fromEntries(sorted)
}
