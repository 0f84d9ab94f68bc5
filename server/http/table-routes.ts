import {
  admitBody,
  joinBody,
  newTable,
  readyBody,
  replaceBody,
  startBody,
} from '@eldertable/protocol/wire.ts'
import type { Guest } from '@eldertable/store'
import type { FastifyInstance } from 'fastify'
import { codeFrom } from '../lobby/code.ts'
import { storeTable, tableFor } from '../lobby/new-table.ts'
import { rematch } from '../lobby/rematch.ts'
import { admit, replace } from '../lobby/replacing.ts'
import { join, leave, setReady, start, startIfFull } from '../lobby/seating.ts'
import { assertNotBlocked } from '../lobby/shunning.ts'
import { summaryOf } from '../lobby/summary.ts'
import type { Room } from '../matches/room.ts'
import { Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import { creation, personOf } from './rates.ts'
import { validateIds } from './validate-ids.ts'
import { readBody } from './read-body.ts'
import { guestOf, openerOf } from './session.ts'

/**
 * This many tables stand in a list, this many of one host, and this many that were opened from one place: a club of a dozen,
 * each with a table, is all there.
 */
const LISTED = 100
const OF_HOST = 3
const OF_ORIGIN = 12
/** Milliseconds: a table that was opened so long ago is looked for by those who know of it. */
const OPENED = 30 * 24 * 3_600_000
/** Milliseconds: a table at which nobody has sat down or got up for so long waits in vain. */
const FORGOTTEN = 24 * 3_600_000
/** Milliseconds: so lately something has happened at a table that is worth watching. */
const LIVELY = 30 * 60_000

interface AtTable {
  Params: { id: string }
}

/** Opening tables, finding them, and sitting down at them. */
export function tableRoutes(app: FastifyInstance, services: Services): void {
  const { store, rooms, titles, config } = services
  const { limits } = config
  validateIds(app)

  app.get('/api/titles', async () => titles.summaries)

  app.get('/api/tables', async ({ guest }) => {
    const now = Date.now()
    const shares = { limit: LISTED, after: now - OPENED, ofHost: OF_HOST, ofOrigin: OF_ORIGIN }
    const open = await store.openMatches({ ...shares, changedAfter: now - FORGOTTEN })
    const running = await store.runningMatches({ ...shares, changedAfter: now - LIVELY })
    const mine = guest === undefined ? [] : await store.matchesOf(guest.id, LISTED)
    return {
      open: open.map((match) => summaryOf(match, guest?.id, services.now)),
      // To be watched by whoever likes.
      running: running
        .map((match) => summaryOf(match, guest?.id, services.now))
        .filter(({ watching }) => watching !== 'none'),
      // A table that was given up before it began is of no interest to anybody.
      mine: mine
        .filter(({ status, length }) => status !== 'finished' || length > 0)
        .map((match) => summaryOf(match, guest?.id, services.now)),
    }
  })

  app.post('/api/tables', creation(limits.creationsPerMinute), async (request, reply) => {
    const opener = openerOf(request)
    const wish = readBody(newTable, request.body)
    await services.mayOpenTable(opener)
    const table = tableFor(opener, titles.find(wish.title), wish, {
      key: services.newKey(),
      now: Date.now(),
    })
    const { id, code } = await storeTable(store, table)
    await rooms.at(id, personOf(request), startIfFull)
    return reply.code(201).send({ id, code })
  })

  app.get<AtTable>('/api/tables/:id', async ({ params, guest }) => {
    const head = await store.readMatch(params.id)
    if (head === undefined) throw new Refused('no-such-table')
    return summaryOf(head, guest?.id, services.now)
  })

  app.get<{ Params: { code: string } }>(
    '/api/codes/:code',
    // So that nobody finds tables by trying.
    creation(limits.creationsPerMinute),
    async ({ params, guest }) => {
      const code = codeFrom(params.code)
      const head = code === undefined ? undefined : await store.matchByCode(code)
      if (head === undefined) throw new Refused('no-such-code')
      return summaryOf(head, guest?.id, services.now)
    },
  )

  app.post<AtTable>('/api/tables/:id/join', async (request) => {
    const opener = openerOf(request)
    const { guest } = opener
    const wish = readBody(joinBody, request.body)
    const mayAsk = () => services.connectionContext.rateLimits.mayAsk(personOf(request))
    return rooms.at(request.params.id, personOf(request), async (room) => {
      await assertNotBlocked(store, room, guest)
      await join(room, { ...opener, mayAsk }, wish)
      return summaryOf(room.head, guest.id, services.now)
    })
  })

  app.post<AtTable>('/api/tables/:id/ready', async (request) => {
    const guest = guestOf(request)
    const { ready } = readBody(readyBody, request.body)
    return rooms.at(request.params.id, personOf(request), async (room) => {
      await setReady(room, guest, ready)
      return summaryOf(room.head, guest.id, services.now)
    })
  })

  app.post<AtTable>('/api/tables/:id/admit', async (request) => {
    const guest = guestOf(request)
    const wish = readBody(admitBody, request.body)
    return rooms.at(request.params.id, personOf(request), async (room) => {
      await admit(room, guest, wish)
      return summaryOf(room.head, guest.id, services.now)
    })
  })

  app.post<AtTable>('/api/tables/:id/leave', async (request) => {
    const guest = guestOf(request)
    const left = await rooms.at(request.params.id, personOf(request), async (room) => {
      await leave(room, guest)
      return summaryOf(room.head, guest.id, services.now)
    })
    await services.dropImports()
    return left
  })

  app.post<AtTable>('/api/tables/:id/start', async (request) => {
    const guest = guestOf(request)
    const { bot } = readBody(startBody, request.body)
    return rooms.at(request.params.id, personOf(request), async (room) => {
      await start(room, guest, bot)
      return summaryOf(room.head, guest.id, services.now)
    })
  })

  app.post<AtTable>('/api/tables/:id/replace', async (request) => {
    const guest = guestOf(request)
    const wish = readBody(replaceBody, request.body)
    return rooms.at(request.params.id, personOf(request), async (room) => {
      await replace(room, guest, wish, config.absence)
      return summaryOf(room.head, guest.id, services.now)
    })
  })

  app.post<AtTable>(
    '/api/tables/:id/rematch',
    creation(limits.creationsPerMinute),
    async (request) => {
      const opener = openerOf(request)
      const { guest } = opener
      await services.mayOpenTable(opener)
      const { id, code, isNew } = await rooms.at(request.params.id, personOf(request), (room) =>
        rematch(services, room, opener),
      )
      await rooms.at(id, personOf(request), (room) =>
        isNew ? startIfFull(room) : sayYes(room, guest),
      )
      return { id, code }
    },
  )
}

/** Whoever wants to play again where another has asked first is ready; without a seat there, one only looks. */
async function sayYes(room: Room, guest: Guest): Promise<void> {
  if (room.head.status === 'gathering' && room.seatOf(guest.id) !== null)
    await setReady(room, guest, true)
}
