export { openStore } from './open-store.ts'
export { NoSuchMatch, StoreClosed, UnstorableText } from './faults.ts'
export type {
  Change,
  ChatLine,
  Guest,
  ListedMatch,
  MatchChange,
  MatchHead,
  MatchStatus,
  NewMatch,
  PlayedElsewhere,
  Snapshot,
  Store,
  Utterance,
} from './store.ts'
