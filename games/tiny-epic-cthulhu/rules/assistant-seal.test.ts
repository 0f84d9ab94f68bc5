import { describe, expect, it } from 'vitest'
import { beforeAsh, ashActs, tentacleAt } from '../testing/ash-acts.ts'
import type { CharacterPosition, Position, TecScenario } from '../testing/at.ts'

// Places of the portal locations against Nyarlathotep: Fear 2 and 3, Rage 2 and 4, Greed 2 and 3.
const [FEAR_2, FEAR_3, RAGE_2, RAGE_4, GREED_2] = [0, 1, 2, 3, 4]

/** Ash stands with the Great Old One on P3 in Phase Two, where nothing else can be done. */
function withOldOne(ash: CharacterPosition, position: Position = {}): TecScenario {
  const towns = { P3: { page: 'none' } }
  const ready = { phase: 2 as const, oldOne: 'P3', towns, ...position, ash: { on: 'P3', ...ash } }
  return beforeAsh(ready, tentacleAt('P3'))
}

const tried = (t: TecScenario): number[] =>
  [...t.told('seals'), ...t.told('sealFails')].map(({ portal }) => portal)

describe('An Assistant seals', () => {
  it('TEC-ASSIST-12 one attempt where the Great Old One is, in Phase Two', () => {
    const t = ashActs(withOldOne({ fear: 1, pages: ['F01'] }).rolls(2))
    expect(t.told('seals')).toEqual([{ character: 1, from: 1, portal: FEAR_2, kind: 0, sum: 2 }])
    expect(t.table.portals).toEqual([0, -1, -1, -1, -1, -1])
    expect(t.held('ash')).toEqual([0, 0, 0, 0])
    const failed = ashActs(withOldOne({ fear: 1, pages: ['F01'] }).rolls(1))
    expect(failed.told('sealFails')).toEqual([{ character: 1, portal: FEAR_2, sum: 1 }])
    expect(failed.held('ash')).toEqual([1, 0, 0, 0])
    expect(failed.table.portals[FEAR_2]).toBe(-1)
  })

  it('TEC-ASSIST-12 and none elsewhere, in Phase One, or without what it takes', () => {
    const able = { fear: 1, chaos: 1, pages: ['F01'] }
    expect(tried(ashActs(withOldOne(able, { phase: 1, oldOne: 'P3' })))).toEqual([])
    expect(tried(ashActs(withOldOne(able, { oldOne: 'P5' })))).toEqual([])
    expect(tried(ashActs(withOldOne({ fear: 2, chaos: 2 })))).toEqual([])
    expect(tried(ashActs(withOldOne({ rage: 2, pages: ['F01'] })))).toEqual([])
    const closed = { portals: { [FEAR_2]: 'fear', [FEAR_3]: 'fear' } } as const
    expect(tried(ashActs(withOldOne(able, closed)))).toEqual([])
  })

  it('TEC-ASSIST-12 walks to the Great Old One first', () => {
    const position: Position = {
      phase: 2,
      oldOne: 'P3',
      ash: { on: 'P2', fear: 1, pages: ['F01'] },
    }
    const towns = { P3: { page: 'none' } }
    const t = ashActs(beforeAsh({ ...position, towns }, tentacleAt('P3')).rolls(2))
    expect(tried(t)).toEqual([FEAR_2])
  })

  it('TEC-ASSIST-13 the colour of which it has the most runes, the leftmost of equals', () => {
    const all = { fear: 1, rage: 1, greed: 1 }
    const most = withOldOne({ ...all, pages: ['F01', 'R01', 'R02', 'G01'] }).rolls(1, 1)
    expect(tried(ashActs(most))).toEqual([RAGE_2])
    const equal = withOldOne({ ...all, pages: ['R01', 'R02', 'G01', 'G02'] }).rolls(1, 1)
    expect(tried(ashActs(equal))).toEqual([RAGE_2])
  })

  it('TEC-ASSIST-13 among the colours that it can try', () => {
    const pages = ['F01', 'R01', 'R02', 'R03', 'G01', 'G02']
    expect(tried(ashActs(withOldOne({ fear: 1, greed: 1, pages }).rolls(1, 1)))).toEqual([GREED_2])
    const closed = { [RAGE_2]: 'rage', [RAGE_4]: 'rage' } as const
    const rest = withOldOne({ rage: 1, chaos: 1, pages }, { portals: closed }).rolls(1, 1)
    expect(tried(ashActs(rest))).toEqual([GREED_2])
  })

  it('TEC-ASSIST-14 within it the open location with the lower number', () => {
    const ash = { rage: 1, pages: ['R01', 'R02'] }
    expect(tried(ashActs(withOldOne(ash).rolls(1, 1)))).toEqual([RAGE_2])
    const half = withOldOne(ash, { portals: { [RAGE_2]: 'rage' } }).rolls(2, 2)
    expect(tried(ashActs(half))).toEqual([RAGE_4])
  })

  it('TEC-ASSIST-15 places Madness of the colour, Chaos only if it has none', () => {
    const both = ashActs(withOldOne({ rage: 1, chaos: 1, pages: ['R01'] }).rolls(2))
    expect(both.table.portals[RAGE_2]).toBe(1)
    expect(both.held('ash')).toEqual([0, 0, 0, 1])
    const chaos = ashActs(withOldOne({ fear: 1, chaos: 1, pages: ['R01'] }).rolls(2))
    expect(chaos.table.portals[RAGE_2]).toBe(3)
    expect(chaos.held('ash')).toEqual([1, 0, 0, 0])
  })

  it('TEC-ASSIST-15 TEC-SOLO-8 its own: nobody shares with an Assistant', () => {
    const t = ashActs(withOldOne({ pages: ['R01'] }, { ann: { on: 'P3', rage: 2, chaos: 2 } }))
    expect(tried(t)).toEqual([])
    expect(t.held('ann')).toEqual([0, 2, 0, 2])
  })

  it('TEC-ASSIST-21 rolls all its dice again until it succeeds or has no reroll left', () => {
    const ash = { rage: 1, pages: ['R01', 'R02'], brain: 2 }
    const late = ashActs(withOldOne(ash).rolls(1, 0).rolls(0, 0).rolls(2, 0))
    expect(late.told('rerollsAll').map(({ dice }) => dice)).toEqual([
      [0, 0],
      [2, 0],
    ])
    expect(late.table.portals[RAGE_2]).toBe(1)
    const never = ashActs(withOldOne(ash).rolls(1, 0).rolls(0, 0).rolls(0, 1))
    expect(never.told('sealFails')).toEqual([{ character: 1, portal: RAGE_2, sum: 1 }])
    expect(never.character('ash').brain).toBe(2)
  })

  it('TEC-ASSIST-22 does not roll again what succeeds', () => {
    const t = ashActs(withOldOne({ rage: 1, pages: ['R01'], brain: 3 }).rolls(2))
    expect(t.told('rerollsAll')).toEqual([])
    expect(t.table.portals[RAGE_2]).toBe(1)
  })

  it('TEC-END-1 its sixth seal wins, and nothing more is resolved', () => {
    const portals = { 0: 'fear', 1: 'fear', 3: 'rage', 4: 'greed', 5: 'greed' } as const
    const towns = { P3: { page: 'none', shamblers: ['rage'] } } as const
    const t = withOldOne({ rage: 1, pages: ['R01'] }, { portals, towns })
    ashActs(t.rolls(2))
    expect(t.outcome).toEqual({ ending: 'sealed', winners: [0] })
    expect(t.told('rolls')).toHaveLength(1)
  })
})
