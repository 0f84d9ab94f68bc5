import type { Pick } from '@eldertable/kernel'

/** How far somebody has come in a lesson: the step, of how many, and everything picked so far. */
export interface Progress {
  at: number
  of: number
  picks: readonly Pick[]
}

const STORAGE_KEY = 'eldertable:lessons'

/** How far this browser has come in a lesson that was begun and is not over. */
export function progressIn(title: string): Progress | undefined {
  return readProgress(load()[title])
}

/** The lessons that were begun and are not over, by title. */
export function lessonsUnderWay(): [title: string, Progress][] {
  return Object.entries(load()).flatMap(([title, kept]) => {
    const progress = readProgress(kept)
    return progress === undefined ? [] : [[title, progress]]
  })
}

export function keepProgress(title: string, progress: Progress): void {
  save({ ...load(), [title]: progress })
}

export function forgetProgress(title: string): void {
  const { [title]: _, ...others } = load()
  save(others)
}

/** Progress from what was kept, whatever became of it. */
export function readProgress(kept: unknown): Progress | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const { at, of, picks } = kept as Readonly<Record<string, unknown>>
  if (!isCount(at) || !isCount(of) || !Array.isArray(picks) || !picks.every(isCount))
    return undefined
  return picks.length > 0 && at < of ? { at, of, picks } : undefined
}

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
