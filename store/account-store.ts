import type { Guest, ListedMatch } from './store.ts'

/** What opens a guest again for good. The store knows none of the texts. */
export interface Passkey {
  readonly id: string
  readonly guest: string
  readonly publicKey: string
  /** How often it was used, as it says itself; 0 if it does not count. */
  readonly counter: number
  readonly transports: string
  readonly name: string
  readonly createdAt: number
  readonly usedAt: number
}

/** Something random that is to be signed, once and soon. */
export interface Challenge {
  readonly id: string
  readonly kind: string
  /** For whom it was made; empty if they had no name. */
  readonly guest: string
  readonly value: string
}

/** A device by whose secret a guest is known. */
export interface Session {
  readonly tokenHash: string
  /** Empty where nothing is known of it. */
  readonly name: string
  readonly createdAt: number
  readonly seenAt: number
}

/** Somebody asks a guest to a table. */
export interface Invitation {
  readonly match: ListedMatch
  readonly by: string
  /** As they were called then. */
  readonly name: string
  readonly at: number
}

/** By what guests are known again, on which devices, and what follows when two turn out to be one. Times are the database's. */
export interface AccountStore {
  /** The passkeys of a guest, the oldest first. */
  passkeysOf(guest: string): Promise<Passkey[]>
  passkey(id: string): Promise<Passkey | undefined>
  /** False, and nothing done, if there is one of this id, whosever it is. */
  addPasskey(passkey: Omit<Passkey, 'createdAt' | 'usedAt'>): Promise<boolean>
  /** Notes that a passkey was used. False, and nothing done, if its counter has not gone on: then it may be a copy. */
  usePasskey(id: string, counter: number): Promise<boolean>
  /** Takes a passkey of a guest away, and with the last one the recovery codes. False if there is none. */
  dropPasskey(guest: string, id: string): Promise<boolean>
  /** Gives a guest these recovery codes, of which only hashes are known, instead of those before. */
  putCodes(guest: string, hashes: readonly string[]): Promise<void>
  countCodes(guest: string): Promise<number>
  /** Whose recovery code this is. */
  guestByCode(hash: string): Promise<Guest | undefined>
  /** Uses up a recovery code: whose it was, or undefined if there is no such code, or none any more. Of several who try, one succeeds. */
  useCode(hash: string): Promise<Guest | undefined>
  /** Keeps a challenge for this many milliseconds, and throws away those whose time is over. */
  putChallenge(challenge: Challenge, life: number): Promise<void>
  /** Uses up a challenge, in the same way. */
  useChallenge(id: string): Promise<Challenge | undefined>
  /** By which devices a guest is known, the latest first. */
  sessionsOf(guest: string): Promise<Session[]>
  /** Notes what kind of device a secret of a guest is on, or that it is in use still. */
  noteSession(guest: string, tokenHash: string, name: string): Promise<void>
  /** Lets a guest be known by one more secret; false if there is no such guest. */
  addSession(guest: string, tokenHash: string, name: string): Promise<boolean>
  /** A secret of a guest opens nothing any more; false if it is none of theirs. */
  endSession(guest: string, tokenHash: string): Promise<boolean>
  /**
   * One guest becomes another: whom they shun, who shuns them, what they said, were invited to and are told follows. The
   * secrets of the first open nothing any more. False, and nothing done, as long as the first has a match in their list,
   * or passkeys of their own, or is not there.
   */
  joinGuests(from: string, into: string): Promise<boolean>
  /** Everybody who shuns a guest. */
  shunnersOf(guest: string): Promise<string[]>
  /** What a guest has said at all tables, in order. */
  linesBy(guest: string): Promise<{ match: string; text: string; at: number }[]>
  /** Asks a guest to a table, or once more. */
  invite(match: string, invited: { guest: string; by: string; name: string }): Promise<void>
  /** To which tables a guest is asked, the latest first. */
  invitationsTo(guest: string): Promise<Invitation[]>
  /** Takes an invitation back, or turns it down; false if there is none. */
  dropInvitation(match: string, guest: string): Promise<boolean>
}
