import type { NotesAnswer } from '@eldertable/protocol/wire-notes.ts'
import { call } from '../remote/api.ts'
import type { MatchNotes } from './match-notes.ts'

/** Notes about a match of the server, which gives them to whoever has written them and to nobody else. */
export const remoteNotes = (id: string): MatchNotes => ({
  read: () => call<NotesAnswer>('GET', `/tables/${id}/notes`),
  write: ({ position, text }) => call('PUT', `/tables/${id}/notes`, { position, text }),
})
