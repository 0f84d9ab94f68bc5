import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { gameOf } from '../titles/games.ts'
import { lessonsOf } from '../titles/lessons.ts'
import { LessonOnScreen } from './lesson-on-screen.ts'

const game = await gameOf('necronomonopoly')
const [lesson] = (await lessonsOf('necronomonopoly')) ?? []
if (game === undefined || lesson === undefined) throw new Error('the lesson is not there')
const { title } = game

const open = (): LessonOnScreen => new LessonOnScreen(title, lesson, 'Zoë')

/** Takes the first pick that can be taken, and waits until the others are done. */
function doStep(table: LessonOnScreen): void {
  table.pick(table.get().view?.menu?.options[0]?.pick ?? -1)
  vi.runAllTimers()
}

/** Does this many steps from the beginning. */
function opened({ steps }: { steps: number }): LessonOnScreen {
  const table = open()
  table.subscribe(() => {})
  for (let n = 0; n < steps; n++) {
    doStep(table)
    table.next()
  }
  return table
}

describe('a lesson at the table', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('offers what is wanted and says of the rest what comes first', () => {
    const { view, seats } = open().get()
    expect(seats.map(({ name }) => name)).toEqual(['Zoë', 'Bram'])
    expect(view?.menu?.options.map(({ verb }) => verb)).toEqual(['pass'])
    expect(view?.menu?.refusals[0]).toMatchObject({
      verb: 'use',
      reason: 'In this lesson: first throw the dice.',
    })
  })

  it('does not do what is not wanted, and says why', () => {
    const table = open()
    table.pick(1)
    expect(table.get()).toMatchObject({
      position: 0,
      note: 'In this lesson: first throw the dice.',
    })
    table.dismissNote()
    expect(table.get().note).toBeNull()
  })

  it('explains before anything else is asked', () => {
    const table = open()
    table.subscribe(() => {})
    doStep(table)
    expect(table.getSlip()).toMatchObject({ at: 0, of: 8, phase: 'explains' })
    expect(table.get().view).toMatchObject({ decision: null, menu: null })
    table.next()
    expect(table.getSlip()).toMatchObject({ at: 1, phase: 'asks' })
    expect(table.get().view?.menu?.options.map(({ verb }) => verb)).toEqual(['buy'])
  })

  it('lets the others move one after another, while somebody looks', () => {
    const table = opened({ steps: 2 })
    table.pick(table.get().view?.menu?.options[0]?.pick ?? -1)
    expect(table.getSlip().phase).toBe('follows')
    expect(table.get()).toMatchObject({ thinking: 1, view: { menu: null } })
    const before = table.get().position
    vi.advanceTimersToNextTimer()
    expect(table.get().position).toBe(before + 1)
    vi.runAllTimers()
    expect(table.getSlip().phase).toBe('explains')
  })

  it('stands still while nobody looks', () => {
    const table = open()
    const leave = table.subscribe(() => {})
    for (let n = 0; n < 2; n++) {
      doStep(table)
      table.next()
    }
    table.pick(table.get().view?.menu?.options[0]?.pick ?? -1)
    leave()
    expect(vi.getTimerCount()).toBe(0)
    table.subscribe(() => {})
    vi.runAllTimers()
    expect(table.getSlip().phase).toBe('explains')
  })

  it('goes back to the beginning of the step, and then of the one before', () => {
    const table = opened({ steps: 1 })
    doStep(table)
    expect(table.getSlip()).toMatchObject({ at: 1, phase: 'explains' })
    table.back()
    expect(table.getSlip()).toMatchObject({ at: 1, phase: 'asks', canGoBack: true })
    table.undo()
    expect(table.getSlip()).toMatchObject({ at: 0, phase: 'asks', canGoBack: false })
    expect(table.get().undo.step).toBe('nothing-to-undo')
  })

  it('goes on where it was left', () => {
    const left = opened({ steps: 3 })
    doStep(left)
    const again = open()
    expect(again.getSlip()).toEqual(left.getSlip())
    expect(again.get().view).toEqual(left.get().view)
    expect(again.get().log).toEqual(left.get().log)
  })

  it('begins anew if it is no longer the lesson that was left', () => {
    opened({ steps: 3 })
    const other = { ...lesson, steps: lesson.steps.toReversed() }
    const table = new LessonOnScreen(title, { ...other, steps: other.steps.slice(1) }, 'Zoë')
    expect(table.getSlip()).toMatchObject({ at: 0, canGoBack: false })
  })

  it('is over after the last step, and begins anew when it is opened again', () => {
    const table = opened({ steps: lesson.steps.length })
    expect(table.getSlip()).toMatchObject({ phase: 'over', step: undefined })
    expect(open().getSlip().at).toBe(0)
    table.back()
    expect(table.getSlip()).toMatchObject({ at: 7, phase: 'asks' })
    table.startAgain()
    expect(table.getSlip()).toMatchObject({ at: 0, phase: 'asks', canGoBack: false })
  })

  it('does not give the reader the name of somebody else', () => {
    const names = new LessonOnScreen(title, lesson, 'Bram').get().seats.map(({ name }) => name)
    expect(names).toEqual(['Ada', 'Bram'])
  })
})
