import { describe, expect, it } from 'vitest'
import { covers } from './covers.ts'
import { hasLesson, lessonsOf } from './lessons.ts'

const taught = covers.filter(({ id }) => hasLesson(id)).map(({ id }) => id)

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
