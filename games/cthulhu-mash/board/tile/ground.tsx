import { Glyph, type IconName } from '@eldertable/board-kit'
import { SPACES } from '../../content/spaces.ts'
import { NO_OBSTACLE, RED, SOLID_OBSTACLE, WATER, type Tile } from '../../content/tile.ts'
import { labelIcons, obstacleIcons } from '../icons.ts'
import { BLOOD, CREAM, FOAM, INK, tints, WATER as SEA } from '../inks.ts'
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
    const [solid, dotted] = obstacleIcons[tile.slug]
    const isSolid = obstacle === SOLID_OBSTACLE
    return (
      <g>
        <rect x={left} y={top} width={CELL} height={CELL} fill={isSolid ? INK : '#b58a55'} />
        <Glyph
          name={isSolid ? solid : dotted}
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
  const label = tile.label[space]
  const picture = label === undefined ? undefined : labelIcons[label]
  const marks = marksOf(tile, space)
  return (
    <g>
      {picture === undefined ? null : (
        <Glyph name={picture} {...{ x, y }} size={CELL * 0.5} fill={INK} />
      )}
      {marks.map(({ icon, ink }, i) => (
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

interface Mark {
  icon: IconName
  ink: string
}

function marksOf(tile: Tile, space: number): Mark[] {
  const found: Mark[] = []
  const put = (isThere: boolean, icon: IconName, ink: string): void => {
    if (isThere) found.push({ icon, ink })
  }
  const hold = tile.hold[space]
  put((tile.skull[space] ?? 0) > 0, 'death-skull', BLOOD)
  put(
    (tile.harm[space] ?? 0) + (tile.harmOnPush[space] ?? 0) + (hold?.damage ?? 0) > 0,
    'drop',
    BLOOD,
  )
  put(hold !== undefined, 'crossed-chains', INK)
  put((tile.boot[space] ?? 0) > (tile.bootKind === undefined ? 0 : 1), 'boots', INK)
  put((tile.heal[space] ?? 0) > 0, 'health-increase', '#17695a')
  put((tile.mind[space] ?? 0) > 0, 'brain', '#275a96')
  return found
}

/** What acts on a space, as it is drawn. */
export const iconsOn = (tile: Tile, space: number): IconName[] =>
  marksOf(tile, space).map(({ icon }) => icon)
