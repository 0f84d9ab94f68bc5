import type { TableMessage } from '@eldertable/protocol/wire.ts'
import type { SeatBusiness } from '../session/session.ts'
import {
  admitPerson,
  signInAsGuest,
  joinTable,
  leaveTable,
  replaceSeat,
  sentenceOf,
  shunPerson,
} from './api.ts'

/** What the reader does about seats at a table on the server. What goes wrong is said. */
export function seatBusiness(
  table: () => TableMessage | undefined,
  say: (note: string) => void,
): SeatBusiness {
  const attempt = (work: Promise<unknown>): void => {
    work.catch((error: unknown) => say(sentenceOf(error)))
  }
  return {
    say,
    takeBack() {
      const { match, seat } = table() ?? {}
      if (match !== undefined && seat != null) attempt(replaceSeat(match, seat, 'person'))
    },
    async leave() {
      const { match } = table() ?? {}
      if (match !== undefined) await leaveTable(match)
    },
    async ask(seat, name) {
      const { match } = table() ?? {}
      if (match === undefined) return
      await signInAsGuest(name)
      await joinTable(match, seat, name)
    },
    async shun(wish) {
      const { match } = table() ?? {}
      if (match !== undefined) await shunPerson(match, wish)
    },
    admit(petition, yes) {
      const { match } = table() ?? {}
      if (match !== undefined) attempt(admitPerson(match, petition, yes))
    },
  }
}
