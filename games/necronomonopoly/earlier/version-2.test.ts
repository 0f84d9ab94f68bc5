import { copy } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { necronomonopoly } from '../index.ts'
import { at } from '../testing/at.ts'
import { asVersion2, fromVersion2 } from './version-2.ts'

/** Ann's own card drives her insane, and asks Bob, who can ward the loss off, while Cid is still to come. */
function cutShort() {
  const t = at({
    ann: { on: 7, sanity: 4 },
    bob: {
      owns: ['riverside-hospital', 'san-julian-university', 'witchs-cross'],
      ward: true,
      holds: ['commitment-papers'],
    },
    cid: {},
    deck: ['dreams-of-the-drowned-city'],
  })
  asVersion2(t.state)
  return t.dice(2, 3).go()
}

describe('matches of version 2', () => {
  it('write down that a turn is cut short, as they always did', () => {
    const t = cutShort()
    expect(t.asked).toBe('bob lose.window')
    expect(t.state.table.turnOver).toBe(true)
    t.pick('ward')
    expect(t.state.table.turnOver).toBe(false) // Bob's turn
  })

  it('go on by version 3 with everything but that', () => {
    const { state } = cutShort()
    const now = fromVersion2(copy(state))
    expect(now.table).not.toHaveProperty('turnOver')
    const { turnOver: _, ...rest } = state.table
    expect(now).toEqual({ ...state, table: rest })
    expect(necronomonopoly.faults(now)).toEqual([])
  })
})
