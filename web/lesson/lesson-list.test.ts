// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/dom'
import { act, cleanup, render, screen } from '@testing-library/preact'
import { createElement } from 'preact/compat'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lessonsOf } from '../titles/lessons.ts'
import { LessonList, nextLesson } from './lesson-list.tsx'
import { keepProgress, progressIn } from './progress.ts'

const title = 'innsmouth-32'
const lessons = (await lessonsOf(title)) ?? []
const [survivors, director] = lessons.map(({ id }) => ({ title, lesson: id }))
if (survivors === undefined || director === undefined) throw new Error('a lesson is missing')

const show = () => render(createElement(LessonList, { title, lessons }))
const link = (name: RegExp) => screen.getByRole<HTMLAnchorElement>('link', { name })

describe('the lessons of a title', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => act(cleanup))

  it('are listed with whom each is for, and the first is where to begin', () => {
    show()
    expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual(
      lessons.map(({ name }) => name),
    )
    for (const { about } of lessons) expect(screen.getByText(about)).toBeTruthy()
    expect(link(/^Learn it: Survivors/).className).toContain('go')
    expect(link(/^Learn it: The director/).className).not.toContain('go')
    expect(link(/The director/).getAttribute('href')).toBe('/learn/innsmouth-32/director')
  })

  it('say which was finished and which is under way, and can begin anew', () => {
    keepProgress(survivors, 'Survivors', { at: 9, of: 9, picks: [1] })
    keepProgress(director, 'The director', { at: 2, of: 5, picks: [1] })
    show()
    expect(screen.getByRole('heading', { name: /^Survivors/ }).textContent).toContain('finished')
    expect(link(/^Play it again: Survivors/)).toBeTruthy()
    expect(link(/^Go on: The director/).textContent).toContain('step 3 of 5')
    fireEvent.click(link(/^Start again: The director/))
    expect(progressIn(director)).toBeUndefined()
  })

  it('lead on to what was never finished', () => {
    expect(nextLesson(title, lessons)?.id).toBe('survivors')
    keepProgress(survivors, 'Survivors', { at: 9, of: 9, picks: [1] })
    expect(nextLesson(title, lessons)?.id).toBe('director')
    keepProgress(director, 'The director', { at: 5, of: 5, picks: [1] })
    expect(nextLesson(title, lessons)).toBeUndefined()
  })
})
