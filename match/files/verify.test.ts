import { commitmentTo } from '@eldertable/kernel'
import type { MatchFile, PickEntry } from '@eldertable/protocol'
import { describe, expect, it } from 'vitest'
import { nightWatchGame, watchPick } from '../testing/night-watch.ts'
import { openMatch, playedMatch } from '../testing/open-match.ts'
import { verify } from './verify.ts'

const file = (): MatchFile => playedMatch().toFile({ withKey: true })

/** The number of the first pick of which this is true. */
function find(played: MatchFile, isIt: (entry: PickEntry) => boolean): number {
  return played.log.findIndex((entry) => entry.do === undefined && isIt(entry)) + 1
}

function at(played: MatchFile, position: number): PickEntry {
  const entry = played.log[position - 1]
  if (entry?.do !== undefined || entry === undefined)
    throw new Error(`there is no pick ${position}`)
  return entry
}

describe('verify', () => {
  it('confirms an honest match and says what was compared', () => {
    const played = file()
    const thrown = playedMatch().line.flatMap(({ chance }) => chance).length
    expect(verify(nightWatchGame, played)).toEqual({
      verdict: 'verified',
      commitment: 'kept',
      picks: played.log.length,
      unplayed: 0,
      inherited: 0,
      chance: played.start.length + thrown,
      believed: 0,
      unproved: [],
      result: 'same',
      difference: null,
    })
  })

  it('confirms a match that is not over', () => {
    const match = openMatch()
    match.command(0, 0, watchPick.throw)
    const found = verify(nightWatchGame, match.toFile({ withKey: true }))
    expect(found).toMatchObject({ verdict: 'verified', picks: 1, result: 'unfinished' })
  })

  it('does not vouch for dice without the key', () => {
    const found = verify(nightWatchGame, playedMatch().toFile({ withKey: false }))
    expect(found).toMatchObject({ verdict: 'incomplete', commitment: 'no-key', chance: 0 })
    expect(found).toMatchObject({ result: 'same', difference: null })
    expect(found.unproved).toEqual([
      'The key of the dice is not in the file: 10 chance results had to be taken at its word.',
    ])
  })

  it('finds a pick that was not allowed', () => {
    const played = file()
    at(played, 4).pick = 12_345
    expect(verify(nightWatchGame, played)).toMatchObject({
      verdict: 'failed',
      picks: 3,
      result: 'not-reached',
      difference: { position: 4, message: 'Pick 4 of the log: that pick is not allowed there.' },
    })
  })

  it('finds a pick that was allowed but not made, where it first shows', () => {
    const played = file()
    const position = find(played, ({ pick }) => pick === watchPick.throw)
    at(played, position).pick = watchPick.rest
    const found = verify(nightWatchGame, played)
    expect(found.difference).toEqual({
      position,
      message: expect.stringMatching(/^Pick \d+ of the log: chance result 1 is \d in the file and/),
    })
  })

  it('finds a pick that leads to another end', () => {
    const match = openMatch(['person', 'person'], 1)
    match.command(0, 0, watchPick.throw)
    match.command(1, 1, watchPick.alarm(1))
    match.command(0, 2, watchPick.rest)
    const played = match.toFile({ withKey: true })
    at(played, 2).pick = watchPick.quiet
    expect(verify(nightWatchGame, played)).toMatchObject({
      verdict: 'failed',
      result: 'different',
      difference: { position: 3 },
    })
  })

  it('finds a pick under the name of another seat', () => {
    const played = file()
    at(played, 2).seat = 2
    expect(verify(nightWatchGame, played).difference?.position).toBe(2)
  })

  it('finds loaded dice', () => {
    const played = file()
    const position = find(played, ({ chance }) => chance.length > 0)
    const [face = 0] = at(played, position).chance
    at(played, position).chance = [(face + 1) % 6]
    expect(verify(nightWatchGame, played).difference).toMatchObject({
      position,
      message: expect.stringContaining('by the key'),
    })
  })

  it('finds a stacked deck', () => {
    const played = file()
    played.start[3] = 0
    played.start[4] = 1
    expect(verify(nightWatchGame, played).difference?.position).toBe(0)
  })

  it('finds a changed key', () => {
    const played = file()
    played.key = `${played.key?.slice(0, -1)}0`
    expect(verify(nightWatchGame, played)).toMatchObject({
      verdict: 'failed',
      commitment: 'broken',
      difference: { position: 0, message: 'Set-up: the key does not fit the commitment.' },
    })
  })

  it('finds a changed key with a commitment to fit, by the dice', () => {
    const played = file()
    played.key = 'a'.repeat(64)
    played.commitment = commitmentTo(played.key)
    expect(verify(nightWatchGame, played)).toMatchObject({
      verdict: 'failed',
      commitment: 'kept',
      difference: { position: 0, message: expect.stringContaining('by the key') },
    })
  })

  it('finds a log that was cut off', () => {
    const played = file()
    played.log.pop()
    const position = played.log.length
    expect(verify(nightWatchGame, played).difference).toEqual({
      position,
      message: `After ${position} picks the match goes on, but the file has a result: the log is cut off.`,
    })
  })

  it('finds a log that goes on after the end', () => {
    const played = file()
    played.log.push({ seat: 0, pick: watchPick.throw, chance: [1] })
    expect(verify(nightWatchGame, played).difference).toEqual({
      position: played.log.length,
      message: `Pick ${played.log.length} of the log: the match is over by then.`,
    })
  })

  it.each<[string, (result: NonNullable<MatchFile['result']>) => void]>([
    ['the ending is dawn, but the file says dusk', (result) => (result.ending = 'dusk')],
    ['but the file says nobody', (result) => (result.winners = [])],
    ['the state is not the one', (result) => (result.hash = '0'.repeat(16))],
  ])('finds another result: %s', (message, tamper) => {
    const played = file()
    if (played.result !== null) tamper(played.result)
    expect(verify(nightWatchGame, played)).toMatchObject({
      verdict: 'failed',
      result: 'different',
      difference: { position: played.log.length, message: expect.stringContaining(message) },
    })
  })

  it('finds a result that was left out', () => {
    const played = { ...file(), result: null }
    expect(verify(nightWatchGame, played).difference?.message).toContain('has no result')
  })

  it('checks what it can of a file without a key', () => {
    const { key: _, ...played } = file()
    const position = find(played, ({ chance }) => chance.length > 0)
    at(played, position).chance = [6]
    expect(verify(nightWatchGame, played).difference).toEqual({
      position,
      message: `Pick ${position} of the log: the log holds 6 where only 0 to 5 can come.`,
    })
    at(played, position).chance = [1, 1]
    expect(verify(nightWatchGame, played).difference?.message).toContain('too many chance results')
    at(played, position).chance = []
    expect(verify(nightWatchGame, played).difference?.message).toContain('too few chance results')
  })
})
