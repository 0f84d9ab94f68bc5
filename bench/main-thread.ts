import { longestStretch } from '@eldertable/server/testing/longest-stretch.ts'
import { backAndForth, keep, longLine } from '@eldertable/server/testing/nasty-matches.ts'
import { startTestServer, type TestServer } from '@eldertable/server/testing/started.ts'
import type { Visitor } from '@eldertable/server/testing/visitor.ts'
import { target, time, type Section } from './report.ts'

/** Seconds for which nobody may hold up the thread that serves everybody. */
const AIM = 0.05

/** The longest stretch of the main thread while somebody visits matches that are hard to play again. */
export async function measureMainThread(): Promise<Section> {
  const nasty = [backAndForth(2_000), longLine(8_000), longLine(20_000), longLine(90_000)]
  const server = await startTestServer({
    fileWorker: new URL('../server/file-worker.mjs', import.meta.url),
  })
  const rows: string[][] = []
  let worst = 0
  try {
    const ada = await server.guest('Ada')
    // The thread is started, and everything is warm, as on a server that has run for a while.
    await visit(server, ada, await keep(server.services.store, longLine(500), ada.id))
    for (const match of nasty) {
      const id = await keep(server.services.store, match, ada.id)
      const stretches = await visit(server, ada, id)
      rows.push([match.what, ...stretches.map((seconds) => time(seconds))])
      worst = Math.max(worst, ...stretches)
    }
  } finally {
    await server.end()
  }
  return {
    heading: 'The longest stretch of the main thread',
    about: `Stored matches that are hard to play again, each visited by one guest, in one process with the server: what the visitor does with the answers is part of it. Target: ${target(`none above ${time(AIM)}`, worst <= AIM)}.`,
    columns: ['match', 'first visit', 'look back', 'undo or file', 'next visit'],
    rows,
  }
}

/** Seconds of the longest stretch of each visit. */
async function visit(server: TestServer, guest: Visitor, id: string): Promise<number[]> {
  const stretch = async (work: () => Promise<unknown>): Promise<number> =>
    (await longestStretch(work)) / 1_000
  const client = await guest.connect()
  const first = await stretch(() => client.watch(id))
  const back = await stretch(() => guest.request('GET', `/api/tables/${id}/past?from=3&to=34`))
  const isOver = client.isOver(id)
  const deed = await stretch(async () => {
    if (isOver) await (await guest.request('GET', `/api/tables/${id}/file`)).text()
    else await client.command({ t: 'undo', match: id, at: client.table(id).moment, how: 'turn' })
  })
  client.close()
  await client.untilClosed()
  await server.services.rooms.sweep(Infinity)
  const again = await guest.connect()
  const second = await stretch(() => again.watch(id))
  again.close()
  await again.untilClosed()
  return [first, back, deed, second]
}
