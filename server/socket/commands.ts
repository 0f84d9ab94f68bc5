import type { Hint } from '@eldertable/kernel'
import type { Answer } from '@eldertable/match'
import type { ClientMessage, Reason } from '@eldertable/protocol/wire.ts'
import type { Limits } from '../config.ts'
import type { Room } from '../matches/room.ts'
import type { StoredWith } from '../matches/store-ledger.ts'
import { Refused } from '../refused.ts'

/** What somebody wants to be done at a table. */
export type Command = Extract<ClientMessage, { id: string }>

/** What changes a match. */
type MatchCommand = Exclude<
  Command,
  { t: 'say' | 'open-talk' | 'aim' | 'suggest' | 'hint' | 'pause' }
>

type Outcome = Promise<Answer<Reason>>

/** What somebody who thinks would pick in this seat, if its table has hints. */
export async function hintFor(room: Room, seat: number, at: number): Promise<Hint> {
  if (!room.hasHints) throw new Refused('no-hints')
  const answer = await room.host.hint(seat, at)
  if (!answer.ok) throw new Refused(answer.why)
  return answer.hint
}

/** Throws if a log is too long for more: of what can be repeated without end sooner than of what leads to the end. */
export function mustBeShort(
  length: number,
  command: MatchCommand['t'],
  { logSoft, logHard }: Limits,
): void {
  if (length >= (command === 'pick' ? logHard : logSoft)) throw new Refused('log-full')
}

/** Does what somebody in this seat has asked for, and when. The match decides; here it is only handed on. */
export async function perform(
  room: Room,
  seat: number,
  command: MatchCommand,
  arrived: number,
): Promise<void> {
  const answer = await answerTo(room, seat, command, arrived)
  if (!answer.ok) throw new Refused(answer.why)
}

function answerTo(room: Room, seat: number, command: MatchCommand, arrived: number): Outcome {
  const { host } = room
  switch (command.t) {
    case 'pick':
      return host.pick(seat, { id: command.id, at: command.at, pick: command.pick }, {
        clock: { do: 'arrived', at: arrived },
      } satisfies StoredWith)
    case 'undo':
      return host.undo(seat, { id: command.id, at: command.at, how: command.how })
    case 'redo':
      return host.redo(seat, { id: command.id, at: command.at })
    case 'ask-undo':
      return host.requestUndo(seat, { id: command.id, at: command.at, back: command.back })
    case 'consent':
      return host.consent(seat, { id: command.id, request: command.request, yes: command.yes })
    case 'order':
      return host.order(seat, {
        id: command.id,
        decision: command.decision,
        until: command.until,
      })
    case 'lift':
      return host.lift(seat, { id: command.id, decision: command.decision })
  }
}
