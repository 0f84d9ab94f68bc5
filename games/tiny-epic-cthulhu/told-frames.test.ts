import { describe, expect, it } from 'vitest'
import { at } from './testing/at.ts'
import { framesTold } from './told-frames.ts'

const asked = () =>
  at({ ann: { on: 'P1', chaos: 1 }, bob: {}, towns: { P1: { fear: 1, greed: 1 } } }).actions()

describe('the frames that a question tells', () => {
  it('are those that run, the last that of the question', () => {
    const t = asked().pick('collect')
    const about = t.engine.view(t.state, null).decision?.about ?? {}
    expect(framesTold(about)).toEqual(t.state.box.stack)
    expect(framesTold(about).at(-1)?.at).toBe('collect.choose')
  })

  it('come beside what else is told', () => {
    const t = at({
      ann: { on: 'P1', fear: 1 },
      bob: {},
      oldOne: 'P3',
      towns: { P1: { site: 'light' } },
    }).actions()
    t.pick('townAction')
    expect(t.engine.decision(t.state)?.about).toMatchObject({ site: t.town('P1').site })
  })

  it('never hold a mark, in which hidden pages would be', () => {
    const t = asked()
    const top = t.state.box.stack.at(-1)
    if (top !== undefined) top.mark = t.engine.copy(t.state)
    const about = t.engine.decision(t.state)?.about ?? {}
    expect(framesTold(about)).toHaveLength(t.state.box.stack.length)
    expect(JSON.stringify(about)).not.toContain('faceDown')
  })

  it('are none if nothing is told', () => {
    expect(framesTold({})).toEqual([])
  })
})
