import type { ClockShown, ClockTerms } from '@eldertable/protocol/wire.ts'
import type { Client } from './client.ts'
import type { Visitor } from './visitor.ts'

/** A table with clocks at which two play: whoever is asked first, and the other. */
export interface TimedTable {
  readonly id: string
  readonly asked: Client
  readonly waits: Client
  /** The seats of both. */
  readonly seats: { readonly asked: number; readonly waits: number }
}

/** Two sit down at a new table with this clock. */
export async function timedTable(
  ada: Visitor,
  bram: Visitor,
  clock: ClockTerms,
  given: { readonly title?: string; readonly zones?: readonly [string, string] } = {},
): Promise<TimedTable> {
  const { title = 'necronomonopoly', zones = ['UTC', 'UTC'] } = given
  const { id } = await ada.open({
    title,
    seats: [{ player: 'me' }, { player: 'open' }],
    settings: {},
    clock,
    zone: zones[0],
  })
  await bram.ask('POST', `/api/tables/${id}/join`, { zone: zones[1] })
  const [one, two] = [await ada.watch(id), await bram.watch(id)]
  const isFirst = one.offered(id).length > 0
  const [asked, waits] = isFirst ? [one, two] : [two, one]
  return { id, asked, waits, seats: isFirst ? { asked: 0, waits: 1 } : { asked: 1, waits: 0 } }
}

/** The clocks as they were told last to a client. */
export function clockOf(client: Client): ClockShown {
  const text = client.texts.findLast((one) => one.startsWith('{"t":"clock"'))
  if (text === undefined) throw new Error('nothing was said of clocks')
  const {
    t: _t,
    match: _match,
    ...clock
  } = JSON.parse(text) as ClockShown & {
    t: string
    match: string
  }
  return clock
}

/** Picks the first option that is offered. */
export async function pickAny(client: Client, id: string): Promise<string | undefined> {
  const { length } = client.table(id)
  const refusal = await client.pick(id, client.offered(id)[0] ?? -1)
  if (refusal === undefined) await client.until(() => client.table(id).length > length)
  return refusal
}
