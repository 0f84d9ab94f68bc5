import { describe, expect, it } from 'vitest'
import { two } from '../../testing/one.ts'

describe('Options of set-up', () => {
  it('CM-OPT-6 a space has each mark once, and obstacles have none', () => {
    const t = two({}, { settings: { terrainHeights: true } }).run('markTerrain', {})
    for (const verb of ['markHindrance', 'markHeight', 'markBlind'] as const) {
      expect(t.offers(verb, 'base-camp R1C1')).toBe(true)
      t.pick(verb, 'base-camp R1C1')
      expect(t.offers(verb, 'base-camp R1C1')).toBe(false)
      expect(t.offers(verb, 'base-camp R1C2')).toBe(true)
      expect(t.offers(verb, 'base-camp R2C6')).toBe(false)
    }
  })
})
