import type { AccountStore } from './account-store.ts'
import type { ClockStore } from './clock-store.ts'
import type { NoteStore } from './note-store.ts'
import type { NewNotice, NoticeStore } from './notice-store.ts'
import type { Counted } from './counters.ts'

/** How far a match has come. */
export type MatchStatus = 'gathering' | 'playing' | 'finished'

/**
 * What is known of a match without playing its log. The store looks into none of the texts: what is JSON in them is
 * the caller's affair, times are the caller's milliseconds.
 */
export interface MatchHead {
  readonly id: string
  /** Short, for people to tell each other; no two matches have the same. */
  readonly code: string
  readonly name: string
  readonly title: string
  readonly titleVersion: number
  readonly settings: string
  readonly seats: string
  readonly status: MatchStatus
  readonly visibility: 'public' | 'link'
  readonly pace: 'live' | 'slow'
  /** The secret key of the dice. It never stands in a list: see `ListedMatch`. */
  readonly key: string
  readonly counter: number
  /** How often the match has been changed: each `append` raises it by one. */
  readonly revision: number
  /** How many entries the log has. */
  readonly length: number
  /** The seat that is asked at the moment; -1 if none is, or nobody has said so yet. */
  readonly asked: number
  /** Where its clocks stand, in the caller's words; empty if it has none. */
  readonly clock: string
  /** When somebody's time may be up, for `clocksDue`; 0 if nobody need look. */
  readonly clockDue: number
  readonly host: string
  readonly createdAt: number
  readonly updatedAt: number
}

/** A match as it begins: unchanged, and with an empty log unless it brings one. */
export type NewMatch = Omit<MatchHead, 'revision' | 'length' | 'asked' | 'clock' | 'clockDue'> & {
  /** From where it was opened, in the caller's words; if it is not given, from where nobody else is but its host. */
  readonly origin?: string
}

/** Which of the matches are wanted that everybody may see: no more than this many of one host, and of one origin. */
export interface Shares {
  readonly limit: number
  /** They were opened after this time. */
  readonly after: number
  /** Something has happened there after this time; the others take nobody's share. */
  readonly changedAfter: number
  readonly ofHost: number
  readonly ofOrigin: number
}

/** What somebody has here: matches that are not finished, and those that did not begin here with their characters. */
export interface Holdings {
  readonly unfinished: number
  readonly imports: number
  readonly brought: number
}

/** What a match brings that did not begin here. */
export interface PlayedElsewhere {
  readonly entries: readonly string[]
  /** The state after all of them. */
  readonly state: string
}

/** A match in a list. Lists are sent on to people, so the secret key is not even read. */
export type ListedMatch = Omit<MatchHead, 'key'>

/** What `append` may change besides the log. */
export interface MatchChange extends Partial<
  Pick<
    MatchHead,
    | 'name'
    | 'titleVersion'
    | 'settings'
    | 'seats'
    | 'status'
    | 'visibility'
    | 'pace'
    | 'counter'
    | 'asked'
    | 'clock'
    | 'clockDue'
    | 'host'
    | 'updatedAt'
  >
> {
  /** Guests in whose lists the match appears from now on. */
  readonly joined?: readonly string[]
  /** Guests from whose lists it disappears; who is in both lists has joined. */
  readonly left?: readonly string[]
  /** What people are to be told, by the ways that they have chosen: it is kept with the change, or not at all. */
  readonly notices?: readonly NewNotice[]
}

export interface Snapshot {
  /** How many entries of the log had been played. */
  readonly at: number
  readonly state: string
}

/** This many snapshots of a match are kept, the latest: each saves as much time as those before it. */
export const KEPT_SNAPSHOTS = 3

export interface Guest {
  readonly id: string
  readonly name: string
  /** Of the secret in the guest's cookie; the secret itself is nowhere. */
  readonly tokenHash: string
  readonly createdAt: number
  readonly seenAt: number
}

/** Somebody whom a guest does not want to hear (`mute`), and not to sit with either (`block`). */
export interface Shunned {
  readonly id: string
  readonly other: string
  /** As the other was called then. */
  readonly name: string
  readonly how: 'mute' | 'block'
}

/** Somebody whom whoever runs the server does not let in. */
export interface Ban {
  /** `guest:<id>` or `address:<address>`. */
  readonly who: string
  /** As the guest was called then, or what is known of the address. */
  readonly name: string
  readonly at: number
  /** When it ends by itself; null if it does not. */
  readonly endsAt: number | null
}

/** What somebody says at a table; without a seat it comes from a spectator. */
export interface Utterance {
  readonly seat: number | null
  readonly guest: string
  readonly text: string
  readonly at: number
  /** For whom it is, in the caller's words; empty, or absent, for everybody at the table. */
  readonly audience?: string
}

/** This many lines of a chat are kept for each audience, the latest: nobody talks away what others have said. */
export const KEPT_LINES = 1_000

export interface ChatLine extends Utterance {
  /** Its place in the chat of its match: 0, 1, 2, … without a gap. */
  readonly n: number
  readonly audience: string
}

/** News about the stored matches, from this process or another one. */
export type Change =
  | {
      readonly kind: 'match'
      readonly id: string
      readonly revision: number
      readonly length: number
    }
  | { readonly kind: 'chat'; readonly id: string; readonly n: number }
  /** Something that was said about a match by `signal`, and is not kept. */
  | { readonly kind: 'signal'; readonly id: string; readonly text: string }
  /** News may have been missed: whoever follows a match must look at it again. */
  | { readonly kind: 'gap' }

/**
 * Where matches are kept. It is dumb on purpose: rows with texts, and one optimistic check. What a call has
 * acknowledged survives a crash. A call that fails has done nothing, unless it fails with `OutcomeUnknown`: then the
 * connection broke, or the database was silent for too long, and what was asked for may still come about.
 */
export interface Store extends NoticeStore, AccountStore, ClockStore, NoteStore {
  /**
   * False, and nothing done, if the id or the code is taken: draw another. A match that has been played elsewhere comes
   * with its log, all or nothing, so that nobody ever finds it without.
   */
  createMatch(
    match: NewMatch,
    guests?: readonly string[],
    played?: PlayedElsewhere,
  ): Promise<boolean>
  readMatch(id: string): Promise<MatchHead | undefined>
  matchByCode(code: string): Promise<MatchHead | undefined>
  /**
   * Adds entries (or none) to a match's log and changes its head, all or nothing. False, and nothing done, if the
   * match is no longer at this revision, or is not there. Of several writers at one revision exactly one succeeds.
   */
  append(
    id: string,
    revision: number,
    entries: readonly string[],
    change: MatchChange,
  ): Promise<boolean>
  /** The entries from `from` up to, and without, `to`; without `to`, all the rest. */
  readLog(id: string, from: number, to?: number): Promise<string[]>
  /** Only the latest `KEPT_SNAPSHOTS` of a match stay. */
  putSnapshot(id: string, at: number, state: string): Promise<void>
  /** The latest snapshot that is not later than `at`. */
  snapshotBefore(id: string, at: number): Promise<Snapshot | undefined>
  /** Public matches that still gather, newest first; where there are too many, the newest of each origin. */
  openMatches(shares: Shares): Promise<ListedMatch[]>
  /** Public matches that are played, in the same way. */
  runningMatches(shares: Shares): Promise<ListedMatch[]>
  /** What a host has, or what was opened from one origin. */
  holdingsOf(whose: { readonly host: string } | { readonly origin: string }): Promise<Holdings>
  /**
   * Removes finished matches that did not begin here: those that have not changed since then, and those that are in
   * nobody's list any more. Some of them; true if there may be more.
   */
  dropImports(unchangedSince: number): Promise<boolean>
  /** A guest's matches, the most lately changed first. */
  matchesOf(guest: string, limit: number): Promise<ListedMatch[]>

  /** Adds a guest, or replaces the one with this id. */
  putGuest(guest: Guest): Promise<void>
  readGuest(id: string): Promise<Guest | undefined>
  guestByToken(tokenHash: string): Promise<Guest | undefined>
  /** False if there is no such guest. */
  renameGuest(id: string, name: string): Promise<boolean>
  /**
   * Keeps the hash of a pass by which a guest may be known on another device, for this many milliseconds by the clock of
   * the database. A guest has one pass: it takes the place of an earlier one.
   */
  putPass(hash: string, guest: string, life: number): Promise<void>
  /** Whose pass this is, if it can still be used. */
  guestByPass(hash: string): Promise<Guest | undefined>
  /**
   * Uses up a pass: from now on the guest is known by this secret as well. The guest, or undefined if there is no such
   * pass, or none any more. Of several who try, one succeeds.
   */
  usePass(hash: string, tokenHash: string): Promise<Guest | undefined>
  /** Gives a guest another secret: the old ones, of all devices, and a pass open nothing more. False if there is no such guest. */
  changeToken(id: string, tokenHash: string): Promise<boolean>
  /**
   * Forgets a guest: the secret, the name, the list of matches, and what was said. The lines stay as empty ones, so that
   * the others keep their places. False if there is no such guest.
   */
  forgetGuest(id: string): Promise<boolean>
  /**
   * Forgets some of the guests who have not been here for this many milliseconds and have left nothing behind: no match
   * in their list, no words, nobody whom they shun, and nothing that lets them be known for good. False if there were none.
   */
  forgetStrangers(unseen: number): Promise<boolean>
  /** Whom a guest shuns, in the order of their names. */
  shunnedBy(guest: string): Promise<Shunned[]>
  /**
   * Lets a guest shun somebody under a name, or shun them otherwise than before. Whoever is shunned under several names
   * is in the list under each: it does not tell who is the same.
   */
  shun(guest: string, shunned: Shunned): Promise<void>
  /** Ends it; false if there is nothing of this id. */
  unshun(guest: string, id: string): Promise<boolean>
  /** Who may not come in, the oldest ban first. */
  bans(): Promise<Ban[]>
  /** Adds a ban, or changes the one that there is. */
  putBan(ban: Ban): Promise<void>
  /** False if there is none. */
  removeBan(who: string): Promise<boolean>
  /** Notes that a guest is there now, by the clock of the database. */
  seeGuest(id: string): Promise<void>
  /** Milliseconds since a guest was there, by the same clock; undefined if there is no such guest. */
  unseenFor(id: string): Promise<number | undefined>

  /** Adds a line to a match's chat and gives its place; fails with `NoSuchMatch`. Only the latest `KEPT_LINES` for its audience stay. */
  say(id: string, line: Utterance): Promise<number>
  /** The lines from this place on, in order. */
  chatOf(id: string, from: number, limit?: number): Promise<ChatLine[]>

  /**
   * Tells all processes something short about a match that is not worth keeping: who does not listen now never hears
   * it. It comes after the changes that were stored before it.
   */
  signal(id: string, text: string): Promise<void>
  /** The same for those alone who follow this match. */
  signalFollowers(id: string, text: string): Promise<void>

  /**
   * From when this resolves until the answer is called, this process hears of every change to a match. News of matches
   * that a process does not follow need not reach it.
   */
  follow(id: string): Promise<() => void>
  /**
   * Tells of every append and every line of chat to matches that are followed, after it is stored, and of signals;
   * stops when the answer is called.
   */
  onChange(listener: (change: Change) => void): () => void
  /**
   * Counts once more what all processes count under this key, and says how often it was in this span of time (in
   * milliseconds), which began with the first. It may be forgotten in a crash.
   */
  count(key: string, span: number): Promise<Counted>
  /** Throws away the counters whose time is over. */
  tidy(): Promise<void>
  /** Fails when the store can't be used: it writes, and waits until that is on the disk. */
  health(): Promise<void>
  /** Lets what is under way finish; every later call fails with `StoreClosed`. */
  close(): Promise<void>
}

/** How a store is opened. */
export interface OpenOptions {
  /** To serve from it: of a file, no other process does so at the same time, or this fails with `ServedElsewhere`. */
  readonly toServe?: boolean
  /** The program of a thread that writes to a file, `writer-thread`; without one it is done on the caller's. */
  readonly writer?: URL
  /**
   * Is told once that nothing can be kept here any more until the process has been started anew, and why: somebody has
   * taken the file away that such a thread writes to.
   */
  readonly onLost?: (why: Error) => void
}
