import { tellingTo } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import { at, spaceNamed } from '../testing/at.ts'
import { lasting } from './decisions.ts'

describe('Questions that can be left alone until something changes', () => {
  it('are those of spells, and of trades where nothing is for sale', () => {
    const t = tellingTo(at({ bob: { owns: ['green-lane'] } }), 'ann') as never
    const about = (space: number) => lasting['buying.choose']?.({ space }, t)
    expect(about(spaceNamed('green-lane'))).toContain('to trade')
    expect(about(-1)).toContain('to trade')
    expect(about(spaceNamed('meadow-hill'))).toBeNull()
    expect(lasting['turn.ready']?.({}, t)).toContain('Just throw')
  })
})
