import { commitmentTo } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { LogFault } from './log-fault.ts'
import { Match } from './match.ts'
import { nightWatchGame, watchPick } from './testing/night-watch.ts'
import { KEY, openTable, playedTable, seatsOf } from './testing/table.ts'

describe('a command', () => {
  it('is taken from the seat that is asked', () => {
    const match = openTable()
    expect(match.decision).toMatchObject({ seat: 0, key: 'watch.choose' })
    expect(match.command(0, 0, watchPick.throw)).toBeUndefined()
    expect(match.position).toBe(1)
    expect(match.log[0]).toEqual({ seat: 0, pick: watchPick.throw, chance: [expect.any(Number)] })
    expect(match.decision).toMatchObject({ seat: 1, key: 'listen.react' })
  })

  it.each([
    ['a foreign seat', 1, 0, watchPick.throw, 'not-your-decision'],
    ['a seat that is not there', 7, 0, watchPick.throw, 'not-your-decision'],
    ['no seat', -1, 0, watchPick.throw, 'not-your-decision'],
    ['half a seat', 0.5, 0, watchPick.throw, 'not-your-decision'],
    ['an old decision', 0, -1, watchPick.throw, 'stale'],
    ['a later decision', 0, 1, watchPick.throw, 'stale'],
    ['a pick of another decision', 0, 0, watchPick.quiet, 'not-offered'],
    ['an argument too much', 0, 0, watchPick.throw + 1, 'not-offered'],
    ['a negative pick', 0, 0, -1, 'not-offered'],
    ['half a pick', 0, 0, 0.5, 'not-offered'],
    ['no number', 0, 0, Number.NaN, 'not-offered'],
    ['a pick beyond 32 bits', 0, 0, 2 ** 32, 'not-offered'],
    ['a text', 0, 0, '0' as unknown as number, 'not-offered'],
  ])('with %s changes nothing', (_, seat, decision, pick, refusal) => {
    const match = openTable()
    const before = match.hash
    const file = match.toFile({ withKey: true })
    expect(match.command(seat, decision, pick)).toBe(refusal)
    expect(match.hash).toBe(before)
    expect(match.toFile({ withKey: true })).toEqual(file)
  })

  it('that is sent twice is taken once', () => {
    const match = openTable()
    match.command(0, 0, watchPick.throw)
    const before = match.hash
    expect(match.command(0, 0, watchPick.throw)).toBe('stale')
    expect(match.hash).toBe(before)
  })

  it('can interject what is allowed at any moment', () => {
    const match = openTable()
    expect(match.anytime(2).options.map(({ verb }) => verb)).toEqual(['resign'])
    expect(match.command(2, 0, watchPick.resign)).toBeUndefined()
    expect(match.outcome).toEqual({ ending: 'resigned', winners: [0, 1] })
    expect(match.command(0, 1, watchPick.throw)).toBe('match-over')
  })

  it('is not taken for a bot', () => {
    const match = openTable(['sleepy', 'person'])
    expect(match.command(0, 0, watchPick.throw)).toBe('not-your-decision')
  })

  it('leaves the match as it was if the rules fail half-way', () => {
    const title = { ...nightWatchGame.title, procedures: [...nightWatchGame.title.procedures] }
    const [night, watch, listen] = title.procedures
    if (night === undefined || watch === undefined || listen === undefined) throw new Error('gone')
    const choose = watch.steps['choose']
    if (choose === undefined || !('take' in choose)) throw new Error('gone')
    let failures = 1
    const take: typeof choose.take = (g, f, verb, argument) => {
      const next = choose.take(g, f, verb, argument)
      if (failures-- > 0) throw new Error('a rule failed')
      return next
    }
    const broken = { name: 'watch', steps: { choose: { ...choose, take } } }
    const game = { ...nightWatchGame, title: { ...title, procedures: [night, broken, listen] } }
    const match = Match.open({ game, seats: seatsOf('person', 'person'), key: KEY })
    const before = match.hash
    expect(() => match.command(0, 0, watchPick.throw)).toThrow('a rule failed')
    expect(match.hash).toBe(before)
    expect(match.command(0, 0, watchPick.throw)).toBeUndefined()
    expect(Match.restore(game, match.toFile({ withKey: true })).hash).toBe(match.hash)
  })
})

describe('what a seat may know', () => {
  it('is the table, its own hand and its own options', () => {
    const match = openTable()
    expect(match.view(0).menu?.options.map(({ verb }) => verb)).toEqual(['throw', 'rest'])
    expect(match.view(1).menu).toBeNull()
    expect(match.view(1).hand).toHaveProperty('whisper')
    expect(match.view(null).hand).toBeNull()
  })

  it('is a copy', () => {
    const match = openTable()
    const before = match.hash
    match.view(0).table.turn = 99
    expect(match.hash).toBe(before)
  })

  it('has the events since a position, private ones for their seat alone', () => {
    const match = openTable()
    expect(match.heard(0).map(({ event }) => event.key)).toEqual(['heard', 'turn'])
    expect(match.heard(null).map(({ event }) => event.key)).toEqual(['turn'])
    match.command(0, 0, watchPick.throw)
    match.command(1, 1, watchPick.alarm(2))
    expect(match.heard(2, 1).map((told) => [told.position, told.event.key])).toEqual([
      [1, 'threw'],
      [2, 'alarm'],
    ])
    expect(match.heard(null, 2)).toEqual([
      { position: 2, event: { key: 'alarm', rule: 'NW-ALARM-2', is: { seat: 1, count: 2 } } },
    ])
  })
})

describe('bots in a match', () => {
  it('play until a person is asked', () => {
    const match = openTable(['person', 'sleepy', 'sleepy'])
    expect(match.runBots()).toBe(0)
    match.command(0, 0, watchPick.throw)
    expect(match.runBots(1)).toBe(1)
    expect(match.runBots()).toBe(1)
    expect(match.decision?.seat).toBe(0)
  })

  it('play a match to its end, and the same again from the same key', () => {
    expect(playedTable().outcome).toMatchObject({ ending: 'dawn' })
    expect(playedTable().hash).toBe(playedTable().hash)
  })

  it('that fail are replaced for that pick, and counted', () => {
    const match = openTable(['lost', 'liar', 'random'])
    match.runBots()
    expect(match.outcome).not.toBeNull()
    expect(match.botFaults[0]).toBeGreaterThan(0)
    expect(match.botFaults[1]).toBeGreaterThan(0)
    expect(match.botFaults[2]).toBe(0)
  })

  it('must be known', () => {
    expect(() => openTable(['person', 'wizard'])).toThrow('there is no bot wizard for night-watch')
  })
})

describe('a match file', () => {
  it('restores the match at any point', () => {
    const played = playedTable().toFile({ withKey: true })
    for (const length of [0, 1, 5, played.log.length - 1]) {
      const file = { ...played, log: played.log.slice(0, length), result: null }
      const match = Match.restore(nightWatchGame, file)
      expect(match.position).toBe(length)
      expect(match.toFile({ withKey: true })).toEqual(file)
      match.runBots()
      expect(match.toFile({ withKey: true })).toEqual(played)
    }
  })

  it('says what was played and how it ended', () => {
    const match = playedTable()
    const file = match.toFile({ withKey: true })
    expect(file).toMatchObject({ title: 'night-watch', titleVersion: 4, key: KEY })
    expect(file.settings).toEqual({ turns: 6, dark: false, moon: 'new' })
    expect(file.commitment).toBe(commitmentTo(KEY))
    expect(file.result).toEqual({ ...match.outcome, hash: match.hash })
    expect(file.start).toHaveLength(7)
  })

  it('keeps the key to itself if asked to', () => {
    const game = nightWatchGame
    const seats = seatsOf('random', 'random')
    const match = Match.open({ game, seats, key: KEY, seed: 'seven' })
    expect(match.toFile({ withKey: true })).toMatchObject({ key: KEY, seed: 'seven' })
    expect(JSON.stringify(match.toFile({ withKey: false }))).not.toMatch(`${KEY}|seven`)
  })

  it.each<[string, number, (file: ReturnType<Match['toFile']>) => void]>([
    ['Pick 3 of the log: that pick is not allowed there.', 3, (f) => (at(f, 3).pick = 77)],
    ['Pick 2 of the log: that seat is not asked.', 2, (f) => (at(f, 2).seat = 0)],
    ['Pick 2 of the log: there is no seat 9.', 2, (f) => (at(f, 2).seat = 9)],
    [
      'Pick 1 of the log: chance result 1 is 6 in the file and 0 by the key.',
      1,
      (f) => (at(f, 1).chance = [6]),
    ],
    [
      'Pick 2 of the log: chance result 1 is 0 in the file and not drawn by the key.',
      2,
      (f) => (at(f, 2).chance = [0]),
    ],
    [
      'Pick 1 of the log: a standing order can only pass, and this is no pass.',
      1,
      (f) => (at(f, 1).by = 'order'),
    ],
    ['Set-up: the key does not fit the commitment.', 0, (f) => (f.key = 'f'.repeat(64))],
    ["Set-up: without its key a match can't go on.", 0, (f) => delete f.key],
    ["Set-up: the setting turns can't be 99.", 0, (f) => (f.settings['turns'] = 99)],
    ['Set-up: night-watch takes 2 to 4 seats, not 1.', 0, (f) => (f.seats.length = 1)],
  ])('is not restored if it was tampered with: %s', (message, position, tamper) => {
    const file = playedTable().toFile({ withKey: true })
    tamper(file)
    const restore = () => Match.restore(nightWatchGame, file)
    expect(restore).toThrow(LogFault)
    expect(restore).toThrow(message)
    expect(restore).toThrow(expect.objectContaining({ position }))
  })
})

function at(file: ReturnType<Match['toFile']>, position: number) {
  const entry = file.log[position - 1]
  if (entry?.do !== undefined || entry === undefined)
    throw new Error(`there is no pick ${position}`)
  return entry
}
