// The messages between a server and its clients. Browsers import the types; what they need at run time is in
// wire-patch.ts, wire-reasons.ts and wire-refusals.ts, which come without the schemas.
export { clientMessage, WIRE_VERSION, type ClientMessage } from './wire-client.ts'
export {
  admitBody,
  bugBody,
  guestBody,
  importBody,
  joinBody,
  newTable,
  passBody,
  pastQuery,
  readyBody,
  replaceBody,
  shunBody,
  startBody,
  whyQuery,
  type ImportBody,
  type NewTable,
  type SeatWish,
  type ShunBody,
} from './wire-http.ts'
export type { Watching } from './wire-watching.ts'
export type { ClockShown, ClockTerms, DaysClock, LiveClock } from './wire-clocks.ts'
export type { PastShown, TableSummary, TitleSummary } from './wire-answers.ts'
export { areEqual, differences, patched } from './wire-patch.ts'
export { tableId } from './wire-words.ts'
export { gathered } from './wire-refusals.ts'
export { refusalFor, type Reason, type Refusal } from './wire-reasons.ts'
export {
  petitionSignal,
  serverMessage,
  type ChatShown,
  type MovedMessage,
  type PetitionShown,
  type PetitionSignal,
  type SeatShown,
  type ServerMessage,
  type TableHead,
  type TableMessage,
  type UndoShown,
} from './wire-server.ts'
