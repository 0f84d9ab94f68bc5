import { Engine, type Settings } from '@eldertable/kernel'
import { playAtRandom } from '@eldertable/testkit/random-match.ts'
import { describe, expect, it } from 'vitest'
import { cthulhuMash } from '../../index.ts'
import { KIND_OF, objectNumber } from '../../pieces/objects.ts'
import { newMatch } from '../../testing/at.ts'
import { dieThrown } from '../../testing/die-thrown.ts'
import { shufflesIn } from '../../testing/shuffled.ts'

/** The Private Eye and the Psychotherapist before the first turn. */
function prepared() {
  const t = newMatch(2).dice(6, 1, 6, 1).go()
  t.pick('beCharacter', 'private-eye').pick('beCharacter', 'psychotherapist')
  return t.pick('turnTile', 2).until('prepare').pick('turnTile', 0)
}

describe('Set-up', () => {
  it('CM-SETUP-2 CM-OPT-19 CM-PROMPT-1 CM-RULING-71 the victory condition may be rolled for: one of three', () => {
    for (const [die, victory] of [
      [2, 'death-match'],
      [3, 'capture-the-flag'],
      [4, 'capture-the-flag'],
      [5, 'cooperative'],
    ] as const) {
      const t = newMatch(2, { victory: 'roll', characters: 'random' }).dice(die, 2, 1).go()
      expect(t.told('victory')).toEqual([{ die, victory }])
      expect(t.table.victory).toBe(victory)
    }
  })

  it('CM-SETUP-3 CM-TERM-12 CM-PROMPT-1 in teams first and third play against second and fourth in turn order', () => {
    const t = newMatch(4, { teams: true, characters: 'random' }).dice(1, 6, 2, 3, 1, 3, 1).go()
    expect(t.table.isTeams).toBe(true)
    const sides = [0, 1, 2, 3].map((seat) => t.engine.title.sides?.of(t.table, seat))
    expect(sides[1]).toBe(sides[3])
    expect(sides[0]).toBe(sides[2])
    expect(sides[0]).not.toBe(sides[1])
  })

  it('CM-SETUP-4 one player alone plays together, and cannot choose otherwise', () => {
    expect(() => newMatch(1, { victory: 'death-match' })).toThrow('alone')
    expect(newMatch(1).go().table.victory).toBe('cooperative')
  })

  it('CM-SETUP-9 CM-SETUP-10 CM-SETUP-12 CM-SETUP-14 CM-RULING-9 two players: start tiles face up above and below, six others face down', () => {
    const t = newMatch(2, { characters: 'random' }).dice(2, 1).go()
    const up = t.table.places.filter(({ tile }) => tile >= 0)
    expect(up).toMatchObject([
      { column: 1, row: 0, isStart: true },
      { column: 1, row: 3, isStart: true },
    ])
    expect(t.table.places).toHaveLength(8)
    expect(t.state.box.spareTiles).toHaveLength(6)
    expect([t.hero('ann').home, t.hero('bob').home]).toEqual([0, 7])
    expect(new Set([...t.state.box.tiles, ...t.state.box.spareTiles]).size).toBe(14)
  })

  it('CM-SETUP-9 CM-COOP-3 which tiles lie where is left to chance, with own starts and with a shared one', () => {
    const laid = (settings: Settings, seed: string): string => {
      let tiles = ''
      playAtRandom(new Engine(cthulhuMash), { seats: 2, settings }, seed, ({ table, box }) => {
        if (tiles === '' && table.turn > 0)
          tiles = table.places
            .map(({ isStart }, place) => (isStart ? '-' : box.tiles[place]))
            .join()
      })
      return tiles
    }
    const together = { victory: 'cooperative', characters: 'random', turnLimit: 1 }
    for (const sharedStart of ['on', 'off']) {
      const boards = ['a', 'b', 'c'].map((seed) => laid({ ...together, sharedStart }, seed))
      expect(new Set(boards).size).toBe(3)
    }
  })

  it('CM-SETUP-11 CM-SETUP-13 CM-SETUP-16 CM-RULING-10 CM-HOME-11 three players: corners, and a spare start tile nobody owns', () => {
    const t = newMatch(3, { characters: 'random' }).dice(3, 2, 1, 1, 4, 4).go()
    const starts = t.table.places.filter(({ isStart }) => isStart)
    expect(starts).toHaveLength(4)
    expect(starts.every(({ tile }) => tile >= 0 && tile < 4)).toBe(true)
    expect(new Set(starts.map(({ tile }) => tile)).size).toBe(4)
    // Two gates face two tiles in one way only, so nobody was asked.
    expect(starts.map(({ column, row, rotation }) => [column, row, rotation])).toEqual([
      [0, 0, 2],
      [3, 0, 3],
      [0, 3, 1],
      [3, 3, 0],
    ])
    const homes = t.table.heroes.map(({ home }) => home)
    const spare = t.table.places.findIndex(
      (place) => place.isStart && place.column === 0 && place.row === 3,
    )
    expect(homes).not.toContain(spare)
    expect(t.table.places[spare]?.isPopulated).toBe(false)
  })

  it('CM-SETUP-15 CM-PROMPT-3 each owner turns a start tile so that a gate faces the tile beside it', () => {
    const t = newMatch(2, { characters: 'random' }).dice(2, 1).go()
    expect(t.asked).toBe('ann ownStarts.turn')
    // Gates n and w: one of them looks south after two or three quarter turns.
    expect(t.offered).toEqual(['turnTile 2', 'turnTile 3'])
    t.pick('turnTile', 3)
    expect(t.asked).toBe('bob ownStarts.turn')
    expect(t.offered).toEqual(['turnTile 0', 'turnTile 1'])
  })

  it('CM-SETUP-17 CM-SETUP-18 CM-SETUP-20 CM-SETUP-21 CM-SETUP-22 CM-SETUP-23 CM-RULING-8 stacks as the box has them', () => {
    const t = prepared()
    expect(t.table).toMatchObject({ generatorsLeft: 48, spellsLeft: 15, objectsLeft: 71, foes: [] })
    expect(t.hero('bob').spells).toHaveLength(1)
    expect(t.told('learns')).toMatchObject([{ seat: 1 }])
    // Nobody's spawning space is destroyed.
    expect(t.table.heroes.map(({ homeHealth }) => homeHealth)).toEqual([3, 3])
  })

  it('CM-SETUP-19 the Private Eye has her revolver before the objects are shuffled', () => {
    const t = prepared()
    expect(t.carries('ann')).toEqual(['revolver-32'])
    expect(t.state.box.objects.some((one) => KIND_OF[one] === objectNumber('revolver-32'))).toBe(
      false,
    )
    expect(t.carries('bob')).toEqual([])
  })

  it('CM-SETUP-24 CM-SETUP-7 CM-RULING-61 each figure begins on R1C6 of its own start tile, which it has not entered', () => {
    const t = prepared()
    expect(t.where('ann')).toBe('train-station R1C6')
    expect(t.where('bob')).toBe('medical-school R1C6')
    expect(t.told('arrives')).toEqual([])
  })

  it('CM-SETUP-25 CM-SETUP-5 CM-SETUP-6 CM-SETUP-8 CM-SETUP-1 CM-PROMPT-2 the highest roll plays first, and characters are chosen by another roll', () => {
    const t = newMatch(2).dice(3, 3, 2, 5, 6, 1).go()
    expect(t.table.first).toBe(1)
    expect(t.asked).toBe('ann choosing.choose')
    t.pick('beCharacter', 'private-eye')
    expect(t.refusal('beCharacter', 'private-eye')).toBe('taken')
    expect(t.attempt('bob', 'beCharacter', 'private-eye')).toBe('not-offered')
    t.pickAs('bob', 'beCharacter', 'psychotherapist')
    expect(t.asked).toBe('bob ownStarts.turn')
    t.pick('turnTile', 2).until('prepare').pickAs('ann', 'turnTile', 0)
    expect(t.hero('ann')).toMatchObject({ character: 2, health: 4, mentality: 4 })
    expect(t.hero('bob')).toMatchObject({ character: 3, health: 3, mentality: 5 })
    expect(t.state.box.powers.map(({ length }) => length)).toEqual([7, 7, 7, 7])
  })

  it('CM-SETUP-25 CM-SETUP-5 those who are equal roll again among themselves', () => {
    const t = newMatch(3).dice(4, 1, 4, 2, 5, 6, 6, 1, 2, 3).go()
    // ann and cid are equal, then cid is higher; for the characters ann and bob are, then bob is higher.
    expect(t.table.first).toBe(2)
    expect(t.told('rollsOff').map(({ seats }) => seats)).toEqual([
      [0, 1, 2],
      [0, 2],
      [0, 1, 2],
      [0, 1],
    ])
    expect(t.asked).toBe('bob choosing.choose')
  })

  it('CM-SETUP-27 CM-SETUP-26 nothing is rolled for start tiles before their owners play', () => {
    const t = prepared()
    expect(t.table.places.some(({ isPopulated }) => isPopulated)).toBe(false)
    t.dice(1, 3, 1).goOn()
    expect(t.told('populates')).toMatchObject([{ place: t.hero('ann').home }])
    expect(t.told('turn')).toEqual([{ seat: 0 }])
  })

  it('CM-SETUP-29 there are four characters and sixteen tiles, and none of another set', () => {
    const t = newMatch(4).dice(6, 5, 4, 3, 6, 5, 4, 3).go()
    expect(t.offered).toHaveLength(4)
    for (const one of ['arctic-explorer', 'mariner-merchant', 'private-eye', 'psychotherapist'])
      expect(t.offers('beCharacter', one)).toBe(true)
  })
})

describe('Stacks that are shuffled', () => {
  it('CM-SETUP-17 CM-SETUP-20 CM-SETUP-21 CM-SETUP-22 all of them before the game', () => {
    const t = newMatch(2, { characters: 'random' })
    const isShuffled = shufflesIn(t)
    t.dice(6, 1).go().until('prepare')
    while (t.asked !== 'prepare is over') t.takeDefault()
    expect(isShuffled('generators')).toBe(true)
    expect(isShuffled('objects')).toBe(true)
    expect(isShuffled('spells')).toBe(true)
    expect([0, 1, 2, 3].map((character) => isShuffled('powers', character))).toEqual([
      true,
      true,
      true,
      true,
    ])
  })
})

describe('Which die is thrown', () => {
  it('CM-SETUP-2 CM-SETUP-25 CM-SETUP-5 CM-TERM-13 before the game always a d6', () => {
    const t = newMatch(2, { victory: 'roll' })
    expect(dieThrown(() => t.go())).toBe('d6')
    expect(dieThrown(() => newMatch(2).go())).toBe('d6')
    expect(dieThrown(() => newMatch(2).dice(6, 1).go())).toBe('d6')
  })
})
