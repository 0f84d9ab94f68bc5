export {
  answerBotRequest,
  InlineBots,
  type BotAnswer,
  type BotPlayer,
  type BotRequest,
} from './bot-player.ts'
export type { HostBots } from './bot-turns.ts'
export type {
  Answer,
  ConsentCommand,
  HostRefusal,
  LiftCommand,
  OrderCommand,
  PickCommand,
  RedoCommand,
  UndoCommand,
  UndoRequest,
} from './commands.ts'
export { fork, type Fork } from './fork.ts'
export { MatchHost, type HostOptions } from './host.ts'
export type { HostChange, Notice } from './host-change.ts'
export type * from './ledger.ts'
export { UnknownBot } from './known-bots.ts'
export { LogFault, type LogFaultKind } from './log-fault.ts'
export { Match, type AnswerRefusal, type CommandRefusal, type RequestRefusal } from './match.ts'
export type { KeptMatch, NewMatch } from './new-match.ts'
export type { LiftRefusal, OrderEnd, OrderRefusal, StandingOrder } from './orders.ts'
export {
  MatchReader,
  type RedoRefusal,
  type Told,
  type Undoable,
  type UndoRefusal,
} from './reader.ts'
export { Retrace } from './retrace.ts'
export { OtherRules, titleFor } from './rules-version.ts'
export type { SeatChange, SeatRefusal, Sitting } from './sittings.ts'
export type { Beginning, OpenRequest } from './thread.ts'
export { straightened } from './straighten.ts'
export type { Timers } from './timers.ts'
export type { UndoHow } from './undo.ts'
export { verify, type Difference, type Verification } from './verify.ts'
