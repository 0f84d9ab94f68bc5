// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { lastVisit, noteVisit } from './visits.ts'

const glance = { round: 'Round 3', asked: { name: 'Ada', isYou: true, isBot: false }, end: null }

describe('what this browser has seen of a table', () => {
  afterEach(() => localStorage.clear())

  it('is kept piece by piece', () => {
    noteVisit('a', { position: 4 })
    noteVisit('a', { glance })
    noteVisit('b', { line: 2 })
    expect(lastVisit('a')).toEqual({ position: 4, glance })
    expect(lastVisit('b')).toEqual({ line: 2 })
  })

  it.each([
    ['no round', { ...glance, round: 3 }],
    ['somebody half', { ...glance, asked: { name: 'Ada' } }],
    ['a strange end', { ...glance, end: 7 }],
    ['nothing', null],
  ])('is forgotten where it has %s', (_, kept) => {
    localStorage.setItem('eldertable:visits', JSON.stringify({ a: { line: 1, glance: kept } }))
    expect(lastVisit('a')).toEqual({ line: 1 })
  })
})
