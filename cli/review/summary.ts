import { gradeOf, type MatchReview } from '@eldertable/bots'
import { at } from '@eldertable/kernel'
import { columns, counted, grouped, percent } from '../layout.ts'
import type { Terminal } from '../terminal.ts'
import type { PlayedMatch } from '@eldertable/match'

/** What many matches of one title say: how much of it is luck, and what is got wrong most. */
export interface Summary {
  readonly title: string
  readonly matches: number
  /** Over all seats of all matches: the mean of the absolute luck, where that can be told, and of what decisions have cost. */
  readonly luck: number | null
  readonly lost: number
  /** Per kind of decision, the dearest first. */
  readonly decisions: readonly {
    readonly decision: string
    readonly asked: number
    readonly wrong: number
    readonly lost: number
  }[]
  /** Per kind of decision whose chance results moved most: the absolute change in all. */
  readonly chances: readonly {
    readonly decision: string
    readonly times: number
    readonly luck: number
  }[]
}

/** Adds up reviews of matches of one title. */
export class SummaryOfMatches {
  readonly #title: string
  readonly #decisions = new Map<string, { asked: number; wrong: number; lost: number }>()
  readonly #chances = new Map<string, { times: number; luck: number }>()
  #matches = 0
  #seats = 0
  #trustedSeats = 0
  #luck = 0
  #lost = 0

  constructor(title: string) {
    this.#title = title
  }

  add({ picks, seats }: PlayedMatch, review: MatchReview): void {
    const account = review.account()
    this.#matches++
    this.#seats += seats.length
    for (const [seat] of seats.entries()) {
      if (review.isTrusted) {
        this.#trustedSeats++
        this.#luck += Math.abs(at(account.luck, seat))
      }
      this.#lost += review.seat(seat).lost
    }
    for (const [index, { seat, decision, isRandom }] of picks.entries()) {
      const weighed = review.weighed(index)
      if (weighed !== undefined && weighed.options > 1) this.#addDecision(decision, weighed.loss)
      if (isRandom && review.isTrusted)
        this.#addChance(decision, Math.abs(at(at(account.steps, index).luck, seat)))
    }
  }

  get summary(): Summary {
    return {
      title: this.#title,
      matches: this.#matches,
      luck: this.#trustedSeats === 0 ? null : this.#luck / this.#trustedSeats,
      lost: this.#lost / Math.max(1, this.#seats),
      decisions: [...this.#decisions]
        .map(([decision, counts]) => ({ decision, ...counts }))
        .toSorted((a, b) => b.lost - a.lost),
      chances: [...this.#chances]
        .map(([decision, counts]) => ({ decision, ...counts }))
        .toSorted((a, b) => b.luck - a.luck),
    }
  }

  #addDecision(decision: string, loss: number): void {
    const counts = this.#decisions.get(decision) ?? { asked: 0, wrong: 0, lost: 0 }
    counts.asked++
    if (gradeOf(loss) !== undefined) counts.wrong++
    counts.lost += loss
    this.#decisions.set(decision, counts)
  }

  #addChance(decision: string, luck: number): void {
    const counts = this.#chances.get(decision) ?? { times: 0, luck: 0 }
    counts.times++
    counts.luck += luck
    this.#chances.set(decision, counts)
  }
}

const SHOWN = 12

export function printSummary(terminal: Terminal, name: string, summary: Summary): void {
  const { bold, dim } = terminal.colours
  terminal.print(bold(`${name}: ${counted(summary.matches, 'match', 'matches')}`))
  if (summary.luck !== null)
    terminal.print(`By luck a seat's chance moved by ${percent(summary.luck)} a match.`)
  terminal.print(`What its decisions have cost a seat: ${percent(summary.lost)} a match.`)
  const tables = [
    [
      ['decision', 'weighed', 'cost something', 'cost a match'],
      ...summary.decisions
        .slice(0, SHOWN)
        .map(({ decision, asked, wrong, lost }) => [
          decision,
          grouped(asked),
          grouped(wrong),
          percent(lost / summary.matches),
        ]),
    ],
    [
      ['what chance decided', 'times', '', 'moved a match'],
      ...summary.chances
        .slice(0, SHOWN)
        .map(({ decision, times, luck }) => [
          decision,
          grouped(times),
          '',
          percent(luck / summary.matches),
        ]),
    ],
  ]
  for (const table of tables.filter(({ length }) => length > 1)) {
    terminal.print()
    const [head = '', ...rows] = columns(table, [1, 2, 3])
    terminal.print(dim(head))
    for (const row of rows) terminal.print(row)
  }
  terminal.print()
}
