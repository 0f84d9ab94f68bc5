import { describe, expect, it } from 'vitest'
import { withModifiers, type Modifier, type Modified, type Seat } from '../index.ts'

interface Table {
  readonly lanterns: readonly Seat[]
  readonly boots: readonly Seat[]
  readonly storm: boolean
}

interface Numbers {
  sight: Modified<number>
  steps: Modified<number, { readonly uphill: boolean }>
  isSeen: Modified<boolean, { readonly distance: number }>
}

const asked: string[] = []
const lantern: Modifier<Table, Numbers> = {
  rule: 'X-LANTERN-1',
  appliesTo: (s, seat) => asked.push('lantern') > 0 && s.lanterns.includes(seat),
  changes: {
    sight: (value, _, s) => (s.storm ? value : value + 2),
    isSeen: (isSeen, { distance }) => isSeen || distance < 5,
  },
}
const boots: Modifier<Table, Numbers> = {
  rule: 'X-BOOTS-1',
  appliesTo: (s, seat) => asked.push('boots') > 0 && s.boots.includes(seat),
  changes: { steps: (value, { uphill }) => (uphill ? value : value * 2) },
}
const rope: Modifier<Table, Numbers> = {
  rule: 'X-ROPE-1',
  appliesTo: (s, seat) => s.boots.includes(seat) && s.lanterns.includes(seat),
  changes: { steps: (value) => value + 1, sight: (value) => value - 1 },
}

const modified = withModifiers<Table, Numbers>([lantern, boots, rope])
const sight = modified('sight')
const steps = modified('steps')
const isSeen = modified('isSeen')
const table: Table = { lanterns: [0, 2], boots: [1, 2], storm: false }

describe('a value with modifiers', () => {
  it('stays as it is for a seat that has nothing', () => {
    expect(sight(3, table, 1)).toBe(3)
    expect(steps(3, table, 0, { uphill: false })).toBe(3)
    expect(isSeen(false, table, 1, { distance: 1 })).toBe(false)
  })

  it('is changed by what a seat has, and for nobody else', () => {
    expect(sight(3, table, 0)).toBe(5)
    expect(steps(3, table, 1, { uphill: false })).toBe(6)
    expect(isSeen(false, table, 0, { distance: 4 })).toBe(true)
  })

  it('is changed by several in their order', () => {
    expect(steps(3, table, 2, { uphill: false })).toBe(7) // twice, and one more
    expect(steps(3, table, 2, { uphill: true })).toBe(4)
    expect(sight(3, table, 2)).toBe(4)
  })

  it('depends on what it is about and on the state', () => {
    expect(isSeen(false, table, 0, { distance: 5 })).toBe(false)
    expect(sight(3, { ...table, storm: true }, 0)).toBe(3)
  })

  it('cites the rule of the last who changed it, or the one that holds for all', () => {
    expect(sight.rule('X-SIGHT-1', 3, table, 1)).toBe('X-SIGHT-1')
    expect(sight.rule('X-SIGHT-1', 3, table, 0)).toBe('X-LANTERN-1')
    expect(sight.rule('X-SIGHT-1', 3, table, 2)).toBe('X-ROPE-1')
    expect(steps.rule('X-STEPS-1', 3, table, 1, { uphill: true })).toBe('X-STEPS-1')
    expect(steps.rule('X-STEPS-1', 3, table, 1, { uphill: false })).toBe('X-BOOTS-1')
  })

  it('looks at what a seat has only where that would change something', () => {
    asked.length = 0
    steps(3, table, 1, { uphill: true })
    sight(3, { ...table, storm: true }, 1)
    expect(asked).toEqual([])
    steps(3, table, 1, { uphill: false })
    expect(asked).toEqual(['boots'])
  })
})

describe('a value of which kinds rule modifiers out', () => {
  const LIGHT = 0
  const ofKind = withModifiers<Table, Numbers>([lantern, boots, rope], {
    count: 2,
    of: (_, seat) => (seat < 2 ? seat : -1),
    canHave: (kind, modifier) => modifier === (kind === LIGHT ? lantern : boots),
  })
  const everything: Table = { lanterns: [0, 1, 2], boots: [0, 1, 2], storm: false }

  it('is changed by those that the kind of a seat leaves', () => {
    expect(ofKind('sight')(3, everything, 0)).toBe(5)
    expect(ofKind('steps')(3, everything, 1, { uphill: false })).toBe(6)
    expect(ofKind('sight').rule('X-SIGHT-1', 3, everything, 0)).toBe('X-LANTERN-1')
    expect(ofKind('sight').rule('X-SIGHT-1', 3, everything, 1)).toBe('X-SIGHT-1')
  })

  it('is asked of no others', () => {
    asked.length = 0
    expect(ofKind('sight')(3, everything, 1)).toBe(3)
    expect(ofKind('steps')(3, everything, 0, { uphill: false })).toBe(3)
    expect(asked).toEqual([])
  })

  it('is changed by all where nothing is ruled out', () => {
    expect(ofKind('sight')(3, everything, 2)).toBe(4)
    expect(ofKind('steps')(3, everything, 2, { uphill: false })).toBe(7)
  })
})
