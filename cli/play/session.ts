import { MatchWords } from '@eldertable/kernel'
import type { Match } from '@eldertable/match'
import { counted } from '../layout.ts'
import type { Terminal } from '../terminal.ts'
import type { World } from '../world.ts'
import { printSections } from './board.ts'
import { Choices } from './choices.ts'
import { answerLine, type Situation } from './lines.ts'
import { News } from './news.ts'
import type { Saving } from './saving.ts'

/** What came of asking a person. */
type Answered = 'picked' | 'quit' | 'input-ended'

/** One sitting at a match in the terminal, from its first decision or from where it was saved. */
export class Session {
  readonly #world: World
  readonly #terminal: Terminal
  readonly #match: Match
  readonly #saving: Saving
  readonly #words: MatchWords
  readonly #people: readonly number[]
  readonly #news: News
  #turnShown = -1
  #atScreen = -1

  constructor(world: World, match: Match, saving: Saving) {
    this.#world = world
    this.#terminal = world.terminal
    this.#match = match
    this.#saving = saving
    this.#words = new MatchWords(match.title, match.seats)
    this.#people = [...match.seats.keys()].filter((seat) => !match.isBot(seat))
    this.#news = new News(match, this.#words, this.#people)
  }

  /** Plays until the match is over or the person has had enough. */
  async run(): Promise<void> {
    this.#greet()
    try {
      await this.#play()
    } catch (error) {
      if (this.#match.position > 0) this.#leave('quit') // whatever it was, the match is not lost
      throw error
    }
  }

  async #play(): Promise<void> {
    for (;;) {
      this.#tell(this.#news.forAll())
      const { decision } = this.#match
      if (decision === null) break
      if (this.#match.isBot(decision.seat)) {
        this.#match.runBots(1)
        continue
      }
      const answered = await this.#askPerson(decision.seat)
      if (answered !== 'picked') return this.#leave(answered)
      this.#saving.keep(this.#match)
    }
    this.#end()
  }

  #greet(): void {
    const match = this.#match
    const { bold, dim } = this.#terminal.colours
    const players = match.seats.map(({ name, player }) =>
      player === 'person' ? name : `${name} (${player.slice('bot:'.length)} bot)`,
    )
    this.#tell([
      `${bold(match.title.text.name)}: ${players.join(', ')}`,
      dim(`Commitment of the dice: ${match.commitment}`),
    ])
    if (this.#people.length > 0)
      this.#tell([dim('Type a number to pick, ? for what is refused, help for the rest.')])
    if (match.position > 0)
      this.#tell([
        `Resumed after ${counted(match.position, 'pick')}, in turn ${match.turn}.`,
        ...this.#news.recap(10),
      ])
    this.#tell([''])
  }

  /** Asks until the match has moved on, or the person wants to stop. */
  async #askPerson(seat: number): Promise<Answered> {
    await this.#handOver(seat)
    const at = this.#situation(seat)
    this.#ask(at)
    const asked = at.match.position
    while (at.match.position === asked) {
      const line = await at.terminal.ask('> ')
      if (line === undefined) return 'input-ended'
      if ((await answerLine(at, line)) === 'quit') return 'quit'
    }
    return 'picked'
  }

  #situation(seat: number): Situation {
    const view = this.#match.view(seat)
    return {
      world: this.#world,
      terminal: this.#terminal,
      match: this.#match,
      words: this.#words,
      news: this.#news,
      saving: this.#saving,
      seat,
      view,
      choices: new Choices(view.menu?.options ?? [], this.#match.anytime(seat).options),
    }
  }

  #ask({ seat, view, words, choices }: Situation): void {
    const { bold, dim } = this.#terminal.colours
    if (this.#match.turn !== this.#turnShown) {
      this.#turnShown = this.#match.turn
      printSections(this.#terminal, words.board(view).slice(0, 1))
    }
    this.#tell(this.#news.forSeat(seat))
    if (view.decision === null) return
    const who = this.#people.length > 1 ? `${words.name(seat)}: ` : ''
    const question = bold(`${who}${words.prompt(view.decision, view)}`)
    this.#tell([`${question} ${dim(view.decision.rule)}`])
    choices.print(this.#terminal, words, view)
  }

  /** At a shared screen a hand is for its seat alone. */
  async #handOver(seat: number): Promise<void> {
    const isNew = this.#atScreen !== seat
    this.#atScreen = seat
    if (!isNew || this.#people.length < 2 || !this.#terminal.isInteractive) return
    if (Object.keys(this.#match.view(seat).hand ?? {}).length === 0) return
    await this.#terminal.ask(`Hand over to ${this.#words.name(seat)}, who presses Enter. `)
    this.#terminal.clear()
  }

  /** Whoever breaks off at a terminal wants to keep the match; a script has named a file if it does. */
  #leave(how: 'quit' | 'input-ended'): void {
    if (how === 'input-ended' && !this.#saving.isNamed && !this.#terminal.isInteractive) {
      this.#tell(['The input has ended; the match is not saved.'])
      return
    }
    const path = this.#saving.save(this.#match)
    this.#tell([`Saved. Go on with: npx eldertable play --resume ${path}`])
  }

  #end(): void {
    const match = this.#match
    const { outcome } = match
    if (outcome === null) return
    const { bold, dim } = this.#terminal.colours
    this.#tell([
      '',
      bold(this.#words.ending(outcome, match.view(this.#news.reader))),
      dim(`Key of the dice: ${match.key}`),
    ])
    if (this.#saving.isNamed)
      this.#tell([`Saved. Check it with: npx eldertable verify ${this.#saving.save(match)}`])
  }

  #tell(lines: readonly string[]): void {
    for (const line of lines) this.#terminal.print(line)
  }
}
