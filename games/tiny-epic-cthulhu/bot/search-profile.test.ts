import { describe, expect, it } from 'vitest'
import { at } from '../testing/at.ts'
import { searchProfile } from './search-profile.ts'

const ann = { on: 'P1', fear: 1, rage: 1, greed: 1 }
const against = (greatOldOne: string) =>
  at({ ann, bob: { on: 'P3' }, settings: { greatOldOne } }).state

describe('what people are told of the chances', () => {
  it('is nothing against Nyarlathotep, where it is not known well enough', () => {
    expect(searchProfile.shown?.(against('nyarlathotep').table)).toEqual({
      inHints: false,
      inReviews: false,
    })
    for (const key of ['yogSothoth', 'yig', 'cthulhu'])
      expect(searchProfile.shown?.(against(key).table)).toEqual({ inHints: true, inReviews: true })
  })

  it('is less against a harder Great Old One, alike for both players', () => {
    const [easier = 0] = searchProfile.evaluate(against('yogSothoth'))
    const [harder = 1, other] = searchProfile.evaluate(against('cthulhu'))
    expect(harder).toBeLessThan(easier)
    expect(other).toBe(harder)
  })
})
