import { commitmentTo, type State } from '@eldertable/kernel'
import type { MatchFile } from '@eldertable/protocol'
import { describe, expect, it } from 'vitest'
import { MatchHost } from '../host/match-host.ts'
import { LogFault } from '../log/log-fault.ts'
import { Match } from '../match.ts'
import { longMatch } from '../testing/long-match.ts'
import { MemoryLedger } from '../testing/memory-ledger.ts'
import { nightWatchGame } from '../testing/night-watch.ts'
import { KEY, openMatch, playedMatch, seatsOf } from '../testing/open-match.ts'
import { shopPick, workshop1, workshop2 } from '../testing/workshop.ts'
import { Budget, OverBudget } from './budget.ts'
import { fork } from './fork.ts'
import { onlyPicksInForce } from './only-picks-in-force.ts'
import { verify } from './verify.ts'

const OTHER_KEY = 'fedcba9876543210'.repeat(4)

type Migrated = Extract<MatchFile['log'][number], { do: 'migrated' }>

/** A file of the workshop in which somebody has become rich overnight, by "other rules" of this version. */
function riches(to: number, titleVersion = 1): MatchFile {
  const match = Match.open({ game: workshop1, seats: seatsOf('person'), key: KEY })
  match.command(0, 0, shopPick.gather)
  const state = match.stateAt(1) as State & { table: { wood: number[] } }
  state.table.wood = [1e308]
  const file = { ...match.toFile({ withKey: true }), titleVersion }
  const { counter } = match
  file.log.push({ do: 'migrated', to, counter, state: state as unknown as Migrated['state'] })
  return file
}

describe('a state that somebody has written into the middle of a match', () => {
  const { migrating, finishing } = workshop2
  const version2 = { ...migrating, title: { ...migrating.title, earlier: [workshop1.title] } }

  it.each([
    ['of the same rules', workshop1, riches(1)],
    ['of the same rules, with others there', migrating, riches(1)],
    ['of older rules', version2, riches(1, 2)],
    ['of no rules', workshop1, riches(0)],
    ['of rules to which no way leads', finishing, riches(2)],
    ['of rules that nobody has', migrating, riches(3)],
    ['of later rules, and not what they make of it', migrating, riches(2)],
  ])('is not believed: %s', (_, game, file) => {
    expect(verify(game, file).verdict).toBe('failed')
    expect(() => Match.restore(game, file)).toThrow(LogFault)
    for (const position of [0, 1])
      expect(() => fork(game, file, position, { key: OTHER_KEY })).toThrow(LogFault)
  })

  it('is not believed when it is stored, with or without a snapshot of it', async () => {
    const file = riches(1)
    const { log, start, ...head } = file
    const ledger = new MemoryLedger()
    const begin = { do: 'begin', ...head, start }
    ledger.log.push(...[begin, ...log].map((entry) => JSON.stringify(entry)))
    await expect(MatchHost.open(ledger, workshop1)).rejects.toThrow(LogFault)
    const { state } = log.at(-1) as Migrated
    const snapshot = JSON.stringify({ titleVersion: 1, state, orders: [] })
    await ledger.putSnapshot(ledger.log.length, snapshot)
    await expect(MatchHost.open(ledger, workshop1)).rejects.toThrow(LogFault)
    expect(() => onlyPicksInForce(file)).toThrow(LogFault)
  })

  it('may be as deep as it likes', () => {
    const file = riches(2)
    const depth = 200_000
    const entry = file.log.at(-1) as Migrated
    entry.state.table['wood'] = JSON.parse('['.repeat(depth) + ']'.repeat(depth))
    expect(verify(migrating, file).difference?.message).toMatch('not the migrated state')
  })
})

describe('dice that nobody can check', () => {
  it('are not verified because they are said to come from another match', () => {
    const file = playedMatch().toFile({ withKey: true })
    const results = [...file.start, ...playedMatch().line.flatMap(({ chance }) => chance)].length
    const origin = { commitment: 'a'.repeat(64), entries: file.log.length }
    expect(verify(nightWatchGame, { ...file, origin })).toMatchObject({
      verdict: 'incomplete',
      commitment: 'kept',
      chance: 0,
      believed: results,
      unproved: [
        `What comes from another match (the set-up and ${file.log.length} entries) ` +
          `only its own file can prove: ${results} chance results.`,
      ],
    })
    const dealt = { ...openMatch().toFile({ withKey: true }), origin: { ...origin, entries: 0 } }
    expect(verify(nightWatchGame, dealt).unproved).toEqual([
      'What comes from another match (the set-up) only its own file can prove: 7 chance results.',
    ])
  })

  it('are not those that are still to come', () => {
    const file = openMatch().toFile({ withKey: true })
    const origin = { commitment: 'a'.repeat(64), entries: 50 }
    expect(verify(nightWatchGame, { ...file, origin }).difference?.message).toBe(
      'Set-up: more comes from another match than there is.',
    )
    expect(() => Match.restore(nightWatchGame, { ...file, origin })).toThrow(LogFault)
  })

  it('are not verified by another key for what comes after them', () => {
    const { match } = longMatch(8)
    const origin = { commitment: match.commitment, entries: 8 }
    const file = { ...match.toFile({ withKey: true }), key: OTHER_KEY, origin }
    file.commitment = commitmentTo(OTHER_KEY)
    expect(verify(workshop1, file)).toMatchObject({ verdict: 'incomplete', chance: 0 })
  })
})

describe('a log that goes back and forth', () => {
  const { match } = longMatch(200)
  const file = match.toFile({ withKey: true })
  for (let i = 0; i < 500; i++)
    file.log.push({ do: 'undo', seat: 0, to: 0 }, { do: 'redo', seat: 0, to: 200 })

  it('costs what it makes us play, not what it weighs', () => {
    expect(() => verify(workshop1, file, new Budget(5_000))).toThrow(OverBudget)
    expect(() => fork(workshop1, file, 5, { key: OTHER_KEY, budget: new Budget(5_000) })).toThrow(
      'more than 5000 picks would have to be played',
    )
  })

  it('is checked by whoever has the time', () => {
    expect(verify(workshop1, file, new Budget(110_000)).verdict).toBe('verified')
  })
})
