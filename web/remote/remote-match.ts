import type { Pick, Seat } from '@eldertable/kernel'
import type { OrderEnd, Why } from '@eldertable/match'
import type { MatchFile } from '@eldertable/protocol'
import type {
  ClientMessage,
  MovedMessage,
  ServerMessage,
  TableMessage,
} from '@eldertable/protocol/wire.ts'
import type { ClockHeard } from '../clocks/reckon.ts'
import type { MatchNotes } from '../notes/match-notes.ts'
import { remoteNotes } from '../notes/remote-notes.ts'
import { settings } from '../settings/store.ts'
import { AskedHints } from '../session/asked-hints.ts'
import type {
  Instant,
  MatchOnScreen,
  MatchSession,
  Past,
  UndoHow,
  UndoNews,
} from '../session/session.ts'
import { undoNewsIn } from '../session/undo-news.ts'
import { call, replaceSeat, reportBug, sentenceOf, tableFile } from './api.ts'
import { tablePast } from './past-in.ts'
import { Throttle } from './throttle.ts'
import { Suggestions } from './suggestions.ts'
import { movedOn } from './moved-on.ts'
import { seatBusiness } from './seat-business.ts'
import { SeatNews } from './seat-news.ts'
import type { ServerLink } from './server-link.ts'
import { tableShown } from './table-shown.ts'
import { storyIn, type ToldStory } from './told-story.ts'
import { undoShown } from './undo-shown.ts'

type Command = Extract<ClientMessage, { id: string }>
type WithoutAddress = Command extends infer C
  ? C extends Command
    ? Omit<C, 'match' | 'id'>
    : never
  : never

/** Milliseconds between two looks that the others are told of. */
const LOOKS = 200

/** A table whose match runs on the server. What is shown is what the server has stored. */
export class RemoteMatch implements MatchSession {
  readonly id: string
  readonly #link: ServerLink
  readonly #listeners = new Set<() => void>()
  #stop: (() => void) | undefined
  #table: TableMessage | undefined
  #isOnline = false
  #note: string | null = null
  #view: MatchOnScreen | undefined
  #sent = 0
  #rewinds = 0
  #undoNews: UndoNews | null = null
  #announced: string | null = null
  #clock: ClockHeard | undefined
  readonly #considered = new Suggestions()
  readonly #hints = new AskedHints()
  readonly #aims = new Throttle<Pick | null>(LOOKS, null, (pick) => this.#showAim(pick))
  readonly #seatNews = new SeatNews()
  /** Of the last pick. */
  #story: ToldStory | undefined
  /** Why the server does not show the table. */
  #refusal: { reason: string; sentence: string } | undefined
  /** Whether the table was shown before, and is not to be seen any more. */
  #isShownOut = false
  readonly business = seatBusiness(
    () => this.#table,
    (note) => this.#say(note),
  )
  /** Commands that nobody has pressed a button for: what comes of them is not worth a note. */
  readonly #byTheWay = new Set<string>()

  readonly notes: MatchNotes

  constructor(id: string, link: ServerLink) {
    this.id = id
    this.notes = remoteNotes(id)
    this.#link = link
  }

  /** True once the server has shown the table. */
  get isThere(): boolean {
    return this.#table !== undefined
  }

  /** Why there is no table to be shown, or not any more; undefined while it may still come. */
  get refusal(): { reason: string; sentence: string } | undefined {
    return this.isThere && !this.#isShownOut ? undefined : this.#refusal
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    this.#stop ??= this.#link.listen(
      (message) => this.#hear(message),
      (isOpen) => this.#connected(isOpen),
    )
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size > 0) return
      this.#link.send({ t: 'unwatch', match: this.id })
      this.#stop?.()
      this.#stop = undefined
    }
  }

  get(): MatchOnScreen {
    this.#view ??= this.#look()
    return this.#view
  }

  pick(pick: Pick): void {
    this.#command({ t: 'pick', at: this.#moment, pick })
  }

  undo(how: UndoHow): void {
    this.#command({ t: 'undo', at: this.#moment, how })
  }

  redo(): void {
    this.#command({ t: 'redo', at: this.#moment })
  }

  askUndo(how: UndoHow): void {
    this.#command({ t: 'ask-undo', at: this.#moment, back: how })
  }

  consent(yes: boolean): void {
    const request = this.#table?.undo?.request
    if (request != null) this.#command({ t: 'consent', request: request.number, yes })
  }

  order(decision: string, until: OrderEnd): void {
    this.#command({ t: 'order', decision, until })
  }

  lift(decision: string): void {
    this.#command({ t: 'lift', decision })
  }

  say(text: string, to: 'all' | 'watchers' | readonly Seat[]): void {
    this.#command({ t: 'say', text, to: typeof to === 'string' ? to : [...to] })
  }

  openTalk(yes: boolean): void {
    this.#command({ t: 'open-talk', yes })
  }

  pause(yes: boolean): void {
    this.#command({ t: 'pause', yes })
  }

  aim(pick: Pick | null): void {
    const isAsked = this.#table?.view?.menu != null
    if (isAsked && this.#table?.head.advice === true)
      this.#aims.give(settings().showAim ? pick : null)
  }

  suggest(pick: Pick | null): void {
    this.#command({ t: 'suggest', at: this.#moment, pick })
  }

  askHint(): void {
    if (this.#command({ t: 'hint', at: this.#moment })) this.#hints.ask(this.#moment)
    this.#tell()
  }

  askWhy(position: number): Promise<Why> {
    return call<Why>('GET', `/tables/${this.id}/why?at=${position}`)
  }

  takeScreen(): void {}

  lookBack(from: number, to: number, eyes: Seat | null): Promise<Past> {
    return tablePast(this.id, from, to, eyes)
  }

  storyOf(position: number): readonly Instant[] {
    return this.#story?.position === position ? this.#story.instants : []
  }

  file(): Promise<MatchFile> {
    return tableFile(this.id)
  }

  dismissNote(): void {
    this.#note = null
    this.#tell()
  }

  seatBot(seat: Seat, bot: string): void {
    replaceSeat(this.id, seat, `bot:${bot}`).catch((error: unknown) => this.#say(sentenceOf(error)))
  }

  #say(note: string): void {
    this.#note = note
    this.#tell()
  }

  async report(words: string): Promise<string> {
    const { id } = await reportBug(this.id, words, this.#table?.position ?? 0)
    return `Thank you. The match was kept with your words as report ${id}.`
  }

  get #moment(): number {
    return this.#table?.moment ?? 0
  }

  #showAim(pick: Pick | null): void {
    const id = this.#newId()
    const isSent = this.#link.send({ t: 'aim', match: this.id, id, at: this.#moment, pick })
    if (isSent) this.#byTheWay.add(id)
  }

  #newId(): string {
    return `${Date.now().toString(36)}-${this.#sent++}`
  }

  /** Says whether it was sent. */
  #command(command: WithoutAddress): boolean {
    const message = { ...command, match: this.id, id: this.#newId() } as ClientMessage
    if (this.#link.send(message)) return true
    this.#note = 'That did not reach the table. Nothing was lost; try again once you are back.'
    this.#tell()
    return false
  }

  #connected(isOpen: boolean): void {
    this.#isOnline = isOpen
    if (!isOpen) this.#hints.giveUp()
    if (isOpen) this.#link.send({ t: 'watch', match: this.id })
    this.#tell()
  }

  #hear(message: ServerMessage): void {
    if ('match' in message && message.match !== this.id) return
    if ('id' in message && this.#byTheWay.delete(message.id)) return
    switch (message.t) {
      case 'table':
        if (message.moment !== this.#moment) this.#aims.forget()
        // Nobody knows what happened meanwhile: perhaps something was taken back.
        if (this.#table !== undefined && message.length !== this.#table.length) this.#rewinds++
        this.#table = message
        this.#isShownOut = false
        this.#seatNews.forget()
        break
      case 'moved':
        this.#move(message)
        break
      case 'presence':
        if (this.#table !== undefined)
          this.#table = { ...this.#table, seats: message.seats, watchers: message.watchers }
        break
      case 'chat':
        if (this.#table !== undefined)
          this.#table = { ...this.#table, chat: inOrder([...this.#table.chat, ...message.lines]) }
        break
      case 'clock':
        this.#clock = heardNow(message)
        break
      case 'aimed':
      case 'suggested':
        this.#considered.hear(message)
        break
      case 'hint':
        this.#hints.hear(message.at, { options: message.options })
        break
      case 'voted':
      case 'petitions':
        this.#seatNews.hear(message)
        break
      case 'closed':
        this.#refusal = message
        this.#isShownOut = message.reason === 'no-watching'
        this.#note = message.sentence
        break
      case 'refused':
        this.#hints.giveUp()
        this.#note = message.sentence
        break
      case 'error':
        this.#note = message.sentence
        break
      case 'announced':
        this.#announced = message.text
        break
      case 'welcome': // what still holds is said anew
        this.#announced = null
        break
      case 'done':
        this.#note = null
        break
      default:
        return
    }
    this.#tell()
  }

  #move(moved: MovedMessage): void {
    const table = this.#table
    if (table === undefined || table.view === null || moved.was !== table.length) {
      // Something was missed: the server shows the whole table again.
      this.#link.send({ t: 'watch', match: this.id })
      return
    }
    if (moved.moment !== table.moment) this.#aims.forget()
    if (moved.after < table.position) this.#rewinds++
    if (moved.notices !== undefined || moved.moment !== table.moment)
      this.#undoNews = undoNewsIn(moved.notices ?? [], undoShown(table, null).request)
    const next = movedOn(table, table.view, moved)
    this.#story = next.view === null ? undefined : storyIn(table.view, next.view, moved)
    this.#table = next
  }

  #tell(): void {
    this.#view = undefined
    for (const listener of this.#listeners) listener()
  }

  #look(): MatchOnScreen {
    const table = this.#table
    if (table === undefined) throw new Error('the server has not shown the table yet')
    return {
      ...tableShown(table),
      rewinds: this.#rewinds,
      undo: undoShown(table, this.#undoNews),
      ...(table.head.advice && {
        company: { offered: table.offered ?? [], ...this.#considered.at(table.moment) },
      }),
      ...(table.head.hints && { hints: this.#hints.at(table.moment) }),
      ...(this.#clock && { clock: this.#clock }),
      connection: this.#isOnline ? 'online' : 'lost',
      note: this.#note,
      announced: this.#announced,
      petitions: this.#seatNews.petitions,
      voters: this.#seatNews.votersAt(table.moment),
    }
  }
}

/** At the end of a match lines come that were said long before. */
const inOrder = (lines: TableMessage['chat']): TableMessage['chat'] =>
  [...new Map(lines.map((line) => [line.n, line])).values()].toSorted((a, b) => a.n - b.n)

function heardNow({
  t: _t,
  match: _match,
  ...clock
}: Extract<ServerMessage, { t: 'clock' }>): ClockHeard {
  return { ...clock, heardAt: performance.now() }
}
