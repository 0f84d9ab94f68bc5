import type { MatchFile } from '@eldertable/protocol'
import type { NewTable, PastShown, TableSummary } from '@eldertable/protocol/wire.ts'

import { reportReach } from '../pwa/online.ts'
import type { Past } from '../session/session.ts'
import { pastIn } from './past-in.ts'

/** The server said no, in a sentence for people. */
export class Refused extends Error {
  readonly reason: string

  constructor(reason: string, sentence: string) {
    super(sentence)
    this.reason = reason
  }
}

const AWAY = 'The server can’t be reached. Solo and hot-seat go on.'

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    reportReach(true)
  } catch {
    reportReach(false)
    throw new Refused('unreachable', AWAY)
  }
  const answer = (await response.json().catch(() => null)) as Record<string, unknown> | null
  // A captive portal or a static host answers with a page: that is not our server.
  if (answer === null) throw new Refused('unreachable', AWAY)
  if (response.ok) return answer as T
  const { reason, sentence } = answer
  throw new Refused(
    typeof reason === 'string' ? reason : String(response.status),
    typeof sentence === 'string' ? sentence : 'The server did not take that.',
  )
}

/** Makes sure that there is a guest session with this name. */
export async function beGuest(name: string): Promise<void> {
  try {
    const me = await call<{ name: string }>('GET', '/me')
    if (me.name !== name) await call('PATCH', '/me', { name })
  } catch (error) {
    if (!(error instanceof Refused) || error.reason !== 'no-guest') throw error
    await call('POST', '/guest', { name })
  }
}

export const createTable = (table: NewTable): Promise<{ id: string; code: string }> =>
  call('POST', '/tables', table)
export const listTables = (): Promise<{ open: TableSummary[]; mine: TableSummary[] }> =>
  call('GET', '/tables')
export const tableByCode = (code: string): Promise<{ id: string }> =>
  call('GET', `/codes/${encodeURIComponent(code)}`)
export const joinTable = (id: string, seat?: number): Promise<unknown> =>
  call('POST', `/tables/${id}/join`, seat === undefined ? {} : { seat })
export const leaveTable = (id: string): Promise<unknown> => call('POST', `/tables/${id}/leave`, {})
export const startTable = (id: string, bot: string): Promise<unknown> =>
  call('POST', `/tables/${id}/start`, { bot: `bot:${bot}` })
export const replaceSeat = (id: string, seat: number, by: string): Promise<unknown> =>
  call('POST', `/tables/${id}/replace`, { seat, by })
export const rematch = (id: string): Promise<{ id: string }> =>
  call('POST', `/tables/${id}/rematch`, {})
export const tableFile = (id: string): Promise<MatchFile> => call('GET', `/tables/${id}/file`)
export const tablePast = async (id: string, from: number, to: number): Promise<Past> =>
  pastIn(await call<PastShown>('GET', `/tables/${id}/past?from=${from}&to=${to}`))
export const reportBug = (id: string, words: string, position: number): Promise<{ id: string }> =>
  call('POST', `/tables/${id}/bug`, { words, position })
