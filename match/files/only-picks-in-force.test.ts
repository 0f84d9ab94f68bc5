import { describe, expect, it } from 'vitest'
import { longMatch } from '../testing/long-match.ts'
import { workshop1 } from '../testing/workshop.ts'
import { onlyPicksInForce } from './only-picks-in-force.ts'
import { verify } from './verify.ts'

describe('onlyPicksInForce', () => {
  it('leaves the picks in force and nothing else', () => {
    const { match } = longMatch(9)
    match.undo(0, match.moment, 'step')
    match.seat({ do: 'hold', seat: 0, bot: 'slow' })
    match.runBots(1)
    const alone = onlyPicksInForce(match.toFile({ withKey: true }))
    expect(alone.log.map((entry) => entry.do)).toEqual(Array(9).fill(undefined))
    expect(alone.key).toBeUndefined()
    expect(verify(workshop1, alone)).toMatchObject({ verdict: 'incomplete', picks: 9 })
  })
})
