import type { Challenge, Passkey } from './account-store.ts'
import type { Note } from './note-store.ts'
import type { NoticeWay } from './notice-store.ts'
import type { Ban, ChatLine, Guest, MatchHead, Shunned, Snapshot } from './store.ts'

/** The tables as Kysely sees them; in the database the names are in snake_case. */
export interface DatabaseTables {
  /**
   * `said`: how many lines its chat has. `origin`: see `NewMatch`. `brought`: the characters of what it has brought along,
   * 0 if it began here.
   */
  match: MatchHead & { readonly said: number; readonly origin: string; readonly brought: number }
  matchGuest: { readonly matchId: string; readonly guest: string }
  log: { readonly matchId: string; readonly n: number; readonly entry: string }
  snapshot: Snapshot & { readonly matchId: string }
  guest: Guest
  /** Secrets of a guest besides the first: one for each other device. */
  device: { readonly tokenHash: string; readonly guest: string }
  pass: { readonly hash: string; readonly guest: string; readonly endsAt: number }
  shunned: Shunned & { readonly guest: string }
  chat: ChatLine & { readonly matchId: string }
  ban: Ban
  /** `confirmed`: 1 if its owner has said that it is theirs. */
  noticeWay: Omit<NoticeWay, 'confirmed'> & { readonly confirmed: number }
  /** What is still to be told: one for each way, match and kind. Whoever has claimed it may tell it until `claimedUntil`. */
  notice: {
    readonly id: string
    readonly way: string
    readonly by: string
    readonly matchId: string
    readonly kind: string
    readonly about: string
    readonly dueAt: number
    readonly told: number
    readonly tries: number
    readonly claim: string
    readonly claimedUntil: number
  }
  noticeWish: { readonly guest: string; readonly wish: string }
  passkey: Passkey
  recoveryCode: { readonly hash: string; readonly guest: string }
  challenge: Challenge & { readonly endsAt: number }
  /** What is known of the device of a secret, be it a guest's first or another. */
  sessionNote: {
    readonly tokenHash: string
    readonly guest: string
    readonly name: string
    readonly createdAt: number
    readonly seenAt: number
  }
  invitation: {
    readonly matchId: string
    readonly guest: string
    readonly by: string
    readonly name: string
    readonly at: number
  }
  /** `seenAt`: by the clock of the database. */
  clockBeat: {
    readonly id: string
    readonly at: number
    readonly reading: number
    readonly seenAt: number
  }
  /** What somebody has noted for themselves alone; `position` is -1 for the match as a whole. */
  note: Omit<Note, 'match'> & { readonly matchId: string; readonly guest: string }
  kept: { readonly name: string; readonly value: string }
}

/** The columns of a match that `append` may change, and their types in PostgreSQL. */
export const changeable = [
  ['name', 'name', 'text'],
  ['titleVersion', 'title_version', 'integer'],
  ['settings', 'settings', 'text'],
  ['seats', 'seats', 'text'],
  ['status', 'status', 'text'],
  ['visibility', 'visibility', 'text'],
  ['pace', 'pace', 'text'],
  ['counter', 'counter', 'integer'],
  ['asked', 'asked', 'integer'],
  ['clock', 'clock', 'text'],
  ['clockDue', 'clock_due', 'double precision'],
  ['host', 'host', 'text'],
  ['updatedAt', 'updated_at', 'double precision'],
] as const
