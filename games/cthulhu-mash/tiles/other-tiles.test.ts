import { describe, expect, it } from 'vitest'
import {
  tile,
  next,
  edge,
  spacesWhere,
  labelled,
  obstacles,
  holds,
  named,
  pushedHold,
  walkable,
  gatesOf,
} from '../testing/tile-facts.ts'
import { DIRECTIONS, E, GATE_SPACE, N, NO_SPACE, parseSpace, S, spaceName, W } from './spaces.ts'
import {
  DOTTED,
  GROUND,
  MUD,
  OPEN,
  SKULL_ON_ENTER,
  SKULL_ON_PUSH,
  SNOW,
  SOLID,
  SOLID_OBSTACLE,
  WATER,
  YELLOW,
} from './tile.ts'
import { TILES } from './tiles.ts'

describe('other tiles', () => {
  it('CM-TILE-27 CM-TILE-28 CM-TILE-29 CM-TILE-30 Abhoth Swamp', () => {
    const swamp = tile('abhoth-swamp')
    expect([swamp.bootKind, new Set(swamp.boot), new Set(swamp.bootIce)]).toEqual([
      'mud',
      new Set([1]),
      new Set([0]),
    ])
    const quicksand = named('R5C2', 'R5C6', 'R4C3', 'R3C4', 'R2C1', 'R2C5')
    expect(labelled(swamp, 'quicksand')).toEqual(quicksand)
    for (const hold of holds(swamp, quicksand))
      expect(hold).toEqual({ ...pushedHold(2, 0), onPush: false, quicksand: true })
    expect(spacesWhere((space) => swamp.skull[space] === SKULL_ON_ENTER)).toEqual(
      named('R4C4', 'R3C3'),
    )
    expect(spacesWhere((space) => swamp.terrain[space] === GROUND)).toEqual(
      obstacles(swamp, SOLID_OBSTACLE),
    )
    expect(swamp.terrain[parseSpace('R1C2')]).toBe(MUD)
  })

  it('CM-TILE-31 CM-TILE-32 CM-TILE-33 Coastal Cavern', () => {
    const cavern = tile('coastal-cavern')
    const shoggoth = named('R6C2', 'R6C3')
    expect(spacesWhere((space) => cavern.skull[space] === SKULL_ON_ENTER)).toEqual(shoggoth)
    expect(cavern.sights.map(({ space, tag }) => [spaceName(space), tag])).toEqual(
      shoggoth.map((name) => [name, 'shoggoth']),
    )
    for (const name of shoggoth) expect(cavern.terrain[parseSpace(name)]).toBe(GROUND)
    const pools = named('R6C4', 'R6C5', 'R5C3', 'R5C4')
    expect(spacesWhere((space) => cavern.terrain[space] === WATER)).toEqual(pools)
    expect(spacesWhere((space) => cavern.harm[space] === 1)).toEqual(pools)
    expect(holds(cavern, ['R1C2'])).toEqual([pushedHold(3, 1)])
  })

  it('CM-TILE-34 CM-TILE-35 Cultist Temple', () => {
    const temple = tile('cultist-temple')
    expect(labelled(temple, 'sacrificial-altar')).toEqual(named('R4C3', 'R4C4'))
    expect(holds(temple, ['R4C3', 'R4C4'])).toEqual([pushedHold(2, 1), pushedHold(2, 1)])
    expect([edge(temple, 'R4C3', N), edge(temple, 'R4C4', N)]).toEqual([DOTTED, DOTTED])
    expect(spacesWhere((space) => temple.harm[space] === 1)).toEqual(named('R2C2', 'R2C5'))
    expect(labelled(temple, 'brazier')).toEqual(named('R2C2', 'R2C5'))
  })

  it('CM-TILE-36 CM-TILE-37 CM-TILE-38 Elder City', () => {
    const city = tile('elder-city')
    expect([city.bootKind, new Set(city.boot), new Set(city.bootIce)]).toEqual([
      'ice',
      new Set([1]),
      new Set([1]),
    ])
    expect(spacesWhere((space) => city.harm[space] === 2)).toEqual(named('R4C4', 'R4C5'))
    expect(city.sights.map(({ space, tag }) => [spaceName(space), tag])).toEqual([
      ['R4C4', 'shoggoth'],
      ['R4C5', 'shoggoth'],
    ])
    expect(spacesWhere((space) => city.skull[space] === SKULL_ON_PUSH)).toEqual(['R3C4'])
    expect(city.terrain[parseSpace('R1C1')]).toBe(SNOW)
  })

  it('CM-TILE-39 CM-TILE-40 CM-TILE-41 Family Farm', () => {
    const farm = tile('family-farm')
    const field = named('R4C1', 'R4C2', 'R5C1', 'R5C2', 'R6C1', 'R6C2')
    expect(spacesWhere((space) => farm.boot[space] === 1)).toEqual(field)
    expect(spacesWhere((space) => farm.outline[space] === YELLOW)).toEqual(field)
    expect(farm.bootIce.every((points) => points === 0)).toBe(true)
    expect(spacesWhere((space) => farm.skull[space] === SKULL_ON_PUSH)).toEqual(['R4C5'])
    expect(holds(farm, ['R1C3', 'R1C1'])).toEqual([pushedHold(2, 1), pushedHold(3, 0)])
    const pen = ['R1C1', 'R1C2', 'R2C1', 'R2C2']
    const waysOut = pen.flatMap((name) =>
      DIRECTIONS.filter((side) => {
        const beyond = next(parseSpace(name), side)
        return (
          beyond !== NO_SPACE && !pen.includes(spaceName(beyond)) && edge(farm, name, side) === OPEN
        )
      }).map((side) => [name, side]),
    )
    expect(waysOut).toEqual([['R2C2', N]])
    expect([edge(farm, 'R2C4', N), edge(farm, 'R2C5', N), edge(farm, 'R2C6', N)]).toEqual([
      SOLID,
      OPEN,
      SOLID,
    ])
  })

  it('CM-TILE-42 CM-TILE-43 CM-TILE-44 CM-TILE-45 CM-PLACE-8 Ice Cave of Madness', () => {
    const cave = tile('ice-cave')
    expect([cave.bootKind, new Set(cave.boot)]).toEqual(['ice', new Set([1])])
    expect(gatesOf(cave)).toBe('e s w')
    expect(spaceName(cave.ceiling)).toBe('R4C4')
    expect(TILES.filter(({ ceiling }) => ceiling !== NO_SPACE).map(({ slug }) => slug)).toEqual([
      'ice-cave',
    ])
    expect(cave.sights).toEqual([{ space: parseSpace('R1C3'), tag: 'body' }])
    expect(spacesWhere((space) => cave.skull[space] === SKULL_ON_PUSH)).toEqual(
      named('R5C4', 'R2C2'),
    )
  })

  it('CM-TILE-46 CM-TILE-47 CM-TILE-48 Ice Floats', () => {
    const floats = tile('ice-floats')
    expect([floats.bootKind, new Set(floats.boot)]).toEqual(['ice', new Set([1])])
    const water = spacesWhere((space) => floats.terrain[space] === WATER)
    expect(water).toHaveLength(14)
    expect(spacesWhere((space) => floats.skull[space] === SKULL_ON_ENTER)).toEqual(water)
    expect(spacesWhere((space) => floats.terrain[space] === SNOW)).toHaveLength(22)
  })

  it('CM-TILE-49 CM-TILE-50 CM-TILE-51 CM-TILE-52 Innsmouth Dock', () => {
    const dock = tile('innsmouth-dock')
    expect(spacesWhere((space) => (dock.heal[space] ?? 0) > 0)).toEqual(['R1C1'])
    expect(dock.heal[parseSpace('R1C1')]).toBe(1)
    const water = spacesWhere((space) => dock.terrain[space] === WATER)
    expect(spacesWhere((space) => dock.harm[space] === 1)).toEqual(water)
    expect(labelled(dock, 'harbour-water')).toEqual(water)
    expect(holds(dock, ['R2C3'])).toEqual([pushedHold(2, 0)])
    expect(TILES.filter(({ sanity }) => sanity === undefined).map(({ slug }) => slug)).toEqual([
      'medical-school',
      'innsmouth-dock',
    ])
  })

  it('CM-TILE-53 CM-TILE-54 Leng Plateau', () => {
    const plateau = tile('leng-plateau')
    const webs = named('R6C5', 'R5C1', 'R4C3', 'R3C5', 'R2C2', 'R2C5')
    expect(labelled(plateau, 'web')).toEqual(webs)
    for (const hold of holds(plateau, webs))
      expect(hold).toEqual({ ...pushedHold(2, 0), onPush: false })
    const isWeb = (space: number): boolean => plateau.hold[space] !== undefined
    const clean = walkable(plateau, GATE_SPACE[N], isWeb)
    for (const side of [E, S, W] as const) expect(clean.has(GATE_SPACE[side])).toBe(true)
    const pass = parseSpace('R4C4')
    const withoutPass = walkable(plateau, GATE_SPACE[N], (space) => isWeb(space) || space === pass)
    expect(withoutPass.has(GATE_SPACE[S])).toBe(false)
  })

  it('CM-TILE-55 CM-TILE-56 CM-TILE-57 Mi-Go Mine Lab', () => {
    const lab = tile('mine-lab')
    expect(obstacles(lab, SOLID_OBSTACLE)).toContain('R1C6')
    expect(spacesWhere((space) => lab.machine[space] !== undefined)).toEqual(['R2C6'])
    expect(lab.machine[parseSpace('R2C6')]).toEqual({ kind: 'drill', needs: 'defence', damage: 2 })
    expect(lab.reach.map(spaceName)).toEqual(named('R1C4', 'R1C5', 'R2C4', 'R2C5'))
    expect(holds(lab, ['R6C5'])).toEqual([pushedHold(2, 1)])
    expect(spacesWhere((space) => lab.skull[space] === SKULL_ON_PUSH)).toEqual(['R1C2'])
  })

  it('CM-TILE-58 CM-TILE-59 CM-TILE-60 Miskatonic University Library', () => {
    const library = tile('university-library')
    expect(library.sights.map(({ space, tag }) => [spaceName(space), tag])).toEqual([
      ['R1C1', 'body'],
      ['R5C6', 'shadow'],
    ])
    expect(spacesWhere((space) => (library.mind[space] ?? 0) > 0)).toEqual(['R2C1'])
    expect(library.mind[parseSpace('R2C1')]).toBe(1)
  })

  it('CM-TILE-61 CM-TILE-62 CM-TILE-63 CM-TILE-64 Moon-Beast Moon Base', () => {
    const base = tile('moon-base')
    expect(spacesWhere((space) => base.machine[space] !== undefined)).toEqual(['R3C1'])
    expect(base.machine[parseSpace('R3C1')]).toMatchObject({ kind: 'transporter', needs: 3 })
    expect(base.reach).toEqual([])
    expect(holds(base, ['R6C5'])).toEqual([pushedHold(2, 1)])
    expect(spacesWhere((space) => base.skull[space] === SKULL_ON_PUSH)).toEqual(['R2C6'])
    expect(base.gates & (1 << W)).toBe(0)
    expect(GATE_SPACE[W]).toBe(parseSpace('R3C1'))
  })
})
