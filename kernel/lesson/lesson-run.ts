import { ScriptedChance } from '../chance/scripted.ts'
import { copy } from '../engine/copy.ts'
import type { Engine } from '../engine/engine.ts'
import type { Event } from '../engine/event.ts'
import { PickList } from '../engine/offer.ts'
import { offered } from '../engine/offered.ts'
import { argumentOf, verbOf, type Pick } from '../engine/pick.ts'
import type { TitleTypes } from '../engine/procedure.ts'
import type { Lesson, LessonMove, LessonScript, LessonStep } from './lesson.ts'

/** What a lesson waits for: the reader's move, a move of the script, the word to go on, or nothing any more. */
export type LessonPhase = 'asks' | 'follows' | 'explains' | 'over'

/** A lesson under way: the real rules with scripted chance, and only the wanted moves. */
export class LessonRun<K extends TitleTypes = TitleTypes> {
  readonly lesson: Lesson
  readonly state: K['state']
  readonly #engine: Engine<K>
  readonly #told: { position: number; event: Event }[] = []
  readonly #picks: Pick[] = []
  readonly #names: readonly string[]
  #position = 0
  #step = 0
  #moves = 0
  #followed = 0
  #chance = new ScriptedChance()

  constructor(engine: Engine<K>, lesson: Lesson) {
    this.lesson = lesson
    this.state = lesson.start()
    this.#engine = engine
    this.#names = Object.keys(engine.title.verbs)
    this.#load(lesson.before ?? {})
    this.#hear((events) => engine.advance(this.state, this.#chance, events))
    for (const move of lesson.before?.replies ?? []) this.#take(this.#only(move))
    this.#load(this.step ?? {})
  }

  /** The number of the step, from 0. */
  get at(): number {
    return this.#step
  }

  get step(): LessonStep | undefined {
    return this.lesson.steps[this.#step]
  }

  get phase(): LessonPhase {
    const { step } = this
    if (step === undefined) return 'over'
    if (this.#moves < step.moves.length) return 'asks'
    return this.#followed < (step.replies?.length ?? 0) ? 'follows' : 'explains'
  }

  /** How many picks have been taken, by anybody. */
  get position(): number {
    return this.#position
  }

  get told(): readonly { position: number; event: Event }[] {
    return this.#told
  }

  /** What the reader has picked so far. */
  get picks(): readonly Pick[] {
    return this.#picks
  }

  /** How many dice and draws of the step nobody has asked for yet. */
  get unused(): number {
    return this.#chance.diceLeft.length + this.#chance.drawsLeft.length
  }

  /** The picks that will do now: those offered to the reader that the step names. */
  get wanted(): Pick[] {
    const move = this.phase === 'asks' ? this.step?.moves[this.#moves] : undefined
    if (move === undefined || this.#engine.seatToAct(this.state) !== this.lesson.reader) return []
    return this.#offered.filter((pick) => [move].flat().some((one) => this.#is(one, pick)))
  }

  /** Takes the reader's pick if it is wanted, and says whether it was. */
  pick(pick: Pick): boolean {
    if (!this.wanted.includes(pick)) return false
    this.#moves++
    this.#picks.push(pick)
    this.#take(pick)
    return true
  }

  /** Makes the next move of the script. */
  follow(): void {
    const move = this.phase === 'follows' ? this.step?.replies?.[this.#followed] : undefined
    if (move === undefined) return
    this.#followed++
    this.#take(this.#only(move))
  }

  /** Goes on to the next step once this one is explained. */
  next(): void {
    if (this.phase !== 'explains') return
    this.#step++
    this.#moves = 0
    this.#followed = 0
    this.#load(this.step ?? {})
  }

  get #offered(): Pick[] {
    const list = new PickList()
    this.#engine.listPicks(this.state, list)
    return offered(list)
  }

  #load({ dice = [], draws = [] }: LessonScript): void {
    this.#chance = new ScriptedChance().dice(...dice).draws(...draws)
  }

  #is({ verb, argument }: LessonMove, pick: Pick): boolean {
    return this.#names[verbOf(pick)] === verb && (argument ?? argumentOf(pick)) === argumentOf(pick)
  }

  #only(move: LessonMove): Pick {
    const pick = this.#offered.find((one) => this.#is(move, one))
    if (pick === undefined) throw new Error(`${move.verb} is not offered at this moment`)
    return pick
  }

  #take(pick: Pick): void {
    this.#position++
    this.#hear((events) => this.#engine.apply(this.state, pick, this.#chance, events))
  }

  #hear(play: (events: Event[]) => void): void {
    const events: Event[] = []
    play(events)
    // Copied, as an event may share what the state goes on to change.
    for (const event of events) this.#told.push({ position: this.#position, event: copy(event) })
  }
}
