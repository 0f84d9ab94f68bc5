import { games } from '@eldertable/games'
import type { GameEntry, Settings } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { foretoldIn, PARTS } from './foretold.ts'

const game = games.find(({ title }) => title.id === 'innsmouth-32') as GameEntry
const foretold = (settings: Settings) => foretoldIn(game, { seats: 4, settings }, 'held')

describe('what a judgement foretells', () => {
  it('is said of every seat where some are against each other, also by default', () => {
    expect(foretold({})).toEqual(foretold({ director: 'human' }))
    expect(foretold({})).toHaveLength(4 * PARTS.length)
    expect(foretold({ director: 'auto' })).toHaveLength(PARTS.length)
  })

  it('is what people are told, where that is something else than what bots play for', () => {
    const { searchProfile } = game
    if (searchProfile === undefined) throw new Error('it has a mind')
    const told: GameEntry = {
      ...game,
      searchProfile: { ...searchProfile, foretell: ({ hands }) => hands.map(() => 0.3) },
    }
    const said = foretoldIn(told, { seats: 4, settings: {} }, 'held').map(({ chance }) => chance)
    expect(new Set(said)).toEqual(new Set([0.3]))
  })
})
