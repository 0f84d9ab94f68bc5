import { readLog, type LogLine } from '@eldertable/board-kit'
import { at } from '@eldertable/kernel'
import type { Events, Fall } from '../events.ts'
import { ELDER, NOBODY } from '../state.ts'
import { foeKind, mythosTitle } from '../text/pieces.ts'
import type { Tell } from '../text/telling.ts'

/** What an investigator has done in a match, and what was done to it. */
interface Deeds {
  dealt: number
  felled: number
  wounds: number
  sanity: number
}

/** How an investigator fell, and what did it: "a Cultist", "the fire"; nothing where nobody can tell. */
export interface Death {
  hero: number
  how: Fall
  turn: number
  by: string | undefined
}

const FIRE = 'the fire'

/** What each investigator did and how some of them fell; whoever aimed last has dealt what comes next. */
export class Chronicle {
  readonly deeds: readonly Deeds[]
  readonly deaths: Death[] = []
  turn = 0
  /** Who struck, and what they did to the Elder One with that blow. */
  striker = NOBODY
  blow = 0
  track = 0
  #by: string | undefined

  constructor(t: Tell) {
    this.deeds = t.table.heroes.map(() => ({ dealt: 0, felled: 0, wounds: 0, sanity: 0 }))
  }

  /** Goes through the log; what there is besides for an event is called with everything up to it known. */
  read(
    log: readonly LogLine[],
    t: Tell,
    besides: Parameters<typeof readLog<Events>>[1] = {},
  ): this {
    for (const line of log) {
      this.#read(line, t)
      readLog<Events>([line], besides)
    }
    return this
  }

  #read(line: LogLine, t: Tell): void {
    readLog<Events>([line], {
      turn: () => {
        this.turn++
        this.#strikes(NOBODY, undefined)
      },
      resolves: ({ card }) => this.#strikes(NOBODY, mythosTitle(card, t)),
      draws: () => this.#strikes(NOBODY, undefined),
      attacks: ({ foe, hero }) => this.#strikes(hero, foeKind(foe, t)),
      rolls: ({ hero, kind }) => {
        if (kind === 'attack') this.#strikes(hero, undefined)
        if (kind === 'fire') this.#strikes(NOBODY, FIRE)
      },
      hurts: ({ foe, amount }) => {
        if (this.striker !== NOBODY) at(this.deeds, this.striker).dealt += amount
        if (foe === ELDER) this.blow = amount
      },
      kills: () => {
        if (this.striker !== NOBODY) at(this.deeds, this.striker).felled++
      },
      wounds: ({ hero, amount }) => {
        at(this.deeds, hero).wounds += amount
      },
      sanity: ({ hero, amount }) => {
        at(this.deeds, hero).sanity += amount
      },
      falls: ({ hero, how }) => {
        this.deaths.push({
          hero,
          how,
          turn: this.turn,
          by: how === 'wounds' ? this.#by : undefined,
        })
      },
      advances: ({ track }) => {
        this.track = track
      },
    })
  }

  #strikes(hero: number, by: string | undefined): void {
    this.striker = hero
    this.#by = by
    this.blow = 0
  }
}
