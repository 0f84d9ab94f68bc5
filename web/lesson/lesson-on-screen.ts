import {
  copy,
  Engine,
  heardBy,
  type AnyTitle,
  type Lesson,
  type LessonPhase,
  type LessonRun,
  type LessonStep,
  type Pick,
  type View,
} from '@eldertable/kernel'
import type { MatchFile } from '@eldertable/protocol'
import { nothingToUndo, type MatchSession, type MatchOnScreen } from '../session/session.ts'
import { paceNow } from '../settings/pace.ts'
import { lessonMenu } from './lesson-menu.ts'
import { keepProgress, progressIn } from './progress.ts'
import { backTo, rerun } from './rerun.ts'

const fromTheStart = { at: 0, picks: [] }

/** A lesson at one moment, as its slip shows it. */
export interface SlipView {
  at: number
  of: number
  phase: LessonPhase
  /** Undefined when everything is done. */
  step: LessonStep | undefined
  farewell: string
  canGoBack: boolean
}

/** A table at which a lesson is played: the real rules in this browser, with scripted chance. */
export class LessonOnScreen implements MatchSession {
  readonly #title: AnyTitle
  readonly #lesson: Lesson
  readonly #engine: Engine
  readonly #names: readonly string[]
  readonly #listeners = new Set<() => void>()
  #run: LessonRun
  #view: MatchOnScreen | undefined
  #slip: SlipView | undefined
  #note: string | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Goes on where the lesson was left, unless it was over. */
  constructor(title: AnyTitle, lesson: Lesson, readerName: string) {
    this.#title = title
    this.#lesson = lesson
    this.#engine = new Engine(title)
    this.#names = namesWith(lesson, readerName)
    this.#run = rerun(
      this.#engine,
      lesson,
      progressIn({ title: title.id, lesson: lesson.id }) ?? fromTheStart,
    )
  }

  /** Others move only while somebody looks. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    this.#followOn()
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size > 0) return
      clearTimeout(this.#timer)
      this.#timer = undefined
    }
  }

  get(): MatchOnScreen {
    this.#view ??= this.#look()
    return this.#view
  }

  /** What the slip shows; the same object until something changes. */
  getSlip(): SlipView {
    this.#slip ??= this.#lookAtSlip()
    return this.#slip
  }

  pick(pick: Pick): void {
    this.#note = this.#run.pick(pick) ? null : this.#reason
    this.#changed()
  }

  next(): void {
    this.#run.next()
    this.#changed()
  }

  /** To the beginning of this step, or of the one before if it has just begun. */
  back(): void {
    const { at, phase, picks } = this.#run
    const hereAgain = backTo(this.#engine, this.#run, at)
    const isBegun = phase !== 'over' && hereAgain.picks.length < picks.length
    this.#run = isBegun ? hereAgain : backTo(this.#engine, this.#run, Math.max(0, at - 1))
    this.#changed()
  }

  startAgain(): void {
    this.#run = rerun(this.#engine, this.#lesson, fromTheStart)
    this.#changed()
  }

  undo(): void {
    if (this.#canGoBack) this.back()
  }

  dismissNote(): void {
    this.#note = null
    this.#tell()
  }

  // At a lesson nobody else sits at the table, and nothing of it is kept but how far one has come.
  askUndo(): void {}
  redo(): void {}
  takeScreen(): void {}
  order(): void {}
  lift(): void {}
  consent(): void {}
  say(): void {}
  seatBot(): void {}

  file(): Promise<MatchFile> {
    return Promise.reject(new Error('A lesson is not recorded.'))
  }

  report(): Promise<string> {
    return this.file().then(() => '')
  }

  get #canGoBack(): boolean {
    return this.#run.picks.length > 0
  }

  get #reason(): string {
    const { step } = this.#run
    if (step === undefined) return 'The lesson is over.'
    if (this.#run.phase !== 'asks') return 'In this lesson: first read what has happened.'
    return `In this lesson: first ${step.task.charAt(0).toLowerCase()}${step.task.slice(1)}.`
  }

  #changed(): void {
    const { at, picks } = this.#run
    const { id: lesson, name, steps } = this.#lesson
    keepProgress({ title: this.#title.id, lesson }, name, { at, of: steps.length, picks })
    this.#tell()
    this.#followOn()
  }

  #followOn(): void {
    if (this.#timer !== undefined || this.#run.phase !== 'follows') return
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.#run.follow()
      this.#changed()
    }, paceNow())
  }

  #tell(): void {
    this.#view = undefined
    this.#slip = undefined
    for (const listener of this.#listeners) listener()
  }

  #lookAtSlip(): SlipView {
    const { at, phase, step } = this.#run
    const { steps, farewell } = this.#lesson
    return { at, of: steps.length, phase, step, farewell, canGoBack: this.#canGoBack }
  }

  #look(): MatchOnScreen {
    const { reader } = this.#lesson
    const { told, position, state, phase } = this.#run
    const asked = this.#engine.seatToAct(state)
    return {
      id: `lesson-${this.#title.id}`,
      title: this.#title.id,
      name: 'A lesson',
      status: 'playing',
      seats: this.#names.map((name, seat) => ({
        name,
        player: seat === reader ? 'person' : 'bot:lesson',
        heldBy: null,
        present: true,
      })),
      reader,
      view: this.#viewNow(),
      anytime: null,
      position,
      rewinds: 0,
      decided: null,
      log: told.filter(({ event }) => heardBy(reader, [event]).length > 0),
      thinking: phase === 'follows' && asked !== reader ? asked : null,
      handOver: null,
      orders: [],
      undo: { ...nothingToUndo, step: this.#canGoBack ? 1 : nothingToUndo.step },
      chat: null,
      commitment: '',
      key: null,
      code: null,
      isHost: true,
      watchers: 0,
      connection: 'here',
      note: this.#note,
      rematch: null,
    }
  }

  /** Nothing is asked while the slip explains, nor where the script answers for the reader. */
  #viewNow(): View {
    const { reader } = this.#lesson
    const { phase, state, wanted } = this.#run
    const view = copy(this.#engine.view(state, reader))
    const { decision, menu } = view
    if (phase === 'asks' && decision !== null && menu !== null)
      return {
        ...view,
        decision: { ...decision, passable: false },
        menu: lessonMenu(menu, wanted, this.#reason, decision.rule),
      }
    return phase === 'follows' && menu === null ? view : { ...view, decision: null, menu: null }
  }
}

/** The reader's own name, unless somebody else in the lesson has it. */
function namesWith({ names, reader }: Lesson, readerName: string): readonly string[] {
  return names.includes(readerName) ? names : names.with(reader, readerName)
}
