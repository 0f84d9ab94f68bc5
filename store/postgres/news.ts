import type { Change } from '../store.ts'

/** Where changes are told of. A message is an id and two numbers: the limit is 8,000 bytes. */
export const CHANNEL = 'eldertable'

/** The message about a change; SQL, since the server sends it with the commit. */
export const noticeOf = (kind: 'match' | 'chat', fields: readonly string[]): string =>
  `pg_notify('${CHANNEL}', json_build_object('kind', '${kind}', ${fields
    .map((field) => `'${field}', ${field}`)
    .join(', ')})::text)`

/** The change that a message tells of; nothing if it is not one of ours, for anybody may speak on the channel. */
export function changeIn(message = ''): Change | undefined {
  try {
    const { kind, id, revision, length, n } = JSON.parse(message) as Record<string, unknown>
    if (typeof id !== 'string') return undefined
    if (kind === 'match' && typeof revision === 'number' && typeof length === 'number')
      return { kind, id, revision, length }
    return kind === 'chat' && typeof n === 'number' ? { kind, id, n } : undefined
  } catch {
    return undefined
  }
}
