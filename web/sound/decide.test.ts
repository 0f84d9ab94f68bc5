import type { Event } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { soundsBetween, type Heard } from './decide.ts'

const menu = { options: [], refusals: [] }

function heard(changes: {
  position?: number
  events?: readonly [position: number, event: Partial<Event>][]
  isAsked?: boolean
  handOver?: number
  isOver?: boolean
}): Heard {
  const { position = 3, events = [], isAsked = false, handOver = null, isOver = false } = changes
  return {
    position,
    reader: 0,
    handOver,
    log: events.map(([at, event]) => ({
      position: at,
      event: { key: 'x', rule: 'NEC-TURN-1', is: {}, ...event },
    })),
    view: {
      seat: 0,
      hand: null,
      decision: null,
      menu: isAsked ? menu : null,
      table: { turn: 1, outcome: isOver ? { ending: 'sane', winners: [0] } : null },
    },
  }
}

const noOwn = (): undefined => undefined
const bells = () => 'bell' as const

describe('soundsBetween', () => {
  it('is silent when nothing has happened', () => {
    expect(soundsBetween(heard({}), heard({}), noOwn)).toEqual([])
  })

  it('hears dice in any event that has them, and only in new ones', () => {
    const is = { dice: [1, 2] }
    expect(soundsBetween(heard({}), heard({ position: 4, events: [[4, { is }]] }), noOwn)).toEqual([
      'dice',
    ])
    const before = heard({ events: [[3, { is }]] })
    expect(soundsBetween(before, heard({ position: 4, events: [[3, { is }]] }), noOwn)).toEqual([])
  })

  it('hears each line of a pick that is told line by line', () => {
    const before = heard({ events: [[3, {}]] })
    const is = { dice: [1, 2] }
    const further = heard({
      events: [
        [3, {}],
        [3, { is }],
      ],
    })
    expect(soundsBetween(before, further, noOwn)).toEqual(['dice'])
    expect(soundsBetween(further, further, noOwn)).toEqual([])
  })

  it('knocks when the reader is asked, but not at every question of one turn', () => {
    expect(soundsBetween(heard({}), heard({ isAsked: true }), noOwn)).toEqual(['knock'])
    expect(
      soundsBetween(heard({ isAsked: true }), heard({ position: 4, isAsked: true }), noOwn),
    ).toEqual(['tick'])
  })

  it('knocks once at a shared screen, when it is to be passed', () => {
    const passing = heard({ handOver: 1 })
    expect(soundsBetween(heard({}), passing, noOwn)).toEqual(['knock'])
    expect(soundsBetween(passing, heard({ isAsked: true }), noOwn)).toEqual([])
  })

  it('tolls for the reader and not for others', () => {
    const loss = (seat: number) => heard({ position: 4, events: [[4, { is: { seat } }]] })
    expect(soundsBetween(heard({}), loss(0), bells)).toEqual(['bell'])
    expect(soundsBetween(heard({}), loss(1), bells)).toEqual([])
  })

  it('plays each sound once, in the order of a turn, and the chord at the end', () => {
    const now = heard({
      position: 5,
      isOver: true,
      events: [
        [4, { is: { dice: [6] } }],
        [5, { is: { dice: [1] } }],
      ],
    })
    expect(soundsBetween(heard({ isAsked: true }), now, noOwn)).toEqual(['tick', 'dice', 'chord'])
  })
})
