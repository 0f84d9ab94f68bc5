import { describe, expect, it } from 'vitest'
import type { MatchFile } from './match-file.ts'
import { BadMatchFile, readMatchFile, type MatchFileFault } from './read-match-file.ts'
import { writeMatchFile } from './write-match-file.ts'

const titles = [{ id: 'night-watch', version: 4 }]

const file = (): MatchFile => ({
  format: 'eldertable-match',
  formatVersion: 1,
  title: 'night-watch',
  titleVersion: 4,
  seats: [
    { name: 'Ada', player: 'person' },
    { name: 'Bram', player: 'bot:random' },
  ],
  settings: { turns: 6, dark: false, moon: 'new' },
  commitment: 'c'.repeat(64),
  key: 'a'.repeat(64),
  start: [6, 2],
  log: [
    { seat: 0, pick: 0, chance: [3] },
    { seat: 1, pick: 131_072, chance: [], by: 'order' },
  ],
  result: { ending: 'dawn', winners: [1], hash: '0123456789abcdef' },
})

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

  it('has one line a pick', () => {
    const lines = writeMatchFile(file()).split('\n')
    expect(lines).toContain('    {"seat":0,"pick":0,"chance":[3]},')
    expect(lines).toContain('    {"seat":1,"pick":131072,"chance":[],"by":"order"}')
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
      JSON.stringify({ ...file(), formatVersion: 2 }),
      'other-format-version',
      'The match file has format version 2; only version 1 can be read.',
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
    ['key', { ...file(), key: 'A'.repeat(64) }],
    ['key', { ...file(), key: 'a'.repeat(63) }],
    ['commitment', { ...file(), commitment: undefined }],
    ['seats', { ...file(), seats: [] }],
    ['seats.0.player', { ...file(), seats: [{ name: 'Ada', player: 'bot:' }] }],
    ['seats.0.name', { ...file(), seats: [{ name: 'A\u001B[2Jda', player: 'person' }] }],
    ['seats.0.name', { ...file(), seats: [{ name: 'A\u202Eda', player: 'person' }] }],
    ['settings.turns', { ...file(), settings: { turns: [6] } }],
    ['result', { ...file(), result: undefined }],
    ['result.winners', { ...file(), result: { ending: 'dawn', hash: '0123456789abcdef' } }],
    ['at the top', { ...file(), cheat: true }],
  ])('names the place of the damage: %s', (place, data) => {
    const [fault, message] = faultOf(JSON.stringify(data))
    expect(fault).toBe('damaged')
    expect(message).toMatch(/^The match file is damaged: [^\n]+\.$/)
    expect(message.startsWith(`The match file is damaged: ${place}: `)).toBe(true)
  })
})
