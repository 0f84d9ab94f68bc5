import { tellingTo } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import { at } from '../testing/at.ts'
import { goal } from './goal.ts'

describe('How one wins, and how it stands', () => {
  const table = () =>
    at({
      turn: 'bob',
      ann: { sanity: 64 },
      bob: { sanity: 80, owns: ['necronomicon'] },
      cid: { cultist: true, on: 'witchs-cross', owns: ['book-of-eibon', 'cultes-de-goules'] },
      monsters: [['ghoul', 'nameless-city']],
    })

  it('NEC-END-1 names the sane, the richest first', () => {
    const { name, lines, standing } = goal(tellingTo(table(), 'ann'))
    expect(name).toBe('The last sane one')
    expect(lines[0]).toContain('The last sane player wins')
    expect(standing).toContainEqual({ what: 'Still sane', is: 'Bob 80 and Ann 64' })
    expect(standing).toContainEqual({ what: 'Monsters on the prowl', is: '1' })
  })

  it('NEC-END-3 tells a Cultist first what Cultists are after, and counts their Tomes alone', () => {
    const { name, lines, standing } = goal(tellingTo(table(), 'cid'))
    expect(name).toBe('For the Cultists')
    expect(lines[0]).toContain('all four Great Tomes')
    expect(standing).toContainEqual({ what: 'Great Tomes of Cultists', is: '2 of 4' })
    expect(standing).toContainEqual({ what: 'Cultists', is: 'Cid' })
  })
})
