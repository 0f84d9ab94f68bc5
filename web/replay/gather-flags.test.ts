import { describe, expect, it } from 'vitest'
import { gatherFlags, nextUnder } from './gather-flags.ts'

const WIDTH = 400
const ROOM = 40

/** Flags for moments that are named by where they would stand. */
const flagsAt = (...moments: number[]) =>
  gatherFlags(moments, (moment) => moment / WIDTH, WIDTH, ROOM)

describe('flags on the timeline', () => {
  it('are not there if nothing mattered', () => {
    expect(flagsAt()).toEqual([])
  })

  it('stand where their moments are, if those are far enough from each other', () => {
    expect(flagsAt(100, 140)).toEqual([
      { left: 100, moments: [100] },
      { left: 140, moments: [140] },
    ])
  })

  it('are one where the moments are a little too near', () => {
    expect(flagsAt(100, 139)).toEqual([{ left: 100, moments: [100, 139] }])
  })

  it('are one where several moments fall together, in their order', () => {
    const first = { at: 0.5, what: 'first' }
    const second = { at: 0.5, what: 'second' }
    expect(gatherFlags([first, second], ({ at }) => at, WIDTH, ROOM)).toEqual([
      { left: 200, moments: [first, second] },
    ])
  })

  it('do not swallow a whole row of moments, each of which is near the one before', () => {
    expect(flagsAt(100, 130, 160, 190).map(({ moments }) => moments)).toEqual([
      [100, 130],
      [160, 190],
    ])
  })

  it('stand whole within the timeline, and are told apart from where they then stand', () => {
    expect(flagsAt(-3, 59, 60, 400)).toEqual([
      { left: 20, moments: [-3, 59] },
      { left: 60, moments: [60] },
      { left: 380, moments: [400] },
    ])
  })

  it('are one where there is no room for two', () => {
    const inNoRoom = (width: number) => gatherFlags([0, 1], (part) => part, width, ROOM)
    expect(inNoRoom(0)).toEqual([{ left: 20, moments: [0, 1] }])
    expect(inNoRoom(79)).toHaveLength(1)
    expect(inNoRoom(80)).toHaveLength(2)
  })
})

describe('pressing a flag', () => {
  it('leads to its first moment from anywhere else, also from between two', () => {
    expect(nextUnder([5, 9], 0)).toBe(5)
    expect(nextUnder([5, 9], 7)).toBe(5)
    expect(nextUnder([5, 9], 12)).toBe(5)
  })

  it('leads on to each of its moments, and from the last to the first', () => {
    expect(nextUnder([5, 9, 11], 5)).toBe(9)
    expect(nextUnder([5, 9, 11], 9)).toBe(11)
    expect(nextUnder([5, 9, 11], 11)).toBe(5)
  })

  it('does not stay where two moments came of one pick', () => {
    expect(nextUnder([5, 5, 9], 5)).toBe(9)
    expect(nextUnder([5, 5], 5)).toBe(5)
  })
})
