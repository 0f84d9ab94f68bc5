import { Engine, type Rejection } from '@eldertable/kernel'

/** What a thread has done at most between two turns of its event loop. */
export interface WorkDone {
  /** Picks that were played, for the first time or again. */
  readonly picks: number
  /** Characters that were read or written as JSON. */
  readonly letters: number
}

/**
 * Counts what this thread does while some work is done: unlike time, that is the same on every machine. Everything is
 * done as ever; what other threads do does not count.
 */
export async function workOf(work: () => Promise<unknown>): Promise<WorkDone> {
  const most = { picks: 0, letters: 0 }
  let now = { picks: 0, letters: 0 }
  const { prototype } = Engine
  const play = Reflect.get(prototype, 'play') as (...given: unknown[]) => Rejection | undefined
  const { parse, stringify } = JSON
  prototype.play = function counted(...given) {
    now.picks++
    return play.apply(this, given)
  }
  JSON.parse = (text: string, ...rest) => {
    now.letters += text.length
    return parse(text, ...rest) as unknown
  }
  JSON.stringify = (...given: unknown[]) => {
    const text = stringify(...(given as Parameters<typeof stringify>))
    now.letters += (text as string | undefined)?.length ?? 0
    return text
  }
  const note = (): void => {
    most.picks = Math.max(most.picks, now.picks)
    most.letters = Math.max(most.letters, now.letters)
    now = { picks: 0, letters: 0 }
  }
  let isDone = false
  const look = (): void => {
    note()
    if (!isDone) setImmediate(look)
  }
  look()
  try {
    await work()
  } finally {
    isDone = true
    note()
    Object.assign(JSON, { parse, stringify })
    Object.assign(prototype, { play })
  }
  return most
}
