import { Engine, type Bot } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { fixtureText, FixtureMismatch, replayFixture, type Fixture } from './fixtures.ts'
import { recordEndings, recordMatch } from './record-match.ts'
import { miniTitle } from './testing/mini-title.ts'

const title = miniTitle()
const engine = new Engine(title)
const anyPick: Bot = (observation, chance) =>
  observation.picks[chance.below(observation.count)] ?? -1
const recorded = recordMatch(engine, [anyPick, anyPick, anyPick], { seed: 'fixture' })

describe('a recorded match', () => {
  it('goes the same way again, from its file', () => {
    const stored = JSON.parse(fixtureText(recorded)) as Fixture
    expect(stored).toEqual(recorded)
    expect(replayFixture(engine, stored).table.outcome).toEqual({
      ending: recorded.ending,
      winners: recorded.winners,
    })
    expect(recorded).toMatchObject({ title: 'mini', version: 3, seats: 3, ending: 'turns-over' })
    expect(recorded.settings).toEqual({ doubled: false, length: 'short', coins: 5 })
  })

  it('is recorded alike from the same seed', () => {
    const bots = [anyPick, anyPick, anyPick]
    expect(recordMatch(engine, bots, { seed: 'fixture' })).toEqual(recorded)
    expect(recordMatch(engine, bots, { seed: 'other' })).not.toEqual(recorded)
  })

  it('is given up if it takes too long or a bot cheats', () => {
    const bots = [anyPick, anyPick]
    expect(() => recordMatch(engine, bots, { seed: 's', longest: 3 })).toThrow('after 3 picks')
    expect(() => recordMatch(engine, [() => 99, anyPick], { seed: 's' })).toThrow('not-offered')
  })

  const [first = [0, 0], ...others] = recorded.log
  const dice = recorded.log.findIndex((entry) => entry.length > 2)
  it.each<[what: string, change: Partial<Fixture>, message: string]>([
    ['title', { title: 'maxi' }, 'a match of maxi'],
    ['version', { version: 2 }, 'of version 2, not 3'],
    ['shuffle', { start: [] }, 'the set-up: Error: the log holds too few'],
    ['set-up', { start: [...recorded.start, 0] }, 'the set-up left 1 chance results over'],
    ['pick', { log: [[0, 0x2_0000 + 99], ...others] }, 'pick 0 (seat 0: play 99) is rejected'],
    ['seat', { log: [[1, first[1]], ...others] }, 'not-your-decision'],
    ['dice', { log: recorded.log.with(dice, [...recorded.log[dice]!, 0]) }, 'left 1 chance'],
    ['length', { log: recorded.log.slice(0, -1) }, 'the match is not over'],
    ['ending', { ending: 'darkness' }, 'it ends by turns-over, not by darkness'],
    ['winners', { winners: [] }, 'win, not'],
    ['hash', { hash: '0' }, 'the last state is another one'],
  ])('is not accepted with another %s', (_what, change, message) => {
    const changed = { ...recorded, ...change }
    expect(() => replayFixture(engine, changed)).toThrow(FixtureMismatch)
    expect(() => replayFixture(engine, changed)).toThrow(message)
  })
})

describe('random matches', () => {
  it('give the shortest for each ending', () => {
    const endings = recordEndings(engine, 150, { seed: 'endings', settings: { length: 'long' } })
    expect([...endings.keys()].toSorted()).toEqual(['conceded', 'turns-over'])
    for (const [ending, fixture] of endings)
      expect(replayFixture(engine, fixture).table.outcome?.ending).toBe(ending)
  })
})
