import type { NastyMatch } from '@eldertable/server/testing/nasty-matches.ts'
import type { Client } from '@eldertable/server/testing/client.ts'
import type { Visitor } from '@eldertable/server/testing/visitor.ts'
import type { Served } from './served.ts'
import { ADMIN_TOKEN } from './settings.ts'

/** Two people at one stored match. */
export interface Visit {
  readonly served: Served
  readonly match: NastyMatch
  readonly id: string
  readonly ada: Visitor
  readonly bram: Visitor
  /** Where they look at it; opened by the first deed. */
  readonly clients: Client[]
}

/** Something that people do, and where. Before it is measured it may have to be prepared. */
export interface Deed {
  readonly what: string
  readonly where: 'running' | 'finished' | 'anywhere'
  do(visit: Visit): Promise<unknown>
}

const firstOf = ({ clients }: Visit): Client => {
  const [client] = clients
  if (client === undefined) throw new Error('nobody is at the table')
  return client
}

/** Lets the clients do something at the moment that they have seen. */
function say(visit: Visit, t: string, rest: object = {}, who = 0): Promise<string | undefined> {
  const client = visit.clients[who] ?? firstOf(visit)
  const at = client.table(visit.id).moment
  return client.command({ t, match: visit.id, at, ...rest })
}

async function come(visit: Visit): Promise<void> {
  for (const guest of [visit.ada, visit.bram]) {
    const client = await guest.connect()
    await client.watch(visit.id)
    visit.clients.push(client)
  }
}

async function go(visit: Visit): Promise<void> {
  for (const client of visit.clients.splice(0)) {
    client.close()
    await client.untilClosed()
  }
  await visit.served.sweep()
}

const past = ({ ada, id }: Visit, from: number): Promise<Response> =>
  ada.request('GET', `/api/tables/${id}/past?from=${from}&to=${from + 31}`)

/** The one who is asked takes the first of what is offered, `times` times. */
async function pick(visit: Visit, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    const known = visit.clients.map((client) => client.table(visit.id).moment)
    const who = visit.clients.findIndex((client) => client.offered(visit.id).length > 0)
    const [offered] = visit.clients[who]?.offered(visit.id) ?? []
    if (offered === undefined) return
    await say(visit, 'pick', { pick: offered }, who)
    for (const [seat, client] of visit.clients.entries())
      await client.until(() => client.table(visit.id).moment !== known[seat])
  }
}

/** One asks to go back so far, and the other agrees. */
async function agree(visit: Visit, back: number): Promise<void> {
  // After many entries nothing is taken back any more.
  if ((await say(visit, 'ask-undo', { back })) !== undefined) return
  const other = visit.clients[1] ?? firstOf(visit)
  await other.until(() => other.table(visit.id).undo?.request != null)
  const request = other.table(visit.id).undo?.request?.number
  await other.command({ t: 'consent', match: visit.id, request, yes: true })
}

/** In the order in which they are done. */
export const deeds: readonly Deed[] = [
  { what: 'first visit', where: 'anywhere', do: come },
  {
    what: 'looking back',
    where: 'anywhere',
    async do(visit) {
      const { position } = firstOf(visit).table(visit.id)
      for (const from of [3, Math.floor(position / 2), position - 40])
        await (await past(visit, Math.max(0, from))).text()
    },
  },
  { what: 'some picks', where: 'running', do: (visit) => pick(visit, 6) },
  { what: 'undo of a turn', where: 'running', do: (visit) => say(visit, 'undo', { how: 'turn' }) },
  { what: 'redo', where: 'running', do: (visit) => say(visit, 'redo') },
  { what: 'undo to the beginning, agreed to', where: 'running', do: (visit) => agree(visit, 3) },
  { what: 'redo of all of it', where: 'running', do: (visit) => say(visit, 'redo') },
  { what: 'a hint', where: 'running', do: (visit) => say(visit, 'hint') },
  {
    what: 'rewind by the host',
    where: 'running',
    do: ({ ada, id }) =>
      ada.request(
        'POST',
        `/api/admin/tables/${id}/rewind`,
        { to: 5 },
        { authorization: `Bearer ${ADMIN_TOKEN}` },
      ),
  },
  {
    what: 'report of a bug',
    where: 'anywhere',
    do: ({ ada, id }) => ada.request('POST', `/api/tables/${id}/bug`, { words: 'It is slow.' }),
  },
  {
    what: 'the file',
    where: 'finished',
    do: async ({ ada, id }) => (await ada.request('GET', `/api/tables/${id}/file`)).text(),
  },
  {
    what: 'rematch',
    where: 'finished',
    do: ({ ada, id }) => ada.request('POST', `/api/tables/${id}/rematch`),
  },
  { what: 'everybody goes', where: 'anywhere', do: go },
  { what: 'next visit', where: 'anywhere', do: come },
  { what: 'everybody goes again', where: 'anywhere', do: go },
]
