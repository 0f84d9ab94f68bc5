import { describe, expect, it } from 'vitest'
import { at } from '../testing/at.ts'
import { shamblerAt } from '../verbs.ts'
import { freshOf } from './fresh.ts'

describe('what has just come', () => {
  it('a spin brings tentacles and a Shambler to town', () => {
    const t = at({ ann: { on: 'P1' }, bob: { on: 'P1' }, oldOne: 'P3' })
    t.spin(4).tentacles('fear', 'rage', 'fear').turnAt('spin')
    const fresh = freshOf(t.events)
    expect(fresh.madness.get(0)?.slice(0, 3)).toEqual([2, 1, 0])
    expect(fresh.shamblers).toEqual(new Set([shamblerAt(3, 0)]))
  })

  it('an accursed track takes along what has come to it', () => {
    const t = at({ ann: {}, bob: {}, oldOne: 'P3', towns: { P1: { fear: 2, rage: 1 } } })
    t.spin(4).tentacles('fear', 'rage', 'fear').turnAt('spin')
    expect(freshOf(t.events).madness.get(0)?.slice(0, 3)).toEqual([0, 1, 0])
  })

  it('a collected tentacle comes to the mat, a translated page to the book', () => {
    const t = at({
      ann: { on: 'P1', fear: 2 },
      bob: {},
      towns: { P1: { greed: 1, page: 'F01' } },
    }).actions()
    t.pick('collect').pick('translate')
    const fresh = freshOf(t.events)
    expect(fresh.held.get(0)).toEqual([0, 0, 1, 0])
    expect(fresh.rows[0]).toBe(1)
  })
})
