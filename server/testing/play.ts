import type { Chance } from '@eldertable/kernel'
import type { Client } from './client.ts'

/** Lets these clients pick at random what they are offered until the match is over. */
export async function playToTheEnd(
  match: string,
  clients: readonly Client[],
  chance: Chance,
  before?: () => Promise<void>,
): Promise<void> {
  const first = clients[0]
  if (first === undefined) throw new Error('nobody plays')
  for (;;) {
    const length = Math.max(...clients.map((client) => client.table(match).length))
    for (const client of clients) await client.until(() => client.table(match).length >= length)
    if (first.isOver(match)) break
    const asked = clients.find((client) => client.offered(match).length > 0)
    if (asked === undefined) {
      await first.until(() => first.table(match).length > length)
      continue
    }
    await before?.()
    const offered = asked.offered(match)
    const refusal = await asked.pick(match, offered[chance.below(offered.length)] ?? -1)
    if (refusal !== undefined) throw new Error(`refused: ${refusal}`)
  }
  for (const client of clients) await client.until(() => client.isOver(match))
}

/** Resolves as soon as this is true; it is looked at whenever one of the clients is told something. */
export async function untilTrue(clients: readonly Client[], isTrue: () => boolean): Promise<void> {
  while (!isTrue()) {
    for (const { closed } of clients)
      if (closed !== undefined) throw new Error(`closed: ${closed.code}`)
    await Promise.race(clients.map((client) => client.news()))
  }
}
