import { games, type GameEntry } from '@eldertable/games'
import { describe, expect, it } from 'vitest'
import { Match, verify } from './index.ts'
import { act } from './testing/fuzzed.ts'
import { KEY, seatsOf } from './testing/table.ts'

const today = games.find(({ title }) => title.id === 'necronomonopoly')
const [earlier] = today?.title.earlier ?? []
if (today === undefined || earlier === undefined) throw new Error('version 1 is not kept')
const version1: GameEntry = { ...today, title: earlier }

/** A match of version 1 with as many picks behind it, some of them taken back. */
function oldMatch(deeds: number): Match {
  const seats = seatsOf('person', 'person', 'person')
  const match = Match.open({ game: version1, seats, key: KEY, undo: 'free' })
  for (let i = 0; i < deeds; i++) act(match, (i * 7919) % 4093)
  return match
}

describe('a match of Necronomonopoly that began with version 1', () => {
  it.each([0, 40, 150, 400])('goes on by version 2 after %i deeds, and can be checked', (deeds) => {
    const match = Match.restore(today, oldMatch(deeds).toFile({ withKey: true }))
    expect(match.title.version).toBe(2)
    expect(match.log.at(-1)).toMatchObject({ do: 'migrated', to: 2 })
    for (let i = 0; i < 60; i++) act(match, (i * 104729) % 8191)
    const file = match.toFile({ withKey: true })
    expect(verify(today, file)).toMatchObject({ verdict: 'verified', unplayed: 0 })
    expect(Match.restore(today, file).hash).toBe(match.hash)
  })

  it('stays as it is once it is over', () => {
    const seats = seatsOf('random', 'random')
    const match = Match.open({ game: version1, seats, key: KEY })
    match.runBots()
    const file = match.toFile({ withKey: true })
    expect(Match.restore(today, file).title.version).toBe(1)
    expect(verify(today, file)).toMatchObject({ verdict: 'verified', unplayed: 0 })
  })
})
