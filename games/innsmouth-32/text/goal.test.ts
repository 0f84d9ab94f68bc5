import { tellingTo } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import { at } from '../testing/at.ts'
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
