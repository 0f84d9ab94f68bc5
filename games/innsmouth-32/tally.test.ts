import type { LogLine } from '@eldertable/board-kit'
import { ToldMatches } from '@eldertable/testkit/title/told.ts'
import { describe, expect, it } from 'vitest'
import { theCard } from './pieces/cards.ts'
import { innsmouth32 } from './index.ts'
import { headline } from './text/endings.ts'
import { story } from './board/story.ts'
import { tally } from './board/tally.ts'

const fixtures = new URL('./fixtures/', import.meta.url)
const matches = new ToldMatches(innsmouth32, fixtures, { tally, story })
const played = (name: string) => matches.played(name)
const rows = (name: string) => matches.rows(name)
const told = (name: string) => matches.told(name)

describe('who did what', () => {
  it('has a row for the director, for every survivor and for the monsters of those who fell', () => {
    const all = rows('last-one-falls-nine')
    expect(all[0]).toBe('The director: –: 4 68')
    expect(all).toContain("The Bookworm: Fell in reel IV, to Eve's monsters: 2 0 32 16 1")
    expect(all).toContain('Monsters of Eve: –: 1 20')
    expect(all.filter((row) => row.includes(': Fell in reel '))).toHaveLength(12)
  })

  it('counts what monsters on the screen and events do by themselves, so that all that was faced was done', () => {
    const { log, context } = played('last-one-falls-nine')
    const all = tally(log, context)
    const sum = (label: string): number =>
      all
        .flatMap(({ figures }) => figures)
        .filter((one) => one.label === label)
        .reduce((total, { value }) => total + Number(value), 0)
    const survivors = new Set(
      all.filter(({ figures }) => figures.length > 2).map(({ name }) => name),
    )
    const done = all
      .filter(({ name }) => !survivors.has(name))
      .reduce((total, { figures }) => total + Number(figures[1]?.value), 0)
    expect(all.map(({ name }) => name)).toContain('Cards by themselves')
    expect(done).toBe(sum('damage faced'))
  })

  it('counts as one does by hand', () => {
    expect(rows('last-one-falls-nine')).toContain(
      "The Moll: Fell in reel IV, to Fay's monsters: 4 26 39 21 4",
    )
  })

  it('I32-SPOINT-13 counts what was laid down against damage only if it was enough', () => {
    const { log, context } = played('last-one-falls-nine')
    const [who, pool] = [theCard('moll'), 0]
    const offer = { key: 'gives', is: { who, amount: 2, for: 'negation' } }
    const told = [
      { key: 'joins', is: { who, pool } },
      { key: 'suffers', is: { who, dice: [3], damage: 3 } },
      offer,
      { key: 'suffers', is: { who, dice: [2], damage: 2 } },
      offer,
      { key: 'negates', is: { who, damage: 2 } },
    ].map(
      (event, place) => ({ ...log[place], event: { ...log[place]?.event, ...event } }) as LogLine,
    )
    const row = tally(told, context).find(({ name }) => name === 'The Moll')
    expect(row?.figures.map(({ value }) => value)).toEqual(['0', '0', '5', '2', '0'])
  })

  it('says of each figure whether it has won: not of survivors whom their own seat has avenged', () => {
    const { log, context } = played('last-one-falls-nine')
    const won = tally(log, context).filter(({ isWinner }) => isWinner)
    expect(won.map(({ name }) => name)).toEqual([
      'The director',
      'Cards by themselves',
      'Monsters of Fay',
      'Monsters of Hal',
      'Monsters of Dee',
      'Monsters of Ida',
      'Monsters of Eve',
    ])
  })

  it('knows those who lived, and the one who was never one of them', () => {
    expect(
      rows('film-ends-six-together').filter((row) => row.includes('Lived to leave')),
    ).toHaveLength(8)
    expect(rows('coup-of-the-cultist').join()).toContain(
      'The Triggerman: One of them all along, shown in reel IV',
    )
  })
})

describe('where it turned', () => {
  it('ends with the last victim, by name', () => {
    const { points } = told('last-one-falls-nine')
    expect(points.at(-1)).toBe("Reel IV: The Bookworm falls to Eve's monsters, and nobody is left.")
  })

  it('has a loss of the reader among what weighs most', () => {
    const { log, context } = played('film-ends-six-together')
    const losses = (reader: number | null) =>
      story(log, { ...context, reader }).turningPoints.filter(({ kind }) => kind === 'own')
    const { pools } = context.table as unknown as { pools: { seat: number }[] }
    const readers = pools.map(({ seat }) => losses(seat).length)
    expect(losses(null)).toEqual([])
    expect(Math.max(...readers)).toBeGreaterThan(0)
    for (const { seat } of pools)
      for (const { weight } of losses(seat)) expect(weight).toBeGreaterThan(4)
  })

  it('does not mourn the cultist', () => {
    const { points } = told('coup-of-the-cultist')
    expect(points.filter((line) => line.includes('Triggerman'))).toEqual([
      'Reel IV: The Triggerman was one of them all along.',
    ])
  })
})

describe('the result', () => {
  const result = (reader: number | null, name = 'last-one-falls-nine') =>
    headline({ ...played(name).context, reader })

  it('is the own one of everybody: of the director, of those who fell and played on, of the last victim', () => {
    expect(result(0)).toBeUndefined()
    expect(result(5)).toBe('You won with the monsters')
    expect(result(1)).toBe('You fell')
    expect(result(null)).toBe('The director won')
  })

  it('is no riddle where the survivors won', () => {
    expect(result(2, 'film-ends-six-together')).toBeUndefined()
    expect(result(null, 'film-ends-six-together')).toBe('The survivors won')
  })
})
