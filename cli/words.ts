import {
  argumentOf,
  verbOf,
  type AnyTitle,
  type Decision,
  type Event,
  type Outcome,
  type Pick,
  type Refusal,
  type Telling,
  type View,
} from '@eldertable/kernel'
import type { MatchSeat } from '@eldertable/protocol'

type Sentence = (given: unknown, t: Telling) => string

/** A match in the words of its title, as one seat or a spectator may read them. */
export class Words {
  readonly #title: AnyTitle
  readonly #seats: readonly MatchSeat[]

  constructor(title: AnyTitle, seats: readonly MatchSeat[]) {
    this.#title = title
    this.#seats = seats
  }

  name(seat: number): string {
    return this.#seats[seat]?.name ?? `Seat ${seat}`
  }

  event({ key, is }: Event, view: View): string {
    return this.#say(this.#title.text.events, key, is, view)
  }

  prompt({ key, about }: Decision, view: View): string {
    return this.#say(this.#title.text.prompts, key, about, view)
  }

  option({ verb, argument }: Named, view: View): string {
    return this.#say(this.#title.text.options, verb, argument, view)
  }

  pick(pick: Pick, view: View): string {
    const verb = Object.keys(this.#title.verbs)[verbOf(pick)] ?? String(pick)
    return this.option({ verb, argument: argumentOf(pick) }, view)
  }

  reason({ reason }: Refusal): string {
    return this.#title.text.reasons[reason] ?? reason
  }

  ending({ ending, winners }: Outcome, view: View): string {
    return this.#say(this.#title.text.endings, ending, winners, view)
  }

  /** What one option gains or costs in comparison with another, in phrases. */
  reasonsFor(more: Readonly<Record<string, number>>, view: View): string[] {
    return (this.#title.text.hints?.(more, this.#telling(view)) ?? []).map(({ words }) => words)
  }

  board(view: View): ReturnType<AnyTitle['text']['board']> {
    return this.#title.text.board(this.#telling(view))
  }

  #say(sentences: object, key: string, given: unknown, view: View): string {
    const sentence = (sentences as Record<string, Sentence>)[key]
    return sentence === undefined ? key : sentence(given, this.#telling(view))
  }

  #telling(view: View): Telling {
    return {
      name: (seat) => this.name(seat),
      table: view.table,
      hand: view.hand,
      reader: view.seat,
      asked: view.decision,
    }
  }
}

interface Named {
  verb: string
  argument: number
}
