import { games } from '@eldertable/games'
import type { GameEntry } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { Match, verify } from '../index.ts'
import { act } from '../testing/fuzzed.ts'
import { KEY, seatsOf } from '../testing/open-match.ts'

const kept = games.flatMap((today) =>
  (today.title.earlier ?? []).map((title) => ({
    name: `${title.id} of version ${title.version}`,
    today,
    before: { ...today, title },
  })),
)

/** A match of an earlier version with as many deeds behind it, some of them taken back; fewer if it is over by then. */
function oldMatch(game: GameEntry, deeds: number): Match {
  const seats = seatsOf('person', 'person', 'person')
  const match = Match.open({ game, seats, key: KEY, undo: 'free' })
  for (let i = 0; i < deeds; i++) act(match, (i * 7919) % 4093)
  return match.outcome === null ? match : oldMatch(game, deeds - 40)
}

describe.each(kept)('a match of $name', ({ today, before }) => {
  const { version } = today.title

  it.each([0, 40, 150, 400])('goes on by the rules of today after %i deeds', (deeds) => {
    const match = Match.restore(today, oldMatch(before, deeds).toFile({ withKey: true }))
    expect(match.title.version).toBe(version)
    expect(match.log.at(-1)).toMatchObject({ do: 'migrated', to: version })
    for (let i = 0; i < 60; i++) act(match, (i * 104729) % 8191)
    const file = match.toFile({ withKey: true })
    expect(verify(today, file)).toMatchObject({ verdict: 'verified', unplayed: 0 })
    expect(Match.restore(today, file).hash).toBe(match.hash)
  })

  it('stays as it is once it is over', () => {
    // At random a match of Cthulhu Mash would not end in time.
    const seats = seatsOf('habit', 'habit')
    const match = Match.open({ game: before, seats, key: KEY })
    match.runBots()
    expect(match.outcome).not.toBeNull()
    const file = match.toFile({ withKey: true })
    expect(Match.restore(today, file).title.version).toBe(before.title.version)
    expect(verify(today, file)).toMatchObject({ verdict: 'verified', unplayed: 0 })
  })
})
