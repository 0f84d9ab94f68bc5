import { readLog, type LogLine } from '@eldertable/board-kit'
import { at, type Seat } from '@eldertable/kernel'
import { spellThat } from '../pieces/spells.ts'
import type { Events } from '../events.ts'
import { NONE } from '../state.ts'
import { isFoe, isGenerator, isHero, pieceIn } from '../targets.ts'
import { kindOfFoe, oneOf, type Tell } from '../text/telling.ts'

/** What a character has done, and what was done to it. */
interface Deeds {
  monsters: number
  generators: number
  dealt: number
  lost: number
  sanity: number
  deaths: number
}

/** Who died when, and by whose hand or by what; -1 and nothing where nobody can tell. */
export interface Death {
  seat: Seat
  by: Seat
  foe: string | undefined
  round: number
}

type Besides = Parameters<typeof readLog<Events>>[1]

const DUST = spellThat('take-back')

/** With what a deed begins in the log. */
const beginnings: readonly string[] = [
  'attacks',
  'casts',
  'jumps',
  'pushes',
  'steps',
  'strikes',
] satisfies readonly (keyof Events)[]

const isBeginning = ({ event: { key, is } }: LogLine): boolean =>
  beginnings.includes(key) && !(key === 'casts' && is['spell'] === DUST)

/** The log without the deeds that Temporal Dust took back: they never happened (CM-REACT-22). */
function standing(log: readonly LogLine[]): LogLine[] {
  const lines: LogLine[] = []
  for (const line of log) {
    const { key } = line.event
    if (key === 'takenBack' || key === 'repeats') {
      const from = lines.findLastIndex(isBeginning)
      if (from >= 0) lines.splice(from)
    }
    lines.push(line)
  }
  return lines
}

/** What every character has done, from the log. */
export class Chronicle {
  readonly deeds: readonly Deeds[]
  readonly deaths: Death[] = []
  /** Seats that are out of the game or have left, by the round. */
  readonly gone = new Map<Seat, number>()
  round = 0
  /** Who attacked last, as a target; -1 once it is over. */
  attacker = NONE
  readonly #first: Seat
  #turn: Seat = NONE

  constructor({ table }: Pick<Tell, 'table'>) {
    const none = { monsters: 0, generators: 0, dealt: 0, lost: 0, sanity: 0, deaths: 0 }
    this.deeds = table.heroes.map(() => ({ ...none }))
    this.#first = table.first
  }

  /** Goes through the log; what there is besides for an event is called with everything up to it known. */
  read(log: readonly LogLine[], besides: Besides = {}): this {
    for (const line of standing(log)) {
      readLog<Events>([line], this.#calls)
      readLog<Events>([line], besides)
    }
    return this
  }

  readonly #calls: Besides = {
    turn: ({ seat }) => {
      // A round is over when the next to play comes no later in it than the one before.
      if (this.#turn === NONE || this.#rank(seat) <= this.#rank(this.#turn)) this.round++
      this.#turn = seat
      this.attacker = NONE
    },
    attacks: ({ by }) => {
      this.attacker = by
    },
    strikes: ({ by }) => {
      this.attacker = by
    },
    monsters: () => {
      this.attacker = NONE
    },
    loses: ({ who, points }) => {
      if (isHero(who)) at(this.deeds, who).lost += points
      if (isHero(this.attacker) && this.attacker !== who)
        at(this.deeds, this.attacker).dealt += points
    },
    falls: ({ who, by }) => {
      if (by === NONE || !isFoe(who)) return
      const own = at(this.deeds, by)
      if (isGenerator(pieceIn(who))) own.generators++
      else own.monsters++
    },
    shudders: ({ seat, points }) => {
      at(this.deeds, seat).sanity += points
    },
    dies: ({ seat, by }) => {
      at(this.deeds, seat).deaths++
      const foe = isFoe(this.attacker) ? oneOf(kindOfFoe(pieceIn(this.attacker))) : undefined
      this.deaths.push({ seat, by, foe, round: this.round })
    },
    out: ({ seat }) => {
      this.gone.set(seat, this.round)
    },
    departs: ({ seat }) => {
      this.gone.set(seat, this.round)
    },
  }

  #rank(seat: Seat): number {
    return (seat - this.#first + this.deeds.length) % this.deeds.length
  }
}
