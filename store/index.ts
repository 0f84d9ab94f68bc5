export { openStore } from './open-store.ts'
export {
  NoSuchMatch,
  OutcomeUnknown,
  ServedElsewhere,
  StoreClosed,
  UnstorableText,
} from './faults.ts'
export type { Tally } from './tallies.ts'
export type {
  Change,
  ChatLine,
  Guest,
  ListedMatch,
  MatchChange,
  MatchHead,
  MatchStatus,
  NewMatch,
  Shunned,
  Snapshot,
  Store,
  Utterance,
} from './store.ts'
