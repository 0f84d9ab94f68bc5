import { games } from '@eldertable/games'
import type { Client } from '@eldertable/server/testing/client.ts'
import {
  backAndForth,
  keep,
  longLine,
  wandering,
} from '@eldertable/server/testing/nasty-matches.ts'
import type { Visitor } from '@eldertable/server/testing/visitor.ts'
import type { Store } from '@eldertable/store'
import type { Served } from './served.ts'
import { note, type Worst } from './worst.ts'

const TABLES = 24
const SOCKETS = 50

/** Many long matches at once: of one socket, and of many. */
export async function crowd(
  worst: Worst,
  served: Served,
  store: Store,
  [ada, bram]: readonly [Visitor, Visitor],
): Promise<void> {
  const kinds = [
    backAndForth(1_000),
    longLine(15_000),
    ...games.map(({ title }) => wandering(title.id, 5_000)),
  ]
  const ids: string[] = []
  for (let i = 0; i < TABLES; i++) {
    const match = kinds[i % kinds.length]
    if (match !== undefined) ids.push(await keep(store, match, ada.id, bram.id))
  }
  const many = `${TABLES} long matches`
  const one = await ada.connect()
  for (const what of ['at once by one socket', 'again by the same socket'])
    note(worst, what, await served.longest(() => watchAll(one, ids)), many)
  const sockets = await Promise.all(Array.from({ length: SOCKETS }, () => ada.connect()))
  const all = () => Promise.all(sockets.map((client) => watchAll(client, ids.slice(0, 8))))
  note(worst, `at once by ${SOCKETS} sockets`, await served.longest(all), '8 long matches')
  // Somebody sits down or gets up: everybody is shown the table with other eyes.
  const [id = ''] = ids.slice(1)
  const seated = async () => {
    await bram.request('POST', `/api/tables/${id}/leave`)
    const isShown = ({ match }: { match: string }): boolean => match === id
    await Promise.all(sockets.map((client) => client.next('table', isShown)))
  }
  note(
    worst,
    `somebody gets up before ${SOCKETS} sockets`,
    await served.longest(seated),
    'one of them',
  )
  for (const client of [one, ...sockets]) client.close()
  await Promise.all([one, ...sockets].map((client) => client.untilClosed()))
  note(worst, 'all tables are closed', await served.longest(() => served.sweep()), many)
}

/** Asks for all at once, as one message after the other. */
async function watchAll(client: Client, ids: readonly string[]): Promise<void> {
  await Promise.all(ids.map((id) => client.watch(id)))
}
