import { Glyph, type IconName } from '@eldertable/board-kit'
import { SPACES, SPAWN_SPACE } from '../../tiles/spaces.ts'
import { NO_OBSTACLE, RED, SOLID_OBSTACLE, WATER, type Tile } from '../../tiles/tile.ts'
import { dottedIcons, labelIcons, sightIcons, solidIcons } from '../icons.ts'
import { BLOOD, BLUE, CREAM, FOAM, INK, SEA_GREEN, tints, WATER as SEA } from '../inks.ts'
import { CELL, middleIn, TILE } from '../layout.ts'

const spaces = Array.from({ length: SPACES }, (_, space) => space)

/** The printed ground of a tile, as it lies: paper with gouge marks, a grid, water, obstacles and the icons of spaces. */
export function Ground({ tile, rotation }: { tile: Tile; rotation: number }) {
  const { ground, gouge } = tints[tile.slug]
  return (
    <g>
      <rect width={TILE} height={TILE} fill={ground} />
      <path d={gouges(tile.slug.length)} stroke={gouge} strokeWidth={3} strokeLinecap="round" />
      {spaces.map((space) => (
        <Space key={space} {...{ tile, rotation, space }} />
      ))}
      <path d={GRID} stroke={INK} strokeOpacity={0.55} strokeWidth={1} />
    </g>
  )
}

const GRID = [1, 2, 3, 4, 5]
  .flatMap((line) => [`M${line * CELL} 0V${TILE}`, `M0 ${line * CELL}H${TILE}`])
  .join('')

/** Short strokes as a gouge leaves them; each tile has its own, always the same. */
function gouges(seed: number): string {
  const strokes: string[] = []
  for (let i = 0; i < 90; i++) {
    const x = (i * 97 + seed * 41) % TILE
    const y = (i * 61 + seed * 29 + ((i * i) % 23)) % TILE
    const turn = ((i * 37 + seed) % 7) - 3
    strokes.push(`M${x} ${y}l${9 - Math.abs(turn)} ${turn * 2}`)
  }
  return strokes.join('')
}

function Space({ tile, rotation, space }: { tile: Tile; rotation: number; space: number }) {
  const { x, y } = middleIn(space, rotation)
  const left = x - CELL / 2
  const top = y - CELL / 2
  const obstacle = tile.obstacle[space] ?? NO_OBSTACLE
  if (obstacle !== NO_OBSTACLE) {
    const isSolid = obstacle === SOLID_OBSTACLE
    return (
      <g>
        <rect x={left} y={top} width={CELL} height={CELL} fill={isSolid ? INK : '#b58a55'} />
        <Glyph
          name={(isSolid ? solidIcons : dottedIcons)[tile.slug]}
          {...{ x, y }}
          size={CELL * 0.72}
          fill={isSolid ? CREAM : INK}
        />
      </g>
    )
  }
  return (
    <g>
      {tile.terrain[space] === WATER ? <Sea x={left} y={top} /> : null}
      {tile.outline[space] === RED ? (
        <rect
          x={left + 4}
          y={top + 4}
          width={CELL - 8}
          height={CELL - 8}
          rx={4}
          fill="none"
          stroke={BLOOD}
          strokeWidth={3}
          strokeDasharray="1 6"
          strokeLinecap="round"
        />
      ) : null}
      <Icons {...{ tile, space, x, y }} />
    </g>
  )
}

function Sea({ x, y }: { x: number; y: number }) {
  const waves = [0.28, 0.55, 0.82].map(
    (part) =>
      `M${x} ${y + part * CELL}q${CELL / 8} -8 ${CELL / 4} 0t${CELL / 4} 0t${CELL / 4} 0t${CELL / 4} 0`,
  )
  return (
    <g>
      <rect {...{ x, y }} width={CELL} height={CELL} fill={SEA} />
      <path d={waves.join('')} fill="none" stroke={FOAM} strokeWidth={3} />
    </g>
  )
}

/** What acts on whoever comes here, in the lower right corner, and what the space is, in its middle. */
function Icons({ tile, space, x, y }: { tile: Tile; space: number; x: number; y: number }) {
  const picture = pictureOf(tile, space)
  return (
    <g>
      {picture === undefined ? null : (
        <Glyph name={picture} {...{ x, y }} size={CELL * 0.5} fill={INK} />
      )}
      {marksOf(tile, space).map(({ icon, ink }, i) => (
        <Glyph
          key={icon}
          name={icon}
          x={x + CELL * 0.3 - i * CELL * 0.34}
          y={y + CELL * 0.28}
          size={CELL * 0.34}
          fill={ink}
        />
      ))}
    </g>
  )
}

/** What the space is: something to see, or a thing of its own. */
function pictureOf({ label, sights }: Tile, space: number): IconName | undefined {
  const seen = sights.find((one) => one.space === space)
  if (seen !== undefined) return sightIcons[seen.tag]
  const own = label[space]
  return own === undefined ? undefined : labelIcons[own]
}

interface Mark {
  icon: IconName
  ink: string
  isOn: (tile: Tile, space: number) => boolean
}

const harmOn = (tile: Tile, space: number): number =>
  (tile.harm[space] ?? 0) + (tile.harmOnPush[space] ?? 0) + (tile.hold[space]?.damage ?? 0)

/** What the space's own boot icon costs; that of the whole tile is in its name plate's colour. */
const bootOn = ({ boot, bootKind }: Tile, space: number): number =>
  (boot[space] ?? 0) - (bootKind === undefined ? 0 : 1)

/** Whether an action on a space restores all of one's health or mentality: where one begins (CM-HOME-2). */
const restsOn = ({ spawnRestores }: Tile, space: number, what: 'health' | 'mentality'): boolean =>
  space === SPAWN_SPACE && spawnRestores === what

const marks: readonly Mark[] = [
  { icon: 'death-skull', ink: BLOOD, isOn: (tile, space) => (tile.skull[space] ?? 0) > 0 },
  { icon: 'drop', ink: BLOOD, isOn: (tile, space) => harmOn(tile, space) > 0 },
  { icon: 'crossed-chains', ink: INK, isOn: (tile, space) => tile.hold[space] !== undefined },
  { icon: 'boots', ink: INK, isOn: (tile, space) => bootOn(tile, space) > 0 },
  {
    icon: 'health-increase',
    ink: SEA_GREEN,
    isOn: (tile, space) => (tile.heal[space] ?? 0) > 0 || restsOn(tile, space, 'health'),
  },
  {
    icon: 'brain',
    ink: BLUE,
    isOn: (tile, space) => (tile.mind[space] ?? 0) > 0 || restsOn(tile, space, 'mentality'),
  },
]

const marksOf = (tile: Tile, space: number): readonly Mark[] =>
  marks.filter(({ isOn }) => isOn(tile, space))

/** What acts on a space, as it is drawn. */
export const iconsOn = (tile: Tile, space: number): IconName[] =>
  marksOf(tile, space).map(({ icon }) => icon)
