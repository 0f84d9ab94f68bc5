import { describe, expect, it } from 'vitest'
import { board, tableWith, told } from '../table/testing/candle-table.ts'
import { beatsOf } from './beats.ts'

const at = (turn: number) => ({ table: { turn, outcome: null }, hand: null })
const played = tableWith({
  position: 2,
  log: [told(1, 'snuffed', 0), told(2, 'threw', 1), told(2, 'turn', 1), told(2, 'burnt', 1)],
})

describe('the beats of a pick that is played through', () => {
  it('go on with each thing that is told, the board and the log alike, and end with the table as it is', () => {
    const beats = beatsOf(played, [at(7), at(8), at(9)], { logOnly: ['turn'] })
    expect(beats.map(({ log }) => log.at(-1)?.event.key)).toEqual(['threw', 'burnt'])
    expect(beats.map(({ view }) => view.table.turn)).toEqual([7, 1])
    expect(beats[0]?.view).toMatchObject({ decision: null, menu: null })
    expect(beats.at(-1)).toBe(played)
  })

  it('are one where only the end of the pick is known', () => {
    expect(beatsOf(played, [], board)).toEqual([played])
    expect(beatsOf(played, [at(7)], board)).toEqual([played])
    expect(beatsOf(tableWith(), [], board)).toHaveLength(1)
  })
})
