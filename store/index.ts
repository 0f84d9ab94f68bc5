export type { Challenge, Invitation, Passkey, Session } from './account-store.ts'
export type { Archive, MatchFilter, WholeMatch } from './archive/archive.ts'
export { fileOf, NoArchive, openArchive } from './archive/open-archive.ts'
export type { ClockBeat } from './clock-store.ts'
export type { DueNotice, NewNotice, NoticeWay } from './notice-store.ts'
export { openStore } from './open-store.ts'
export {
  NoSuchMatch,
  OutcomeUnknown,
  ServedElsewhere,
  StoreClosed,
  UnstorableText,
} from './faults.ts'
export type { Counted } from './counters.ts'
export type {
  Ban,
  Change,
  ChatLine,
  Guest,
  Holdings,
  ListedMatch,
  MatchChange,
  MatchHead,
  MatchStatus,
  NewMatch,
  PlayedElsewhere,
  Shunned,
  Snapshot,
  Store,
  Utterance,
} from './store.ts'
