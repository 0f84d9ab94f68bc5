import { FastChance } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { verify } from '../files/verify.ts'
import { Match } from '../match.ts'
import { nightWatchGame } from '../testing/night-watch.ts'
import { openMatch } from '../testing/open-match.ts'

/** Seats, decision numbers and picks that are wrong, half wrong, or right for somebody else. */
const SEATS = [-1, 0, 1, 2, 3, 99, 0.5, Number.NaN, Infinity]
const PICKS = [-1, 0, 1, 65_536, 131_072, 131_073, 196_609, 196_610, 262_145, 0.5, 2 ** 31, 2 ** 53]
const OFFSETS = [-2, -1, 1, 2, 0.5, Number.NaN]

describe('at every step of a match', () => {
  it.each(['1', '2', '3', '4'])('hostile commands leave no trace (seed %s)', (seed) => {
    const chance = new FastChance(seed)
    const match = openMatch(['person', 'person', 'person'], 4)
    while (match.outcome === null) {
      const before = match.hash
      const { position } = match
      const asked = match.decision?.seat ?? -1
      const options = match.view(asked).menu?.options ?? []
      const isOffered = (pick: number): boolean =>
        options.some((option) => pick >= option.pick && pick <= option.pick + (option.upTo ?? 0))
      for (const seat of SEATS) {
        for (const offset of OFFSETS)
          for (const { pick } of options)
            expect(match.command(seat, position + offset, pick)).toBeDefined()
        for (const pick of PICKS.filter((one) => seat !== asked || !isOffered(one)))
          expect(match.command(seat, position, pick)).toMatch(/^not-/)
      }
      expect(match.hash).toBe(before)
      expect(match.position).toBe(position)
      const option = options[chance.below(options.length)]
      expect(match.command(asked, position, option?.pick ?? -1)).toBeUndefined()
    }
    const file = match.toFile({ withKey: true })
    expect(verify(nightWatchGame, file).verdict).toBe('verified')
    expect(Match.restore(nightWatchGame, file).hash).toBe(match.hash)
    for (const seat of SEATS)
      for (const pick of PICKS) expect(match.command(seat, match.position, pick)).toBe('match-over')
  })
})
