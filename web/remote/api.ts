import type { MatchFile } from '@eldertable/protocol'
import type { ImportBody, NewTable, ShunBody, TableSummary } from '@eldertable/protocol/wire.ts'

import { reportReach } from '../pwa/online.ts'

/** The server said no, in a sentence for people. */
export class Refused extends Error {
  readonly reason: string
  /** What it would take instead, such as a name that is free. */
  readonly offer: string | undefined

  constructor(reason: string, sentence: string, offer?: string) {
    super(sentence)
    this.reason = reason
    this.offer = offer
  }
}

/** What to tell people when something did not work. */
export const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

const AWAY = 'The server can’t be reached. Solo and hot-seat go on.'

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
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
  if (response.status === 204) return undefined as T
  const answer = (await response.json().catch(() => null)) as Record<string, unknown> | null
  // A captive portal or a static host answers with a page: that is not our server.
  if (answer === null) throw new Refused('unreachable', AWAY)
  if (response.ok) return answer as T
  const { reason, sentence, offer } = answer
  throw new Refused(
    typeof reason === 'string' ? reason : String(response.status),
    typeof sentence === 'string' ? sentence : 'The server did not take that.',
    typeof offer === 'string' ? offer : undefined,
  )
}

/** Makes sure that there is a guest session, and that it has this name; without one, any will do. */
export async function signInAsGuest(name: string): Promise<void> {
  const known = await whoAmI()
  if (known === undefined) await call('POST', '/guest', { name: name || visitorName() })
  else if (name !== '' && known !== name) await call('PATCH', '/me', { name })
}

/** What the server calls somebody who only looks and has not said. */
const visitorName = (): string => `Visitor ${100 + Math.floor(Math.random() * 900)}`

/** The time zone of this browser, by which its reader’s time runs at tables over days. */
export const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

export const createTable = (table: NewTable): Promise<{ id: string; code: string }> =>
  call('POST', '/tables', table)
/** Opens a table that goes on from a match file. */
export const importTable = (wish: ImportBody): Promise<{ id: string; code: string }> =>
  call('POST', '/import', wish)
/** The tables of this guest, those that wait for anybody, and those that anybody may watch. */
export interface OnlineTables {
  mine: TableSummary[]
  open: TableSummary[]
  running: TableSummary[]
}
export const listTables = (): Promise<OnlineTables> => call('GET', '/tables')
export const tableByCode = (code: string): Promise<{ id: string }> =>
  call('GET', `/codes/${encodeURIComponent(code)}`)
/** Sits down under a name; where a match is played, those at the table are asked first. */
export const joinTable = (id: string, seat: number, name: string): Promise<unknown> =>
  call('POST', `/tables/${id}/join`, { seat, name, ready: false, zone: zoneHere() })
export const sayReady = (id: string, ready: boolean): Promise<unknown> =>
  call('POST', `/tables/${id}/ready`, { ready })
export const admitPerson = (id: string, petition: string, yes: boolean): Promise<unknown> =>
  call('POST', `/tables/${id}/admit`, { petition, yes })
export const shunPerson = (id: string, wish: ShunBody): Promise<unknown> =>
  call('POST', `/tables/${id}/shun`, wish)
/** Somebody whom one does not hear, or does not sit with either. */
export interface ShunnedPerson {
  id: string
  name: string
  how: ShunBody['how']
}
export const listShunned = (): Promise<ShunnedPerson[]> => call('GET', '/me/shunned')
export const endShunning = (id: string): Promise<unknown> => call('DELETE', `/me/shunned/${id}`)
/** A pass for another device, and the milliseconds in which it must be used. */
export const passForDevice = (): Promise<{ pass: string; lifeMs: number }> =>
  call('POST', '/me/pass', {})
/** In whose name one would go on with a pass. */
export const holderOf = (pass: string): Promise<{ name: string }> =>
  call('POST', '/me/pass/whose', { pass })
export const continueHere = (pass: string): Promise<{ name: string }> =>
  call('POST', '/me/continue', { pass })
export const signOutElsewhere = (): Promise<unknown> => call('POST', '/me/sign-out', {})
export const forgetMe = (): Promise<unknown> => call('DELETE', '/me')
/** Who the server takes this browser for, if anybody. */
export async function whoAmI(): Promise<string | undefined> {
  try {
    return (await call<{ name: string }>('GET', '/me')).name
  } catch (error) {
    if (error instanceof Refused && error.reason === 'no-guest') return undefined
    throw error
  }
}
export const leaveTable = (id: string): Promise<unknown> => call('POST', `/tables/${id}/leave`, {})
export const startTable = (id: string, bot: string): Promise<unknown> =>
  call('POST', `/tables/${id}/start`, { bot: `bot:${bot}` })
export const replaceSeat = (id: string, seat: number, by: string): Promise<unknown> =>
  call('POST', `/tables/${id}/replace`, { seat, by })
export const rematch = (id: string): Promise<{ id: string }> =>
  call('POST', `/tables/${id}/rematch`, {})
export const tableFile = (id: string): Promise<MatchFile> => call('GET', `/tables/${id}/file`)
export const reportBug = (id: string, words: string, position: number): Promise<{ id: string }> =>
  call('POST', `/tables/${id}/bug`, { words, position })
