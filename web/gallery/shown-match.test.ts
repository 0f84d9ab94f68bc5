import { games } from '@eldertable/games'
import { describe, expect, it } from 'vitest'
import { game as example } from '../../examples/first-title/game.ts'
import { shownMatch } from './shown-match.ts'

describe.each([...games, example])('what the gallery shows of $title.id', (game) => {
  it('begins with the first question, and ends with a late one that somebody is asked', () => {
    const [begun, midway, late] = (['begun', 'midway', 'late'] as const).map((stage) =>
      shownMatch(game, stage).get(),
    )
    expect(begun?.position).toBe(0)
    expect(midway?.position).toBeLessThanOrEqual(late?.position ?? 0)
    expect(late?.position).toBeGreaterThan(0)
    for (const shown of [begun, midway, late]) {
      expect(shown?.view?.menu?.options.length).toBeGreaterThan(0)
      expect(shown?.reader).toBe(shown?.view?.decision?.seat)
    }
  })
})
