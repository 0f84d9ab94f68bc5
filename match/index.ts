export {
  answerRequest,
  InlineBots,
  type BotAnswer,
  type BotPlayer,
  type BotRequest,
} from './bots/bot-player.ts'
export {
  HINT_TIME,
  TooManyThink,
  type HintAnswer,
  type HintRefusal,
  type HintRequest,
} from './bots/hint-request.ts'
export { thoughtAbout, type Why, type WhyRefusal } from './bots/why-request.ts'
export { TIME_TO_THINK, withTime } from './bots/thought-request.ts'
export type { HostBots } from './bots/bot-turns.ts'
export { UnknownBot } from './bots/known-bots.ts'
export type { Timers } from './bots/timers.ts'
export { Budget, OverBudget } from './files/budget.ts'
export { FileReplay } from './files/file-replay.ts'
export { fork, type Fork } from './files/fork.ts'
export { onlyPicksInForce } from './files/only-picks-in-force.ts'
export { verify, type Difference, type Verification } from './files/verify.ts'
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
} from './host/commands.ts'
export type { HostChange, Notice } from './host/host-change.ts'
export { MatchHost, type HostOptions } from './host/match-host.ts'
export { SerialQueue } from './host/serial-queue.ts'
export { checkStored, type StoredVerdict } from './ledger/check-stored.ts'
export type * from './ledger/ledger.ts'
export { reopen } from './ledger/reopen.ts'
export { inSlices, type Reopened, type Replays } from './ledger/replays.ts'
export { storedAsFile } from './ledger/stored-as-file.ts'
export { snapshotText, textOf, wholeLedgerOf } from './ledger/stored-text.ts'
export { FarBack } from './log/far-back.ts'
export { LogFault, type LogFaultKind } from './log/log-fault.ts'
export type { MatchSetup, OpenRequest } from './log/match-log.ts'
export type {
  LiftRefusal,
  OrderEnd,
  OrderRefusal,
  StandingOrder,
} from './orders/standing-orders.ts'
export type { SeatChange, SeatRefusal, Occupant } from './seats/occupants.ts'
export {
  isUnbroken,
  leftOf,
  movedTo,
  newClock,
  settled,
  wished,
  type ClockFacts,
  type Running,
  type Standing,
} from './clocks/clock.ts'
export { openBetween, openUntil, type OpenHours } from './clocks/open-hours.ts'
export { leavingPick, type TimeUp } from './seats/time-up.ts'
export type { UndoHow } from './undo/undo.ts'
export { OtherRules, titleFor } from './versions/rules-version.ts'
export { NotReviewable, playedMatch, type PlayedMatch } from './review/played-match.ts'
export {
  reportOnMatch,
  type CostlyDecision,
  type LuckyMoment,
  type MatchReport,
  type SeatAccount,
} from './review/report.ts'
export {
  MatchReader,
  type RedoRefusal,
  type Told,
  type Undoable,
  type UndoRefusal,
} from './match-reader.ts'
export { Match, type AnswerRefusal, type CommandRefusal, type RequestRefusal } from './match.ts'
export type { StoredMatch, NewMatch } from './new-match.ts'
