import type { Decision, View } from '../engine/engine.ts'
import type { Event } from '../engine/event.ts'
import type { Refusal } from '../engine/offer.ts'
import { list } from './english.ts'
import { argumentOf, verbOf, type Pick } from '../engine/pick.ts'
import type { Outcome } from '../engine/state.ts'
import type { TextContext } from './text.ts'
import type { AnyTitle } from '../title/title.ts'

/** This many reasons are read at a glance. */
const GAINS_TOLD = 2

type Sentence = (given: unknown, t: TextContext, rule: string) => string

/** A match in the words of its title, as one seat or a spectator may read them. */
export class MatchWords {
  readonly #title: AnyTitle
  readonly #seats: readonly { readonly name: string }[]

  constructor(title: AnyTitle, seats: readonly { readonly name: string }[]) {
    this.#title = title
    this.#seats = seats
  }

  name(seat: number): string {
    return this.#seats[seat]?.name ?? `Seat ${seat}`
  }

  event({ key, is, rule }: Event, view: View): string {
    return this.#say(this.#title.text.events, key, is, view, rule)
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

  /**
   * Why one option is better than another, by what it leads to more of: "brings 30 Sanity and brings a Lot, but risks a
   * wound"; empty where the title counts nothing that tells them apart.
   */
  why(more: Readonly<Record<string, number>>, view: View): string {
    const reasons = this.#title.text.hints?.(more, this.#telling(view)) ?? []
    const phrases = (areGains: boolean): string[] =>
      reasons.filter(({ isGain }) => isGain === areGains).map(({ words }) => words)
    const gains = list(phrases(true).slice(0, GAINS_TOLD))
    const costs = phrases(false)[0] ?? ''
    return [gains, costs].filter((words) => words !== '').join(', but ')
  }

  board(view: View): ReturnType<AnyTitle['text']['board']> {
    return this.#title.text.board(this.#telling(view))
  }

  #say(sentences: object, key: string, given: unknown, view: View, rule = ''): string {
    const sentence = (sentences as Record<string, Sentence>)[key]
    return sentence === undefined ? key : sentence(given, this.#telling(view), rule)
  }

  #telling(view: View): TextContext {
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
