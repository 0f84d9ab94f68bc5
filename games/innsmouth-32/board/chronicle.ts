import { readLog, type LogLine } from '@eldertable/board-kit'
import type { Events } from '../events.ts'
import type { GiftFor } from '../frames.ts'
import { DIRECTOR, DIRECTOR_THRONGS, NONE, POOL_THRONGS } from '../state.ts'

/** What a survivor has done, and what was done to it. */
interface Deeds {
  pool: number
  felled: number
  dealt: number
  taken: number
  spent: number
  lost: number
}

/** What the monsters of a side have done. */
interface Pack {
  felled: number
  dealt: number
}

/** How a survivor was lost: in which reel, and to the monsters of a side or a card alone; -1 where neither did it. */
export interface Loss {
  who: number
  reel: number
  side: number
  card: number
  isCultist: boolean
}

type Besides = Parameters<typeof readLog<Events>>[1]

/** What every survivor and every side of monsters has done, from the log. */
export class Chronicle {
  readonly survivors = new Map<number, Deeds>()
  /** By side; those of NONE are cards that attacked by themselves: monsters on the screen, and events. */
  readonly packs = new Map<number, Pack>()
  readonly losses: Loss[] = []
  /** What has been laid down against the damage that is being answered. */
  readonly #pledges: { who: number; amount: number }[] = []
  reel = 1
  /** Who struck last among the survivors, or -1. */
  striker = NONE
  /** Whose monsters attacked last, or which card alone. */
  #side = NONE
  #card = NONE

  /** Goes through the log; what there is besides for an event is called with everything up to it known. */
  read(log: readonly LogLine[], besides: Besides = {}): this {
    for (const line of log) {
      readLog<Events>([line], this.#calls)
      readLog<Events>([line], besides)
    }
    return this
  }

  /** Survivors in play. */
  get left(): number {
    return this.survivors.size - this.losses.length
  }

  readonly #calls: Besides = {
    reel: ({ reel }) => {
      this.reel = reel
    },
    turn: () => {
      this.#side = NONE
      this.#card = NONE
      this.striker = NONE
    },
    joins: ({ who, pool }) => {
      this.survivors.set(who, { pool, felled: 0, dealt: 0, taken: 0, spent: 0, lost: 0 })
    },
    horror: ({ card }) => {
      this.#side = NONE
      this.#card = card
    },
    attacks: ({ throng, card }) => {
      this.#side = throng < 0 ? NONE : leaderOf(throng)
      this.#card = card
    },
    suffers: ({ who, damage }) => {
      this.#pledges.splice(0)
      this.#change(who, (one) => (one.taken += damage))
      const pack = this.#pack()
      if (pack !== undefined) pack.dealt += damage
    },
    strikesAt: ({ who }) => {
      this.striker = who
    },
    throws: ({ who, kind }) => {
      if (kind === 'counter') this.striker = who
    },
    paysMythos: ({ who }) => {
      this.striker = who
    },
    uses: ({ who }) => {
      this.striker = who
    },
    deals: ({ who, damage }) => this.#change(who, (one) => (one.dealt += damage)),
    monsterFalls: () => this.#change(this.striker, (one) => one.felled++),
    gives: ({ who, amount, for: purpose }) => this.#spends(who, amount, purpose),
    givesPower: ({ who, amount, for: purpose }) => this.#spends(who, amount, purpose),
    shares: ({ by, amount, for: purpose }) => this.#spends(by, amount, purpose),
    negates: () => {
      for (const { who, amount } of this.#pledges.splice(0))
        this.#change(who, (one) => (one.spent += amount))
    },
    maddened: ({ who }) => this.#change(who, (one) => one.lost++),
    eliminated: ({ who }) => {
      this.#loses(who, false)
      const pack = this.#pack()
      if (pack !== undefined) pack.felled++
    },
    cultist: ({ who }) => {
      const known = this.losses.find((one) => one.who === who)
      if (known === undefined) this.#loses(who, true)
      else known.isCultist = true
    },
  }

  /** What is laid down against damage is only spent if it is enough (I32-SPOINT-13). */
  #spends(who: number, amount: number, purpose: GiftFor): void {
    if (purpose === 'negation') this.#pledges.push({ who, amount })
    else this.#change(who, (one) => (one.spent += amount))
  }

  #loses(who: number, isCultist: boolean): void {
    this.losses.push({ who, reel: this.reel, side: this.#side, card: this.#card, isCultist })
  }

  #change(who: number, change: (one: Deeds) => void): void {
    const one = this.survivors.get(who)
    if (one !== undefined) change(one)
  }

  #pack(): Pack | undefined {
    if (this.#side === NONE && this.#card === NONE) return undefined
    const pack = this.packs.get(this.#side) ?? { felled: 0, dealt: 0 }
    this.packs.set(this.#side, pack)
    return pack
  }
}

/** The side that leads a throng. */
const leaderOf = (throng: number): number =>
  throng < DIRECTOR_THRONGS ? DIRECTOR : Math.floor((throng - DIRECTOR_THRONGS) / POOL_THRONGS)
