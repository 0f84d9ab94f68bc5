import { describe, expect, it } from 'vitest'
import {
  tile,
  edge,
  spacesWhere,
  labelled,
  obstacles,
  holds,
  named,
  pushedHold,
  walkable,
} from '../testing/tile-facts.ts'
import { monsterAt, monsterNumber } from '../pieces/monsters.ts'
import { columnOf, N, parseSpace, rowOf, spaceName, SPAWN_SPACE } from './spaces.ts'
import { DOTTED, DOTTED_OBSTACLE, NO_OUTLINE, OPEN, SOLID, SOLID_OBSTACLE, WATER } from './tile.ts'
import { START_TILES, TILES } from './tiles.ts'

describe('start tiles', () => {
  it('CM-TILE-7 CM-TILE-8 CM-TILE-9 Base Camp', () => {
    const camp = tile('base-camp')
    expect([camp.start, camp.bootKind]).toEqual([0, 'ice'])
    expect(new Set(camp.boot)).toEqual(new Set([1]))
    expect(new Set(camp.bootIce)).toEqual(new Set([1]))
    expect(obstacles(camp, SOLID_OBSTACLE)).toEqual(named('R6C4', 'R6C5', 'R5C1', 'R2C6'))
    expect(obstacles(camp, DOTTED_OBSTACLE)).toEqual(['R5C5'])
    expect(edge(camp, 'R3C6', N)).toBe(SOLID)
    expect(labelled(camp, 'crevasse')).toEqual(named('R5C2', 'R5C6'))
    expect(holds(camp, ['R5C2', 'R5C6'])).toEqual([pushedHold(2, 1), pushedHold(2, 1)])
  })

  it('CM-TILE-10 CM-TILE-11 CM-TILE-12 CM-TILE-13 CM-TILE-14 CM-PLACE-16 Mariners Ship', () => {
    const ship = tile('mariners-ship')
    expect(ship.start).toBe(1)
    const between = [1, 2, 3, 4, 5, 6].map((column) => edge(ship, `R3C${column}`, N))
    expect(between).toEqual([DOTTED, OPEN, DOTTED, DOTTED, OPEN, DOTTED])
    expect(labelled(ship, 'ladder')).toEqual(named('R3C2', 'R4C2', 'R3C5', 'R4C5'))
    expect(labelled(ship, 'squid-tentacles')).toEqual(['R2C6'])
    expect(spaceName(ship.chest)).toBe('R5C1')
    const sea = named('R6C1', 'R6C6', 'R1C1', 'R1C2')
    expect(labelled(ship, 'open-sea')).toEqual(sea)
    for (const name of sea)
      expect([ship.harm[parseSpace(name)], ship.terrain[parseSpace(name)]]).toEqual([1, WATER])
  })

  it('CM-TILE-15 CM-TILE-16 CM-TILE-17 CM-TILE-18 Train Station', () => {
    const station = tile('train-station')
    expect(station.start).toBe(2)
    expect(obstacles(station, SOLID_OBSTACLE)).toEqual(named('R4C2', 'R4C3', 'R4C4', 'R3C3'))
    expect(obstacles(station, DOTTED_OBSTACLE)).toEqual(named('R6C5', 'R2C5', 'R1C3'))
    expect(spacesWhere((space) => (station.boot[space] ?? 0) > 0)).toEqual(named('R4C1', 'R4C6'))
    expect(station.bootIce.every((points) => points === 0)).toBe(true)
    expect(station.sights.map(({ space, tag }) => [spaceName(space), tag])).toEqual([
      ['R2C2', 'body'],
      ['R5C5', 'body'],
    ])
    for (const { space } of station.sights)
      expect([station.hold[space], station.harm[space], station.outline[space]]).toEqual([
        undefined,
        0,
        NO_OUTLINE,
      ])
    expect(holds(station, ['R4C5'])).toEqual([pushedHold(3, 1)])
  })

  it('CM-TILE-19 CM-TILE-20 CM-TILE-21 Medical School', () => {
    const school = tile('medical-school')
    expect(school.start).toBe(3)
    expect(spaceName(school.therapy)).toBe('R3C6')
    expect(holds(school, ['R2C1'])).toEqual([pushedHold(2, 0)])
    expect(labelled(school, 'acid-shelf')).toEqual(['R6C6'])
    expect(obstacles(school, DOTTED_OBSTACLE)).toEqual(named('R5C2', 'R6C2'))
    expect(obstacles(school, SOLID_OBSTACLE)).toEqual(named('R2C2', 'R1C4'))
  })

  it('CM-TILE-22 CM-HOME-1 each has a spawning space on R1C6 that restores health or mentality', () => {
    expect(spaceName(SPAWN_SPACE)).toBe('R1C6')
    expect(
      TILES.slice(0, START_TILES).map(({ slug, spawnRestores }) => [slug, spawnRestores]),
    ).toEqual([
      ['base-camp', 'health'],
      ['mariners-ship', 'mentality'],
      ['train-station', 'health'],
      ['medical-school', 'health'],
    ])
    for (const of of TILES.slice(START_TILES)) expect(of.spawnRestores).toBeUndefined()
  })
})

describe('the worked example on the Base Camp', () => {
  const camp = tile('base-camp')

  it('CM-TILE-24 the way to R2C5 is 2 steps, and from there over R2C4 to R1C1 it is 5 steps', () => {
    expect(walkable(camp, parseSpace('R1C6')).get(parseSpace('R2C5'))).toBe(2)
    expect(walkable(camp, parseSpace('R2C5')).get(parseSpace('R2C4'))).toBe(1)
    // With one point for the pick-up that makes 6.
    expect(walkable(camp, parseSpace('R2C4')).get(parseSpace('R1C1'))).toBe(4)
  })

  it('CM-TILE-25 the Cultist needs 4 steps to the side of the Explorer, the Moon-Beast 6', () => {
    const explorer = parseSpace('R1C1')
    const past = (space: number): boolean => space === explorer
    const cultist = walkable(camp, parseSpace('R3C4'), past)
    const beast = walkable(camp, parseSpace('R4C5'), past)
    for (const side of ['R2C1', 'R1C2'].map(parseSpace)) {
      expect(cultist.get(side)).toBe(4)
      expect(beast.get(side)).toBe(6)
    }
  })

  it('CM-TILE-26 both moves need steps of 1 point: with the boot the Cultist could not come next to him', () => {
    const price = (steps: number): number => steps * (1 + (camp.boot[0] ?? 0))
    const cultist = monsterAt(monsterNumber('cultist'))
    const beast = monsterAt(monsterNumber('moon-beast'))
    expect(cultist.move).toBeGreaterThanOrEqual(4)
    expect(cultist.move).toBeLessThan(price(4))
    expect(beast.move).toBe(6 - 1)
    // Chessboard-wise the beast needs an even number of steps to any neighbour of R1C1, whatever the map.
    const colour = (name: string): number =>
      (rowOf(parseSpace(name)) + columnOf(parseSpace(name))) % 2
    expect(colour('R4C5')).not.toBe(colour('R1C1'))
    for (const beside of ['R2C1', 'R1C2']) expect(colour(beside)).toBe(colour('R4C5'))
  })
})
