import { games } from '@eldertable/games'
import { describe, expect, it } from 'vitest'
import { hasLesson, lessonsOf } from './lessons.ts'

const taught = games.map(({ title }) => title.id).filter(hasLesson)

describe.each(taught)('the lessons of %s', (title) => {
  it('are there, each with a name and an address of its own', async () => {
    const lessons = (await lessonsOf(title)) ?? []
    expect(lessons.length).toBeGreaterThan(0)
    for (const part of ['id', 'name'] as const)
      expect(new Set(lessons.map((lesson) => lesson[part])).size).toBe(lessons.length)
  })
})

it('a title can have several', async () => {
  expect((await lessonsOf('innsmouth-32'))?.map(({ id }) => id)).toEqual(['survivors', 'director'])
})
