/** Somebody is to be told something about a match. The store knows none of the words. */
export interface NewNotice {
  readonly guest: string
  /** Which match it is about, if not the one that changes. */
  readonly match?: string
  readonly kind: string
  /** What in the match it is about, in the caller's words. */
  readonly about: string
}

/** A way by which a guest is told: a browser, an address, another service. */
export interface NoticeWay {
  readonly id: string
  readonly guest: string
  readonly by: string
  /** What it leads to, hashed: nothing is in the store twice. */
  readonly mark: string
  readonly name: string
  /** Where it leads, and what is needed for that: for nobody's eyes. */
  readonly address: string
  /** Nothing is told by a way before its owner has said that it is theirs. */
  readonly confirmed: boolean
  readonly createdAt: number
}

/** Something that is to be told now, by whoever has claimed it. */
export interface DueNotice {
  readonly id: string
  readonly claim: string
  readonly match: string
  readonly kind: string
  readonly about: string
  /** How often it was told already, and how often that failed since. */
  readonly told: number
  readonly tries: number
  readonly way: NoticeWay
}

/** Which notices somebody takes upon themselves. */
interface NoticeClaim {
  readonly by: string
  readonly limit: number
  /** A name for this claim that nobody else has. */
  readonly claim: string
  /** Milliseconds that a notice must have been due. */
  readonly grace: number
  /** Milliseconds after which somebody else may tell what is not done. */
  readonly lease: number
}

/** When a notice is to be told again. */
interface PutOff {
  readonly after: number
  readonly told: number
  readonly tries: number
}

/** What people are to be told while they are away, and how. */
export interface NoticeStore {
  /** The ways of a guest, the oldest first. */
  noticeWays(guest: string): Promise<NoticeWay[]>
  noticeWay(id: string): Promise<NoticeWay | undefined>
  /**
   * Adds a way. One to the same place makes room, whoever had it; and of this guest's ways of its kind only this many stay,
   * the newest.
   */
  putNoticeWay(way: NoticeWay, most: number): Promise<void>
  /** False if there is no such way. */
  confirmNoticeWay(id: string): Promise<boolean>
  /** Takes a way out, and what was to be told by it; false if there is none. */
  dropNoticeWay(id: string): Promise<boolean>
  /** Takes ways out that nobody has confirmed for this many milliseconds; false if there were none. */
  dropUnconfirmedWays(age: number): Promise<boolean>
  /** What a guest wants to be told of and when, in the caller's words. */
  noticeWish(guest: string): Promise<string | undefined>
  putNoticeWish(guest: string, wish: string): Promise<void>
  /** Takes on some notices that are due and that nobody else is at; what is not done by the end of the lease is due again. */
  claimNotices(wanted: NoticeClaim): Promise<DueNotice[]>
  /** A notice is done with; false if it is no longer the claimant's. */
  endNotice(notice: Pick<DueNotice, 'id' | 'claim'>): Promise<boolean>
  /** A notice is to be told later; false if it is no longer the claimant's. */
  putOffNotice(notice: Pick<DueNotice, 'id' | 'claim'>, later: PutOff): Promise<boolean>
  /** How many notices wait, by way. */
  countNotices(): Promise<{ by: string; count: number }[]>
  /** Keeps a text under a name unless there is one, and gives the one that is kept: of all who try, one succeeds. */
  keepOnce(name: string, value: string): Promise<string>
}
