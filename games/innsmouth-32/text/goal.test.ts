import { tellingTo } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import { at, type I32Scenario } from '../testing/at.ts'
import { en } from './en.ts'
import { goal } from './goal.ts'

describe('How one wins, and how it stands', () => {
  const table = () => at({ pools: [{ has: ['lobsterman', 'moll'] }, { has: ['doctor'] }] })

  it('I32-WIN-2 survivors want to see the end of the film', () => {
    const { name, standing, here } = goal(tellingTo(table(), 1))
    expect(name).toBe('Live to see the end of the film')
    expect(standing.find(({ what }) => what === 'Survivors')?.is).toMatch(
      /^3 in play, \d+ to come$/,
    )
    expect(here?.map((one) => one.name)).toContain('Spoints')
  })

  it('I32-WIN-3 the director wants the others not to', () => {
    const t = table()
    const { director } = t.table
    expect(director).toBe(0)
    expect(goal(tellingTo(t, director)).name).toBe('Nobody leaves Innsmouth')
  })
})

describe('Whom a seat plays', () => {
  const pools = [{ has: ['lobsterman'] }, { has: ['doctor'] }, { has: ['moll'] }] as const

  const roleIn = (t: I32Scenario, seat: number) => en.role?.(seat, tellingTo(t, seat))

  it('is the first survivor of a pool, without an article that would only cost room', () => {
    const t = at({ pools })
    expect(t.table.pools.map(({ seat }) => roleIn(t, seat))).toEqual([
      'Lobsterman',
      'Doctor',
      'Moll',
    ])
  })

  it('is three pools for whoever plays alone, and the director who directs', () => {
    const alone = at({ people: 1, pools })
    expect(roleIn(alone, alone.table.pools[0]?.seat ?? -1)).toBe('three pools')
    const { director } = at({ pools }).table
    expect(roleIn(at({ pools }), director)).toBe('director')
  })
})
