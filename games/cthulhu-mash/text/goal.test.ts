import { tellingTo } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import { at } from '../testing/at.ts'
import { goal, measure } from './goal.ts'

const table = (victory: 'death-match' | 'cooperative') =>
  at({
    settings: { victory },
    heroes: [
      { is: 'arctic-explorer', at: 'train-station R1C2' },
      { is: 'psychotherapist', at: 'leng-plateau R1C2' },
    ],
    tiles: [
      { is: 'train-station', column: 1, row: 0 },
      { is: 'leng-plateau', column: 0, row: 0 },
    ],
  })

describe('How one wins, and how it stands', () => {
  it('CM-WIN-1 who is still in, generators standing and tiles hidden', () => {
    const t = table('death-match')
    const { name, lines, standing } = goal(tellingTo(t, 'ann'))
    expect(name).toBe('Death Match')
    expect(lines[0]).toContain('Be the last one left')
    expect(standing).toContainEqual({ what: 'Tiles still hidden', is: '0' })
    expect(standing).toContainEqual({ what: 'Generators standing', is: '0' })
    const names = standing.find(({ what }) => what === 'Still in')?.is
    expect(names).toMatch(/^Ann\b.*Bob/)
    const context = tellingTo(t, 'ann')
    const heroes = context.table.heroes.map((hero, seat) =>
      seat === 1 ? { ...hero, life: 'out' as const } : hero,
    )
    const after = goal({ ...context, table: { ...context.table, heroes } }).standing[0]?.is
    expect(after).toBe('Ann')
  })

  it('CM-WIN-7 together nobody is left out, and the board has to be clear', () => {
    const t = table('cooperative')
    const { name, lines, standing } = goal(tellingTo(t, 'ann'))
    expect(name).toBe('Cooperative')
    expect(lines[0]).toContain('Clear the board together')
    expect(standing.map(({ what }) => what)).not.toContain('Still in')
  })

  it('CM-COOP-13 speaks of nobody else to whoever plays alone', () => {
    const t = at({
      settings: { victory: 'cooperative' },
      heroes: [{ is: 'arctic-explorer', at: 'train-station R1C2' }],
      tiles: [{ is: 'train-station', column: 1, row: 0 }],
    })
    const { name, lines } = goal(tellingTo(t, 'ann'))
    expect(name).toBe('Solo')
    expect(lines.join(' ')).not.toMatch(/together|one of you|all are dead/)
    expect(lines[1]).toContain('If you die you do not come back')
  })

  it('CM-WIN-7 counts a tile as one to clear until its generators have come', () => {
    const told = tellingTo(table('cooperative'), 'ann')
    const [first, ...others] = told.table.places
    if (first === undefined) throw new Error('there are tiles')
    const places = [{ ...first, isPopulated: false }, ...others]
    expect(measure({ ...told.table, places })).toBe('1 of 2 tiles to clear')
  })

  it('counts nothing before the first turn, and the rounds that are left after this one', () => {
    const told = tellingTo(table('cooperative'), 'ann')
    const early = { ...told.table, turn: 0 }
    expect(goal({ ...told, table: early }).standing).toEqual([])
    expect(measure(early)).toBe('setting up')
    const limited = { ...told.table, settings: { ...told.table.settings, turnLimit: 3 } }
    expect([1, 2, 3].map((round) => measure({ ...limited, round }))).toEqual([
      '0 of 2 tiles to clear, 2 rounds to go after this one',
      '0 of 2 tiles to clear, 1 round to go after this one',
      '0 of 2 tiles to clear, the last round',
    ])
  })
})
