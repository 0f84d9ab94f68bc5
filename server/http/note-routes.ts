import { noteBody } from '@eldertable/protocol/wire-notes.ts'
import type { FastifyInstance } from 'fastify'
import { Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import { noting } from './rates.ts'
import { readBody } from './read-body.ts'
import { guestOf } from './session.ts'
import { validateIds } from './validate-ids.ts'

/** As many as anybody writes, and characters of all of them together: they are all read at once. */
const MOST = 2_000
const MOST_TEXT = 400_000
/** The position of a note about the match as a whole, as it is stored. */
const WHOLE = -1

/** What somebody notes about matches for themselves: nobody else is ever given it. */
export function noteRoutes(app: FastifyInstance, { store, config }: Services): void {
  const { limits } = config
  validateIds(app)

  app.get<{ Params: { id: string } }>('/api/tables/:id/notes', async (request, reply) => {
    const notes = await store.notesOf(guestOf(request).id, request.params.id)
    void reply.header('cache-control', 'no-store')
    return notes.map(({ position, text, at }) => ({
      position: position === WHOLE ? null : position,
      text,
      at: Math.round(at),
    }))
  })

  app.put<{ Params: { id: string } }>(
    '/api/tables/:id/notes',
    noting(limits.notesPerHour),
    async (request, reply) => {
      const guest = guestOf(request)
      const { position, text } = readBody(noteBody, request.body)
      const note = { match: request.params.id, position: position ?? WHOLE, text }
      if (text !== '') {
        const others = await store.countNotes(guest.id, note)
        if (others.notes >= MOST || others.characters + text.length > MOST_TEXT)
          throw new Refused('too-many-notes')
      }
      if (!(await store.putNote(guest.id, note))) throw new Refused('no-such-table')
      return reply.code(204).send()
    },
  )
}
