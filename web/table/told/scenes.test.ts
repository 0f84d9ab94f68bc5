import { describe, expect, it } from 'vitest'
import type { BegunMatch, Instant } from '../../session/session.ts'
import { scenesOf } from './scenes.ts'
import { deedWith, tableWith, told } from '../testing/candle-table.ts'

const tableAt = (turn: number) => ({ turn, outcome: null })

const before = tableWith({ log: [told(0, 'turn', 1)] })

/** One pick later, with three lines in the log. */
const now: BegunMatch = {
  ...before,
  position: 1,
  view: { ...before.view, table: tableAt(9) },
  log: [...before.log, told(1, 'threw', 1), told(1, 'burnt', 1), told(1, 'snuffed', 1)],
}

const deeds = [2, 3].map((lines) => deedWith({ lines }))
const unknown = (): readonly Instant[] => []

describe('the table as far as it has been told', () => {
  it('goes on with each sentence where the story of a pick is known', () => {
    const story = [2, 3, 4].map((turn) => ({ table: tableAt(turn), hand: null }))
    const scenes = scenesOf(before, now, deeds, () => story)
    expect(scenes.map(({ view }) => view.table.turn)).toEqual([2, 4])
    expect(scenes.map(({ log }) => log.length)).toEqual([2, 4])
    expect(scenes.map(({ moment }) => moment.map(({ key }) => key))).toEqual([
      ['threw'],
      ['burnt', 'snuffed'],
    ])
  })

  it('stays as it was until the last sentence where only the end is known', () => {
    const scenes = scenesOf(before, now, deeds, unknown)
    expect(scenes.map(({ view }) => view.table.turn)).toEqual([1, 9])
    expect(scenes.map(({ moment }) => moment.length)).toEqual([0, 3])
  })

  it('shows the table before what is still to be done by hand', () => {
    const hand = { asks: 'It is your throw.', does: 'Throw' }
    const story = [2, 3, 4].map((turn) => ({ table: tableAt(turn), hand: null }))
    const byHand = deedWith({ lines: 2, byHand: hand })
    const scenes = scenesOf(before, now, [byHand], () => story)
    expect(scenes.map(({ view }) => view.table.turn)).toEqual([2])
    expect(scenes.map(({ log }) => log.length)).toEqual([2])
    const first = deedWith({ lines: 1, byHand: hand })
    for (const known of [() => story, unknown]) {
      const [scene, after] = scenesOf(before, now, [first, ...deeds], known)
      expect([scene?.view.table.turn, scene?.position, scene?.log.length]).toEqual([1, 1, 1])
      expect(after?.moment.map(({ key }) => key)).toEqual(known === unknown ? [] : ['threw'])
    }
  })

  it('asks nothing, and shows no hand that is not the reader’s', () => {
    const passed = { ...now, handOver: 1 }
    const hands = [before, passed].map((table) =>
      scenesOf(before, table === before ? now : passed, deeds, unknown).map(
        ({ view: { hand, menu, decision } }) => ({ hand, menu, decision }),
      ),
    )
    const none = { hand: null, menu: null, decision: null }
    expect(hands).toEqual([
      [
        { ...none, hand: {} },
        { ...none, hand: {} },
      ],
      [none, none],
    ])
  })
})
