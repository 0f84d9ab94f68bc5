import { tellingTo } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import { at } from '../testing/at.ts'
import { moments } from './moments.ts'

const sealed = { 0: 'fear', 1: 'chaos' }

describe('Great moments', () => {
  it('TEC-PHASE-1 Phase Two says what to do now', () => {
    const moment = moments.phaseTwo?.({ discard: [], energy: 0 }, tellingTo(at(), 'ann') as never)
    expect(moment?.lines.join(' ')).toContain('seal the 6 portals')
    expect(moment?.lines.join(' ')).toContain('a die for each of your runes')
  })

  it('TEC-SEAL-7 a sealed portal says how many are left, and which power is shut', () => {
    const seals = (portals: object, portal: number) =>
      moments.seals?.(
        { character: 0, from: 0, portal, kind: 0, sum: 3 },
        tellingTo(at({ phase: 2, portals } as never), 'ann') as never,
      )?.lines
    expect(seals(sealed, 1)).toEqual([
      '4 more portals to seal, and you have won.',
      'Both portals of Fear are shut: its power strikes no more.',
    ])
    expect(seals({ 0: 'fear' }, 0)).toHaveLength(1)
  })

  it('TEC-END-2 strength says how far the end is, and leaves the end itself to the front page', () => {
    const grows = (strength: number) =>
      moments.strength?.({ strength, draws: 3 }, tellingTo(at(), 'ann') as never) ?? null
    expect(grows(2)?.lines[0]).toBe('3 tentacles are drawn each turn from now on.')
    expect(grows(5)?.lines[1]).toBe('The end is near: once more, and all is lost.')
    expect(grows(6)).toBeNull()
  })

  it('TEC-DELIR-2 a step of madness is one for whoever takes it, the last but one for everybody', () => {
    const slips = (character: number, brain: number) =>
      moments.delirium?.({ character, brain }, tellingTo(at(), 'ann') as never) ?? null
    expect(slips(0, 1)?.heading).toBe('Your mind slips')
    expect(slips(0, 1)?.lines[0]).toBe('3 steps more, and you are mad: then all is lost.')
    expect(slips(1, 1)).toBeNull()
    expect(slips(1, 3)?.lines[0]).toMatch(/^One step more, and Father Wren is mad/)
    expect(slips(0, 4)).toBeNull()
  })

  it('TEC-END-3 the last Shambler of the lair is one, others are not', () => {
    const { table } = at()
    const rises = (lairShamblers: number[]) =>
      moments.spawns?.({ town: 0, space: 0, colour: 0, wanted: 0 }, {
        table: { ...table, lairShamblers },
      } as never) ?? null
    expect(rises([2, 1, 0])).toBeNull()
    expect(rises([0, 0, 0])).toBeNull()
    expect(rises([0, 1, 0])?.heading).toBe('One Shambler is left')
  })
})
