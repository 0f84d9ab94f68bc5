import { describe, expect, it } from 'vitest'
import { rulebook } from '../testing/rulebook.ts'
import { monsterAt, monsterNumber } from './monsters.ts'
import {
  columnOf,
  DIRECTIONS,
  E,
  GATE_SPACE,
  N,
  NEXT,
  NO_SPACE,
  opposite,
  parseSpace,
  rowOf,
  S,
  sideFacing,
  SPACES,
  spaceName,
  SPAWN_SPACE,
  W,
} from './spaces.ts'
import { TILE_MAPS, TILE_SLUGS, type Label, type TileSlug } from './tile-maps.ts'
import {
  DOTTED,
  DOTTED_OBSTACLE,
  GREEN,
  GROUND,
  MUD,
  NO_OBSTACLE,
  NO_OUTLINE,
  NO_SKULL,
  OPEN,
  RED,
  SKULL_ON_ENTER,
  SKULL_ON_PUSH,
  SNOW,
  SOLID,
  SOLID_OBSTACLE,
  WATER,
  YELLOW,
  type HoldIcon,
  type Tile,
} from './tile.ts'
import { START_TILES, tileAt, tileNumber, TILES } from './tiles.ts'

const every = Array.from({ length: SPACES }, (_, space) => space)
const tile = (slug: TileSlug): Tile => tileAt(tileNumber(slug))
const next = (space: number, direction: number): number => NEXT[space * 4 + direction] ?? NO_SPACE
const edge = (of: Tile, name: string, direction: number): number =>
  of.edge[parseSpace(name) * 4 + direction] ?? OPEN

const spacesWhere = (is: (space: number) => boolean): string[] => every.filter(is).map(spaceName)
const labelled = (of: Tile, label: Label): string[] =>
  spacesWhere((space) => of.label[space] === label)
const obstacles = (of: Tile, kind: number): string[] =>
  spacesWhere((space) => of.obstacle[space] === kind)
const holds = (of: Tile, names: readonly string[]): (HoldIcon | undefined)[] =>
  names.map((name) => of.hold[parseSpace(name)])

/** Spaces in the book's order of writing are no matter. */
const named = (...names: readonly string[]): string[] =>
  names.toSorted((a, b) => parseSpace(a) - parseSpace(b))

const pushedHold = (escape: number, damage: number): HoldIcon => ({
  onPush: true,
  escape,
  damage,
  catchesFlying: false,
  quicksand: false,
})

/** Spaces that a walker can reach from one, past lines and obstacles. */
function walkable(
  of: Tile,
  from: number,
  avoid: (space: number) => boolean = () => false,
): Map<number, number> {
  const steps = new Map([[from, 0]])
  for (const [space, far] of steps)
    for (const direction of DIRECTIONS) {
      const to = next(space, direction)
      if (to === NO_SPACE || of.edge[space * 4 + direction] !== OPEN) continue
      if (steps.has(to) || avoid(to)) continue
      steps.set(to, far + 1)
    }
  return steps
}

const gatesOf = (of: Tile): string =>
  DIRECTIONS.filter((side) => (of.gates & (1 << side)) !== 0)
    .map((side) => 'nesw'[side])
    .join(' ')

describe('the maps', () => {
  it('are those of the book, in its order', () => {
    const blocks = [...rulebook.text.matchAll(/```tile\n(.*?)\n```/gs)].map(([, block]) => block)
    expect(TILE_MAPS).toEqual(blocks)
    expect(TILES.map(({ slug }) => slug)).toEqual(TILE_SLUGS)
    expect(TILES.filter(({ start }) => start >= 0)).toHaveLength(START_TILES)
    expect(TILES).toHaveLength(16)
  })

  it('CM-LINE-1 every edge is the same seen from both of its spaces, and the border is closed', () => {
    for (const of of TILES)
      for (const space of every)
        for (const direction of DIRECTIONS) {
          const here = of.edge[space * 4 + direction]
          const beyond = next(space, direction)
          const there = beyond === NO_SPACE ? SOLID : of.edge[beyond * 4 + opposite(direction)]
          expect(here).toBe(there)
        }
  })

  it('CM-LINE-1 gives solid, dotted and no lines, outlines and icons as they are drawn', () => {
    const ship = tile('mariners-ship')
    expect([edge(ship, 'R5C1', E), edge(ship, 'R4C1', S), edge(ship, 'R4C2', S)]).toEqual([
      SOLID,
      DOTTED,
      OPEN,
    ])
    expect([edge(tile('family-farm'), 'R2C2', E), edge(tile('family-farm'), 'R2C3', W)]).toEqual([
      DOTTED,
      DOTTED,
    ])
    const outlineAt = (slug: TileSlug, name: string) => tile(slug).outline[parseSpace(name)]
    expect(outlineAt('mariners-ship', 'R6C1')).toBe(RED)
    expect(outlineAt('train-station', 'R4C1')).toBe(YELLOW)
    expect(outlineAt('mine-lab', 'R2C6')).toBe(GREEN)
    expect(outlineAt('mine-lab', 'R3C6')).toBe(NO_OUTLINE)
  })

  it('obstacles close all their edges: solid ones by walls, dotted ones by low lines unless a wall is there', () => {
    for (const of of TILES)
      for (const space of every) {
        if (of.obstacle[space] === NO_OBSTACLE) continue
        for (const direction of DIRECTIONS) {
          const beyond = next(space, direction)
          const line = of.edge[space * 4 + direction]
          const isWall =
            of.obstacle[space] === SOLID_OBSTACLE ||
            beyond === NO_SPACE ||
            of.obstacle[beyond] === SOLID_OBSTACLE
          expect(line).toBe(isWall ? SOLID : DOTTED)
        }
      }
  })

  it('CM-GATE-1 gates are drawn where the header says, one on a side at most', () => {
    for (const [number, of] of TILES.entries()) {
      const lines = (TILE_MAPS[number] ?? '').split('\n')
      const rows = lines.filter((line) => /^[1-6] /.test(line))
      const bars = lines.filter((line) => line.startsWith('  +'))
      const drawn = [
        bars[0]?.indexOf('G') === 12 ? 'n' : '',
        rows[2]?.[26] === 'G' ? 'e' : '',
        bars[6]?.indexOf('G') === 16 ? 's' : '',
        rows[3]?.[2] === 'G' ? 'w' : '',
      ].filter((letter) => letter !== '')
      expect(drawn.join(' ')).toBe(gatesOf(of))
      const picture = [...rows, ...bars].join('')
      expect(picture.split('G').length - 1).toBe(of.gateCount)
    }
  })

  it('the table of gates holds', () => {
    const printed = rulebook.rowsUnder('Gates of all tiles')
    for (const [count, tiles = ''] of printed)
      for (const slug of TILE_SLUGS.filter((one) => tiles.split(/[ ,;()]+/).includes(one)))
        expect([slug, tile(slug).gateCount]).toEqual([slug, Number(count)])
    expect(TILES.map(({ gateCount }) => gateCount).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 6 }, () => 2),
      ...Array.from({ length: 5 }, () => 3),
      ...Array.from({ length: 5 }, () => 4),
    ])
    expect(gatesOf(tile('mine-lab'))).toBe('e w')
    expect(gatesOf(tile('moon-base'))).toBe('n s')
    expect(gatesOf(tile('university-library'))).toBe('n e s')
  })

  it('gate spaces and the spawning space are no obstacles and no hazards', () => {
    for (const of of TILES)
      for (const side of DIRECTIONS) {
        if ((of.gates & (1 << side)) === 0) continue
        expect(of.obstacle[GATE_SPACE[side]]).toBe(NO_OBSTACLE)
        expect(of.outline[GATE_SPACE[side]]).not.toBe(RED)
      }
    for (const of of TILES.slice(0, START_TILES)) expect(of.outline[SPAWN_SPACE]).toBe(NO_OUTLINE)
  })

  it('from every gate one can walk to every other gate of the tile without dying', () => {
    for (const of of TILES) {
      const gates = DIRECTIONS.filter((side) => (of.gates & (1 << side)) !== 0).map(
        (side) => GATE_SPACE[side],
      )
      const reached = walkable(
        of,
        gates[0] ?? NO_SPACE,
        (space) => of.skull[space] === SKULL_ON_ENTER,
      )
      for (const gate of gates) expect([of.slug, reached.has(gate)]).toEqual([of.slug, true])
    }
  })

  it('CM-TILE-4 a start tile has gates n and w, which one rotation alone points into a corner layout', () => {
    for (const of of TILES.slice(0, START_TILES)) {
      expect(gatesOf(of)).toBe('n w')
      const corners = [
        [E, S],
        [S, W],
        [W, N],
        [N, E],
      ] as const
      for (const corner of corners) {
        const fitting = [0, 1, 2, 3].filter((rotation) =>
          corner.every((compass) => (of.gates & (1 << sideFacing(compass, rotation))) !== 0),
        )
        expect(fitting).toHaveLength(1)
      }
      const steps = walkable(of, SPAWN_SPACE, (space) => of.outline[space] === RED)
      expect([steps.get(GATE_SPACE[N]), steps.get(GATE_SPACE[W])]).toEqual([8, 7])
    }
  })

  it('icons say whether they act on entering or only on a push, and what they catch', () => {
    expect(holds(tile('mariners-ship'), ['R2C6'])).toEqual([
      { onPush: false, escape: 2, damage: 1, catchesFlying: true, quicksand: false },
    ])
    expect(holds(tile('leng-plateau'), ['R6C5'])).toEqual([
      { onPush: false, escape: 2, damage: 0, catchesFlying: false, quicksand: false },
    ])
    expect(holds(tile('base-camp'), ['R5C2'])).toEqual([pushedHold(2, 1)])
    expect(tile('medical-school').harmOnPush[parseSpace('R6C6')]).toBe(1)
    expect(tile('medical-school').harm[parseSpace('R6C6')]).toBe(0)
    expect(tile('elder-city').skull[parseSpace('R3C4')]).toBe(SKULL_ON_PUSH)
    expect(tile('abhoth-swamp').skull[parseSpace('R4C4')]).toBe(SKULL_ON_ENTER)
  })

  it('CM-TILE-6 CM-LINE-9 an outline is red exactly where health or life can be lost', () => {
    for (const of of TILES)
      for (const space of every) {
        const hold = of.hold[space]
        const costs =
          (of.harm[space] ?? 0) > 0 ||
          (of.harmOnPush[space] ?? 0) > 0 ||
          of.skull[space] !== NO_SKULL ||
          (hold?.damage ?? 0) > 0 ||
          hold?.quicksand === true
        expect([of.slug, spaceName(space), of.outline[space] === RED]).toEqual([
          of.slug,
          spaceName(space),
          costs,
        ])
      }
  })
})

describe('yellow and green outlines', () => {
  it('CM-LINE-10 a yellow outline marks the spaces with a boot of their own', () => {
    for (const of of TILES) {
      const tileBoot = of.bootKind === undefined ? 0 : 1
      expect(spacesWhere((space) => of.outline[space] === YELLOW)).toEqual(
        spacesWhere((space) => (of.boot[space] ?? 0) > tileBoot),
      )
    }
  })

  it('CM-LINE-11 a green outline marks the reach of a machine with the space to operate it from', () => {
    for (const of of TILES)
      expect(spacesWhere((space) => of.outline[space] === GREEN)).toEqual(
        spacesWhere((space) => of.reach.includes(space) || of.machine[space] !== undefined),
      )
  })
})

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
    expect(TILES.filter(({ ceiling }) => ceiling !== NO_SPACE)).toEqual([cave])
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
