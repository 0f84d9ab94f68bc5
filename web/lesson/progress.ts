import type { Pick } from '@eldertable/kernel'

/** Which lesson of which title. */
export interface LessonPlace {
  readonly title: string
  readonly lesson: string
}

/** How far somebody has come in a lesson: the step, of how many, and everything picked so far. */
export interface Progress {
  at: number
  of: number
  picks: readonly Pick[]
}

/** A lesson that was begun and is not over. */
export interface UnderWay extends LessonPlace {
  /** What the lesson is called, so that it need not be loaded to be listed. */
  readonly name: string
  readonly progress: Progress
}

const STORAGE_KEY = 'eldertable:lessons'
const keyOf = ({ title, lesson }: LessonPlace): string => `${title}/${lesson}`

/** How far this browser has come in a lesson that was begun and is not over. */
export function progressIn(place: LessonPlace): Progress | undefined {
  return readProgress(load()[keyOf(place)])
}

/** Whether this browser has seen the end of a lesson, ever. */
export function isFinished(place: LessonPlace): boolean {
  return wasFinished(load()[keyOf(place)])
}

/** The lessons that were begun and are not over. */
export function lessonsUnderWay(): UnderWay[] {
  return Object.entries(load()).flatMap(([key, kept]) => {
    const [title = '', lesson = ''] = key.split('/')
    const progress = readProgress(kept)
    if (progress === undefined || lesson === '') return []
    const { name } = kept as { name?: unknown }
    return [{ title, lesson, name: typeof name === 'string' ? name : '', progress }]
  })
}

/** Keeps how far one has come; the last step is remembered for good. */
export function keepProgress(place: LessonPlace, name: string, progress: Progress): void {
  const kept = load()
  const finished = wasFinished(kept[keyOf(place)]) || progress.at >= progress.of
  save({ ...kept, [keyOf(place)]: { ...progress, name, finished } })
}

/** Lets a lesson begin anew. That it was finished once stays true. */
export function forgetProgress(place: LessonPlace): void {
  const { [keyOf(place)]: before, ...others } = load()
  save(wasFinished(before) ? { ...others, [keyOf(place)]: { finished: true } } : others)
}

/** Progress from what was kept, whatever became of it. */
export function readProgress(kept: unknown): Progress | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const { at, of, picks } = kept as Readonly<Record<string, unknown>>
  if (!isCount(at) || !isCount(of) || !Array.isArray(picks) || !picks.every(isCount))
    return undefined
  return picks.length > 0 && at < of ? { at, of, picks } : undefined
}

const wasFinished = (kept: unknown): boolean =>
  typeof kept === 'object' && kept !== null && 'finished' in kept && kept.finished === true

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0

// Storage can be missing, full or forbidden: then a lesson lasts as long as the page.
function load(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(globalThis.localStorage.getItem(STORAGE_KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function save(kept: Readonly<Record<string, unknown>>): void {
  try {
    globalThis.localStorage.setItem(STORAGE_KEY, JSON.stringify(kept))
  } catch {
    // Nothing to do, and nothing lost but the way back into the lesson.
  }
}
