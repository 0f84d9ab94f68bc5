import { describe, expect, it } from 'vitest'
import { at, type Position } from '../testing/at.ts'

/** On stop 6 nothing is asked: a Rift, two draws at P2, a spawn at P4. */
const table: Position = { ann: { on: 'P1' }, bob: { on: 'P1' }, cid: { on: 'P1' }, oldOne: 'P3' }

describe('A turn', () => {
  it('TEC-TURN-1 TEC-TURN-4 players take turns clockwise, round after round', () => {
    const t = at({ ...table, turn: 'bob', settings: { markedSeat: 2 } }).actions()
    const seats = [t.asked]
    for (let i = 0; i < 3; i++) {
      t.draws(6).tentacles('fear', 'rage').pick('endTurn')
      seats.push(t.asked)
      t.table.towns.forEach(({ shamblers }) => shamblers.fill(-1))
      t.table.lairShamblers = [5, 5, 5]
    }
    expect(seats).toEqual([
      'bob stepTwo.choose',
      'cid stepTwo.choose',
      'ann stepTwo.choose',
      'bob stepTwo.choose',
    ])
    expect(t.told('turn').map(({ round }) => round)).toEqual([1, 1, 2])
  })

  it('TEC-TURN-2 TEC-TURN-3 the wheel first, in four parts, then actions', () => {
    const t = at(table).draws(4).tentacles('fear', 'rage', 'fear').turnAt('spin')
    expect(t.events.map(({ key }) => key)).toEqual([
      'turn',
      'spins',
      'surge', // 1-A
      'drawing', // 1-B
      'creeps',
      'creeps',
      'creeps',
      'spawns', // 1-C
      'stalks', // 1-D
    ])
    expect(t.asked).toBe('ann stepTwo.choose')
  })

  it('TEC-TURN-3 a part is finished before the next begins', () => {
    const t = at({ ...table, lair: { fear: 1, rage: 1 } })
      .draws(0)
      .turnAt('spin')
    expect(t.asked).toBe('ann pointer.lull')
    expect(t.events.map(({ key }) => key)).toEqual(['turn', 'spins'])
  })

  it('TEC-TURN-5 TEC-END-5 a loss in 1-B ends the match there: no further draw, no spawn, no move', () => {
    const t = at({ ...table, strength: 5, energy: 2 })
      .draws(6)
      .tentacles('eldritch')
      .turnAt('spin')
    expect(t.outcome).toEqual({ ending: 'strengthOne', winners: [] })
    expect(t.events.map(({ key }) => key)).toEqual([
      'turn',
      'spins',
      'rift',
      'drawing',
      'energyAccursed',
      'strength',
      'ends',
    ])
    expect(t.table.oldOne).toBe(2)
    expect(t.asked).toBeNull()
  })
})
