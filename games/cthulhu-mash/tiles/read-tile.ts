import { at } from '@eldertable/kernel'
import { CHARACTER_SLUGS } from '../pieces/characters.ts'
import { lossOf } from '../pieces/loss.ts'
import { SpaceSet } from './space-set.ts'
import { columnOf, DIRECTIONS, E, N, NEXT, NO_SPACE, rowOf, SPACES } from './spaces.ts'
import { LABELS, TILE_SLUGS, type Label } from './tile-maps.ts'
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
  type Machine,
  type SightTag,
  type Tile,
} from './tile.ts'

/** One feature of a feature line: its kind and its values. */
interface Feature {
  readonly kind: string
  readonly values: Readonly<Record<string, string>>
}

/** What one space of the picture shows. */
interface Drawn {
  readonly terrain: string
  readonly outline: string
  readonly features: readonly Feature[]
  readonly right: string
  readonly above: string
}

interface Picture {
  readonly head: Readonly<Record<string, string>>
  readonly spaces: readonly Drawn[]
}

function featureOf(text: string): Feature {
  const [kind = '', ...pairs] = text.split(' ')
  return { kind, values: Object.fromEntries(pairs.map((pair) => pair.split('='))) }
}

/** Takes a map block apart (notation: chapter Tiles of the content book). */
function pictureOf(block: string): Picture {
  const head: Record<string, string> = {}
  const features: Record<string, readonly Feature[]> = {}
  const rows: string[] = []
  const bars: string[] = []
  for (const line of block.split('\n')) {
    const [, word, value] = /^([a-z]+): (.*)$/.exec(line) ?? []
    if (word !== undefined && value !== undefined) {
      if (word.length === 1) features[word] = value.split('; ').map(featureOf)
      else head[word] = value
    } else if (/^[1-6] /.test(line)) rows[Number(line[0])] = line
    else if (line.startsWith('  +')) bars.push(line)
  }
  const spaces = Array.from({ length: SPACES }, (_, space): Drawn => {
    const i = 3 + 4 * (columnOf(space) - 1)
    const row = at(rows, rowOf(space))
    return {
      terrain: row[i] ?? ' ',
      outline: row[i + 1] ?? ' ',
      features: features[row[i + 2] ?? ' '] ?? [],
      right: row[i + 3] ?? ' ',
      above: at(bars, 6 - rowOf(space))[i + 1] ?? ' ',
    }
  })
  return { head, spaces }
}

const terrains: Readonly<Record<string, number>> = { '~': WATER, '*': SNOW, ';': MUD }
const outlines: Readonly<Record<string, number>> = { r: RED, y: YELLOW, g: GREEN }
const obstacles: Readonly<Record<string, number>> = { X: SOLID_OBSTACLE, x: DOTTED_OBSTACLE }
const lines: Readonly<Record<string, number>> = {
  ' ': OPEN,
  ':': DOTTED,
  '.': DOTTED,
  '|': SOLID,
  '-': SOLID,
  G: SOLID,
}

/** Lines drawn, lines round obstacles, and the border; of two lines on an edge the solid one holds. */
function edgesOf(spaces: readonly Drawn[]): Uint8Array {
  const edge = new Uint8Array(SPACES * 4)
  const draw = (space: number, direction: number, line: number): void => {
    const beyond = NEXT[space * 4 + direction] ?? NO_SPACE
    const here = space * 4 + direction
    edge[here] = Math.max(edge[here] ?? OPEN, beyond === NO_SPACE ? SOLID : line)
    if (beyond === NO_SPACE) return
    const there = beyond * 4 + ((direction + 2) % 4)
    edge[there] = Math.max(edge[there] ?? OPEN, line)
  }
  for (const [space, { terrain, right, above }] of spaces.entries()) {
    draw(space, E, lines[right] ?? OPEN)
    draw(space, N, lines[above] ?? OPEN)
    const outline = obstacles[terrain] ?? NO_OBSTACLE
    for (const direction of DIRECTIONS) draw(space, direction, outline)
  }
  return edge
}

function gatesOf(letters: string): { gates: number; gateCount: number } {
  const sides = letters.split(' ').map((letter) => 'nesw'.indexOf(letter))
  return { gates: sides.reduce((mask, side) => mask | (1 << side), 0), gateCount: sides.length }
}

function holdOf({ values }: Feature): HoldIcon {
  return {
    onPush: values['on'] === 'push',
    escape: Number(values['escape']?.at(-1)),
    damage: Number(values['damage'] ?? 0),
    catchesFlying: values['fly'] === 'caught',
    quicksand: values['deadline'] !== undefined,
  }
}

function machineOf({ values }: Feature): Machine {
  return {
    kind: values['machine'] === 'drill' ? 'drill' : 'transporter',
    needs: values['n'] === 'defence' ? 'defence' : Number(values['n']),
    damage: Number(values['damage'] ?? 0),
  }
}

function sanityOf(text: string | undefined): Tile['sanity'] {
  if (text === undefined) return undefined
  const [trigger, loss = ''] = text.split(' ')
  return { trigger: trigger === 'sight' ? 'sight' : 'enter', ...lossOf(loss) }
}

const sightTags = ['body', 'shadow', 'shoggoth', 'tentacles'] as const
const named = <Name extends string>(names: readonly Name[], text: string | undefined) =>
  names.find((name) => name === text)

function skullOf(features: readonly Feature[]): number {
  const skull = features.find(({ kind }) => kind === 'skull')
  if (skull === undefined) return NO_SKULL
  return skull.values['on'] === 'push' ? SKULL_ON_PUSH : SKULL_ON_ENTER
}

/** Reads a map block. */
export function readTile(block: string): Tile {
  const { head, spaces } = pictureOf(block)
  const [bootPoints = '0', bootName] = (head['boot'] ?? '0').split(' ')
  const bootKind = named(['ice', 'mud'] as const, bootName)
  const tileBoot = Number(bootPoints)

  const featureAt = (space: number, kind: string): Feature | undefined =>
    at(spaces, space).features.find((feature) => feature.kind === kind)
  const bySpace = (read: (drawn: Drawn) => number): Uint8Array => Uint8Array.from(spaces, read)
  const amounts = (kind: string, on?: string): Uint8Array =>
    bySpace(({ features }) =>
      features
        .filter((feature) => feature.kind === kind && feature.values['on'] === on)
        .reduce((sum, { values }) => sum + Number(values['n']), 0),
    )
  const spaceWith = (kind: string): number =>
    spaces.findIndex(({ features }) => features.some((feature) => feature.kind === kind))
  const every = <Found>(kind: string, read: (feature: Feature) => Found): (Found | undefined)[] =>
    spaces.map((_, space) => {
      const feature = featureAt(space, kind)
      return feature === undefined ? undefined : read(feature)
    })

  const ownBoot = amounts('boot')
  const spawn = spaceWith('spawn')
  const sights = spaces.flatMap((_, space) => {
    const tag: SightTag | undefined = named(sightTags, featureAt(space, 'sight')?.values['tag'])
    return tag === undefined ? [] : [{ space, tag }]
  })
  const obstacle = bySpace(({ terrain }) => obstacles[terrain] ?? NO_OBSTACLE)
  return {
    slug: named(TILE_SLUGS, head['id']) ?? TILE_SLUGS[0],
    ...gatesOf(head['gates'] ?? ''),
    start: CHARACTER_SLUGS.findIndex((slug) => slug === head['start']),
    bootKind,
    edge: edgesOf(spaces),
    obstacle,
    free: new SpaceSet((space) => obstacle[space] === NO_OBSTACLE),
    terrain: bySpace(({ terrain }) => terrains[terrain] ?? GROUND),
    outline: bySpace(({ outline }) => outlines[outline] ?? NO_OUTLINE),
    boot: ownBoot.map((points) => points + tileBoot),
    bootIce: ownBoot.map(() => (bootKind === 'ice' ? tileBoot : 0)),
    harm: amounts('harm', 'enter'),
    harmOnPush: amounts('harm', 'push'),
    skull: bySpace(({ features }) => skullOf(features)),
    hold: every('immobilize', holdOf),
    heal: amounts('heal'),
    mind: amounts('mind'),
    spawnRestores: named(
      ['health', 'mentality'] as const,
      spawn < 0 ? undefined : featureAt(spawn, 'spawn')?.values['restore'],
    ),
    machine: every('equip', machineOf),
    reach: spaces.flatMap(({ outline }, space) =>
      outline === 'g' && featureAt(space, 'equip') === undefined ? [space] : [],
    ),
    chest: spaceWith('chest'),
    ceiling: spaceWith('ceiling'),
    therapy: spaceWith('therapy'),
    sights,
    sanity: sanityOf(head['sanity']),
    label: spaces.map(({ features }): Label | undefined =>
      named(LABELS, features.find(({ values }) => values['label'] !== undefined)?.values['label']),
    ),
    sight: { walls: undefined, lines: undefined },
    lanes: [],
    jumps: [],
  }
}
