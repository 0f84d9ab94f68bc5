import { copy } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { necronomonopoly } from '../index.ts'
import { at } from '../testing/at.ts'
import { asVersion3, fromVersion3 } from './version-3.ts'

/** Bob has declined what Ann offered. */
function declined() {
  const t = at({ ann: { on: 9, owns: ['rlyeh'] }, bob: {} })
  asVersion3(t.state)
  t.dice(1, 3).go().pick('trade').pick('partner', 'bob')
  return t.pick('give', 'rlyeh').pick('takeSanity', 30).pick('propose').pick('decline')
}

describe('matches of version 3', () => {
  it('do not write down what was declined', () => {
    expect(declined().table).not.toHaveProperty('declined')
  })

  it('go on by version 4 as if nothing had been declined', () => {
    const { state } = declined()
    const now = fromVersion3(copy(state))
    expect(now).toEqual({ ...state, table: { ...state.table, declined: [] } })
    expect(necronomonopoly.faults(now)).toEqual([])
  })
})
