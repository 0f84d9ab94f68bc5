import { expect } from 'vitest'
import type { HostChange } from '../host/host-change.ts'
import { MatchHost, type HostOptions } from '../host/match-host.ts'
import { MemoryLedger } from './memory-ledger.ts'
import { nightWatchGame } from './night-watch.ts'
import { seatsOf } from './open-match.ts'

/** A match of three people. */
export const given = { game: nightWatchGame, seats: seatsOf('person', 'person', 'person') }
/** A decision of it for which standing orders can be given. */
export const REACT = 'listen.react'

export async function begun(
  options: HostOptions = {},
): Promise<{ ledger: MemoryLedger; host: MatchHost; told: HostChange[] }> {
  const ledger = new MemoryLedger()
  const host = await MatchHost.begin(ledger, given, options)
  return { ledger, host, told: listenTo(host) }
}

export const opened = (ledger: MemoryLedger, options?: HostOptions): Promise<MatchHost> =>
  MatchHost.open(ledger, nightWatchGame, options)

export function listenTo(host: MatchHost): HostChange[] {
  const told: HostChange[] = []
  host.listen((change) => told.push(change))
  return told
}

let ids = 0
export const newId = (): string => `c${ids++}`

/** Picks for whoever is asked. */
export async function play(host: MatchHost, ...picks: number[]): Promise<void> {
  for (const pick of picks) {
    const seat = host.match.decision?.seat ?? -1
    const answer = await host.pick(seat, { id: newId(), at: host.moment, pick })
    expect(answer).toMatchObject({ ok: true })
  }
}
