import { describe, expect, it } from 'vitest'
import type { MatchFile } from './match-file.ts'
import { BadMatchFile, readMatchFile, type MatchFileFault } from './read-match-file.ts'
import { writeMatchFile } from './write-match-file.ts'

const titles = [{ id: 'night-watch', version: 4 }]

const file = (): MatchFile => ({
  format: 'eldertable-match',
  formatVersion: 3,
  title: 'night-watch',
  titleVersion: 4,
  seats: [
    { name: 'Ada', player: 'person' },
    { name: 'Bram', player: 'bot:random' },
  ],
  settings: { turns: 6, dark: false, moon: 'new' },
  undo: 'strict',
  commitment: 'c'.repeat(64),
  key: 'a'.repeat(64),
  start: [6, 2],
  log: [
    { seat: 0, pick: 0, chance: [3] },
    { seat: 1, pick: 131_072, chance: [], by: 'order' },
  ],
  result: { ending: 'dawn', winners: [1], hash: '0123456789abcdef' },
})

const numbers = (count: number): number[] => Array.from({ length: count }, (_, n) => n % 2)
const MIGRATED = { do: 'migrated', to: 5, counter: 0, state: { table: {}, hands: [], box: {} } }

function faultOf(text: string): [MatchFileFault, string] {
  try {
    readMatchFile(text, titles)
  } catch (error) {
    if (error instanceof BadMatchFile) return [error.fault, error.message]
    throw error
  }
  throw new Error('it was read')
}

describe('a match file', () => {
  it('is written and read without loss', () => {
    expect(readMatchFile(writeMatchFile(file()), titles)).toEqual(file())
  })

  it('may be without a key, a result and a log', () => {
    const { key: _, ...rest } = file()
    const open: MatchFile = { ...rest, log: [], result: null }
    expect(readMatchFile(writeMatchFile(open), titles)).toEqual(open)
  })

  it('may hold whatever can happen at a table besides picks', () => {
    const log: MatchFile['log'] = [
      { seat: 0, pick: 0, chance: [3], id: 'c1' },
      { seat: 1, pick: 0, chance: [], by: 'bot-hold' },
      { do: 'undo', seat: 0, to: 1 },
      { do: 'redo', seat: 0, to: 2, id: 'c2' },
      { do: 'ask', seat: 0, to: 0 },
      { do: 'answer', seat: 1, yes: true },
      { do: 'undo', seat: 0, to: 0, by: 'consent' },
      { do: 'order', seat: 1, decision: 'listen.react', until: 'turn-ends' },
      { do: 'lift', seat: 1, decision: 'listen.react' },
      { do: 'rewind', to: 0 },
      { do: 'hold', seat: 1, bot: 'random' },
      { do: 'back', seat: 1 },
      { do: 'leave', seat: 1 },
      { do: 'replace', seat: 1, name: 'Cora', player: 'person' },
      { do: 'migrated', to: 4, counter: 3, state: { table: { turn: 1 }, hands: [{}], box: {} } },
    ]
    const whole: MatchFile = {
      ...file(),
      undo: 'free',
      origin: { commitment: 'd'.repeat(64), entries: 1 },
      titleVersion: 3,
      log,
    }
    expect(readMatchFile(writeMatchFile(whole), titles)).toEqual(whole)
  })

  it('has one line a pick', () => {
    const lines = writeMatchFile(file()).split('\n')
    expect(lines).toContain('    {"seat":0,"pick":0,"chance":[3]},')
    expect(lines).toContain('    {"seat":1,"pick":131072,"chance":[],"by":"order"}')
  })
})

describe('the version that a file is written with', () => {
  it('is 2 for a log that version 2 knew all of, so that older programs read it', () => {
    expect(writeMatchFile(file())).toMatch('"formatVersion": 2')
  })

  it('is 3 once whoever runs the server has taken the match back: older programs say that they are too old', () => {
    const log: MatchFile['log'] = [...file().log, { do: 'rewind', to: 1 }]
    expect(writeMatchFile({ ...file(), log })).toMatch('"formatVersion": 3')
  })
})

describe('a file of format version 1', () => {
  it('is read as a strict table whose log is its line', () => {
    const { undo: _, ...rest } = file()
    expect(readMatchFile(JSON.stringify({ ...rest, formatVersion: 1 }), titles)).toEqual(file())
  })

  it('does not hide its damage behind its age', () => {
    const { undo: _, ...rest } = file()
    const text = JSON.stringify({ ...rest, formatVersion: 1, log: [{ seat: 0 }] })
    expect(faultOf(text)[1]).toMatch('The match file is damaged: log.0.pick: ')
  })
})

describe('a file of earlier rules', () => {
  const text = JSON.stringify({ ...file(), titleVersion: 3 })

  it('is read if the title has kept them', () => {
    const keeping = [{ id: 'night-watch', version: 4, earlier: [{ version: 3 }] }]
    expect(readMatchFile(text, keeping).titleVersion).toBe(3)
    expect(faultOf(text)[0]).toBe('other-title-version')
  })

  it('is not read if it has moved on to rules that are unknown', () => {
    const state = { table: {}, hands: [], box: {} }
    const log = [{ do: 'migrated', to: 5, counter: 0, state }]
    expect(faultOf(JSON.stringify({ ...file(), log }))).toEqual([
      'other-title-version',
      'The match was played with version 5 of night-watch; this is version 4.',
    ])
  })
})

describe('a file that is no good', () => {
  it.each<[string, string, MatchFileFault, string]>([
    ['empty', '', 'not-json', 'The file is not readable as JSON: it is damaged or cut off.'],
    [
      'cut off',
      writeMatchFile(file()).slice(0, 300),
      'not-json',
      'The file is not readable as JSON: it is damaged or cut off.',
    ],
    ['something else', '[1, 2]', 'not-a-match', 'The file is JSON, but not an Eldertable match.'],
    ['null', 'null', 'not-a-match', 'The file is JSON, but not an Eldertable match.'],
    [
      'of another time',
      JSON.stringify({ ...file(), formatVersion: 4 }),
      'other-format-version',
      'The match file has format version 4; only versions 1, 2 and 3 can be read.',
    ],
    [
      'of another title',
      JSON.stringify({ ...file(), title: 'chess' }),
      'unknown-title',
      'There is no title chess here.',
    ],
    [
      'of other rules',
      JSON.stringify({ ...file(), titleVersion: 3 }),
      'other-title-version',
      'The match was played with version 3 of night-watch; this is version 4.',
    ],
  ])('says so in a sentence of its own: %s', (_, text, fault, message) => {
    expect(faultOf(text)).toEqual([fault, message])
  })

  it.each<[string, unknown]>([
    ['log.0.pick', { ...file(), log: [{ seat: 0, pick: 'throw', chance: [] }] }],
    ['log.0.pick', { ...file(), log: [{ seat: 0, pick: 0.5, chance: [] }] }],
    ['log.0.seat', { ...file(), log: [{ seat: -1, pick: 0, chance: [] }] }],
    ['log.0.chance.1', { ...file(), log: [{ seat: 0, pick: 0, chance: [1, null] }] }],
    ['log.0.by', { ...file(), log: [{ seat: 0, pick: 0, chance: [], by: 'magic' }] }],
    ['log.0.do', { ...file(), log: [{ do: 'cheat', seat: 0, pick: 0, chance: [] }] }],
    ['log.0.to', { ...file(), log: [{ do: 'undo', seat: 0, to: -1 }] }],
    ['log.0', { ...file(), log: [{ do: 'redo', seat: 0, to: 1, chance: [] }] }],
    ['log.0.player', { ...file(), log: [{ do: 'replace', seat: 0, name: 'A', player: 'cat' }] }],
    ['undo', { ...file(), undo: 'sometimes' }],
    ['key', { ...file(), key: 'A'.repeat(64) }],
    ['key', { ...file(), key: 'a'.repeat(63) }],
    ['commitment', { ...file(), commitment: undefined }],
    ['seats', { ...file(), seats: [] }],
    ['seats.0.player', { ...file(), seats: [{ name: 'Ada', player: 'bot:' }] }],
    ['seats.0.name', { ...file(), seats: [{ name: 'A\u001B[2Jda', player: 'person' }] }],
    ['seats.0.name', { ...file(), seats: [{ name: 'A\u202Eda', player: 'person' }] }],
    ['settings.turns', { ...file(), settings: { turns: [6] } }],
    ['result', { ...file(), result: undefined }],
    ['settings.turns', { ...file(), settings: { turns: 1e308 } }],
    ['settings.turns', { ...file(), settings: { turns: 0.5 } }],
    ['settings.moon', { ...file(), settings: { moon: 'x'.repeat(201) } }],
    ['settings', { ...file(), settings: Object.fromEntries(numbers(101).map((n, i) => [i, n])) }],
    ['titleVersion', { ...file(), titleVersion: 2 ** 31 }],
    ['start', { ...file(), start: numbers(10_001) }],
    ['log', { ...file(), log: numbers(100_001).map(() => ({ seat: 0, pick: 0, chance: [] })) }],
    ['log.0.seat', { ...file(), log: [{ seat: 32, pick: 0, chance: [] }] }],
    ['log.0.pick', { ...file(), log: [{ seat: 0, pick: 2 ** 32, chance: [] }] }],
    ['log.0.chance.0', { ...file(), log: [{ seat: 0, pick: 0, chance: [2 ** 32] }] }],
    ['log.0.chance', { ...file(), log: [{ seat: 0, pick: 0, chance: numbers(10_001) }] }],
    ['log.0.to', { ...file(), log: [{ do: 'redo', seat: 0, to: 100_001 }] }],
    ['log.0.counter', { ...file(), log: [{ ...MIGRATED, counter: 2 ** 31 }] }],
    ['log.0.to', { ...file(), log: [{ ...MIGRATED, to: 2 ** 31 }] }],
    ['origin.entries', { ...file(), origin: { commitment: 'd'.repeat(64), entries: 1e6 } }],
    ['result.winners', { ...file(), result: { ...file().result, winners: numbers(33) } }],
    ['result.winners', { ...file(), result: { ending: 'dawn', hash: '0123456789abcdef' } }],
    ['at the top', { ...file(), cheat: true }],
  ])('names the place of the damage: %s', (place, data) => {
    const [fault, message] = faultOf(JSON.stringify(data))
    expect(fault).toBe('damaged')
    expect(message).toMatch(/^The match file is damaged: [^\n]+\.$/)
    expect(message.startsWith(`The match file is damaged: ${place}: `)).toBe(true)
  })
})
