import type { ServerMessage } from '@eldertable/protocol/wire.ts'

type News = Extract<ServerMessage, { t: 'voted' | 'petitions' }>
type Voted = Extract<News, { t: 'voted' }>

/** What is said about the seats of a table and not kept: who asks for one, and who wants a bot in one. */
export class SeatNews {
  #petitions: Extract<News, { t: 'petitions' }>['petitions'] = []
  #votes: Voted[] = []

  hear(news: News): void {
    if (news.t === 'petitions') this.#petitions = news.petitions
    else this.#votes.push(news)
  }

  /** The whole table comes anew, and what is said about its seats after it. */
  forget(): void {
    this.#petitions = []
    this.#votes = []
  }

  get petitions() {
    return this.#petitions
  }

  /** Those who want a bot to play for whoever is asked at this moment. */
  votersAt(moment: number): number[] {
    this.#votes = this.#votes.filter(({ at }) => at >= moment)
    // What still holds at another moment is told anew.
    return [...new Set(this.#votes.flatMap(({ at, by }) => (at === moment ? [by] : [])))]
  }
}
