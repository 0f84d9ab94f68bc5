import { describe, expect, it } from 'vitest'
import { two } from '../testing/one.ts'

describe('green objects cost no action and are used up', () => {
  it.each([
    ['CM-SANE-20', 'cultist-wine', 1],
    ['CM-SANE-20', 'herbs', 1],
    ['CM-SANE-20', 'psychiatric-medicine', 2],
  ] as const)('%s %s restores %3$i sanity in the variant', (_, slug, sanity) => {
    const t = two(
      { objects: [slug], mentality: 1, sanity: 50 },
      { settings: { victory: 'cooperative', sanity: true } },
    )
    t.pick('green', slug)
    expect(t.hero('ann').sanity).toBe(50 + sanity)
  })
})
