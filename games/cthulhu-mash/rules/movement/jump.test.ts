import { describe, expect, it } from 'vitest'
import { at } from '../../testing/at.ts'
import { explorerOn } from '../../testing/on-tile.ts'
import { one } from '../../testing/one.ts'

const mariner = { is: 'mariner-merchant', at: 'train-station R1C2' } as const
const eye = { is: 'private-eye', at: 'train-station R6C6' } as const
const tiles = ['train-station', 'mariners-ship'] as const

describe('Jumps', () => {
  it('CM-JUMP-1 CM-STAT-18 CM-JUMP-5 CM-PROMPT-20 over one space up to the number of the card, along rows and columns', () => {
    const t = at({ heroes: [{ ...mariner, at: 'R5C2' }, eye], tiles })
    const jumps = t.offered.filter((one) => one.startsWith('jump'))
    // R5C5 is two away; R6C2 would cross nothing, and R4C2 below is walled in.
    expect(jumps).toEqual(['jump R5C4', 'jump R5C5'])
    const u = at({
      heroes: [
        { ...eye, at: 'R5C2' },
        { ...mariner, at: 'R6C6' },
      ],
      tiles,
    })
    expect(u.offered.filter((one) => one.startsWith('jump'))).toEqual(['jump R5C4'])
  })

  it('CM-JUMP-1 go straight over one space or as many as the statistic says', () => {
    const t = explorerOn('cultist-temple', 'R3C1')
    const resumePoints = t.offered
      .filter((one) => one.startsWith('jump '))
      .map((one) => one.slice(5))
    expect(resumePoints.toSorted()).toEqual(['R1C1', 'R3C3', 'R3C4', 'R5C1', 'R6C1'])
  })

  it('CM-JUMP-2 CM-ACT-1 a jump costs an action and no die', () => {
    const t = at({ heroes: [{ ...mariner, at: 'R5C2' }, eye], tiles }).pick('jump', 'R5C5')
    expect(t.table.actions).toBe(4)
    expect(t.space('ann')).toBe('R5C5')
    expect(t.asked).toBe('ann actions.choose')
  })

  it('CM-JUMP-2 CM-JUMP-4 CM-JUMP-6 cost an action and no die, and pass over pieces and hazards', () => {
    const t = explorerOn('cultist-temple', 'R2C1', [{ is: 'cultist', at: 'R3C1' }])
    const { actions } = t.table
    t.pick('jump', 'R4C1')
    expect([t.space('ann'), t.table.actions]).toEqual(['R4C1', actions - 1])
    const dock = explorerOn('innsmouth-dock', 'R2C1')
    dock.pick('jump', 'R2C3')
    expect([dock.space('ann'), dock.hero('ann').health]).toEqual(['R2C3', 5])
  })

  it('CM-JUMP-3 CM-LINE-4 no jump crosses a solid line', () => {
    const t = at({ heroes: [{ ...mariner, at: 'R2C3' }, eye], tiles })
    expect(t.offers('jump', 'R2C1')).toBe(false)
  })

  it('CM-JUMP-4 CM-LINE-8 CM-RULING-19 it crosses pieces, hazards and dotted lines', () => {
    const t = at({
      heroes: [{ ...mariner, at: 'mariners-ship R5C3' }, eye],
      tiles,
      foes: [{ is: 'cultist', at: 'mariners-ship R4C3' }],
    })
    t.pick('jump', 'R3C3')
    expect(t.space('ann')).toBe('R3C3')
    const u = at({
      heroes: [{ ...mariner, at: 'coastal-cavern R4C3' }, eye],
      tiles: ['coastal-cavern', ...tiles],
    })
    expect(u.offers('jump', 'R6C3')).toBe(true)
    // Over the dotted outline of R6C5.
    const v = at({
      heroes: [
        { ...mariner, at: 'R6C4' },
        { ...eye, at: 'R1C1' },
      ],
      tiles,
    })
    expect(v.offers('jump', 'R6C6')).toBe(true)
    expect(v.offers('jump', 'R6C5')).toBe(false)
  })

  it('CM-JUMP-5 the landing space must be free and no obstacle', () => {
    const t = at({
      heroes: [{ ...mariner, at: 'R5C2' }, eye],
      tiles,
      foes: [{ is: 'cultist', at: 'R5C4' }],
    })
    expect(t.offers('jump', 'R5C4')).toBe(false)
    expect(t.offers('jump', 'R5C5')).toBe(true)
  })

  it('CM-JUMP-5 land on an unoccupied space that is no obstacle', () => {
    const t = explorerOn('cultist-temple', 'R3C1', [{ is: 'cultist', at: 'R3C3' }])
    expect(t.offers('jump', 'R3C3')).toBe(false)
    const booth = explorerOn(
      'train-station',
      'R3C1',
      [],
      {},
      {
        tiles: ['train-station', 'medical-school'],
        heroes: [
          { is: 'arctic-explorer', at: 'R3C1' },
          { is: 'psychotherapist', at: 'medical-school R6C1' },
        ],
      },
    )
    expect(booth.offers('jump', 'R3C3')).toBe(false)
  })

  it('CM-JUMP-5 CM-JUMP-4 nobody lands on an obstacle, though one with dotted lines can be jumped over', () => {
    const t = one(
      { is: 'mariner-merchant', at: 'R2C3' },
      { tiles: ['train-station'] },
      { at: 'R6C1' },
    )
    // R2C5 is such an obstacle; R2C4 lies between, R2C6 beyond.
    expect(t.offers('jump', 'R2C5')).toBe(false)
    expect(t.offers('jump', 'R2C6')).toBe(true)
  })

  it('CM-JUMP-6 CM-ICON-7 CM-ICON-8 landing counts as moving there, what lies between does nothing', () => {
    const heroes = [{ ...mariner, at: 'ice-floats R4C2', objects: ['herbs'] }, eye] as const
    const t = at({ heroes, tiles: ['ice-floats', ...tiles] })
    t.pick('jump', 'R4C5')
    expect(t.hero('ann')).toMatchObject({ life: 'alive', health: 3 })
    const u = at({ heroes, tiles: ['ice-floats', ...tiles] })
    u.pick('jump', 'R4C4')
    expect(u.hero('ann').life).toBe('respawns')
    expect(u.table.objectDiscards).toHaveLength(1)
    expect(u.hero('bob').health).toBe(4)
  })
})
