import type { Change } from '../store.ts'

/** Where all processes listen. A message is an id and two numbers, or a short text: the limit is 8,000 bytes. */
export const CHANNEL = 'eldertable'

/** Where those listen who follow a match: a process that has no use for news of it is not woken by any. */
export const channelOf = (id: string): string => `${CHANNEL}:${id}`

/** The message about a change; SQL, since the server sends it with the commit. */
export const noticeOf = (kind: 'match' | 'chat', fields: readonly string[]): string =>
  `pg_notify('${channelOf('')}' || id, json_build_object('kind', '${kind}', ${fields
    .map((field) => `'${field}', ${field}`)
    .join(', ')})::text)`

/** Sends a message that nothing is stored with: nobody need wait until it is on the disk. */
export const SIGNAL = `
  select set_config('synchronous_commit', 'off', true), pg_notify($1, $2)`

/** The change that a message tells of; nothing if it is not one of ours, for anybody may speak on the channel. */
export function changeIn(message = ''): Change | undefined {
  try {
    const { kind, id, revision, length, n, text } = JSON.parse(message) as Record<string, unknown>
    if (typeof id !== 'string') return undefined
    if (kind === 'signal' && typeof text === 'string') return { kind, id, text }
    if (kind === 'match' && typeof revision === 'number' && typeof length === 'number')
      return { kind, id, revision, length }
    return kind === 'chat' && typeof n === 'number' ? { kind, id, n } : undefined
  } catch {
    return undefined
  }
}
