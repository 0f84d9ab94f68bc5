import { Glyph, SeatShape, type StageView } from '@eldertable/board-kit'
import { at } from '@eldertable/kernel'
import { tileAt } from '../../tiles/tiles.ts'
import { placeOf } from '../../rules/spots.ts'
import { NONE } from '../../state.ts'
import { isGenerator } from '../../targets.ts'
import { tileName } from '../../text/tiles.ts'
import { BLOOD, INK, tints } from '../inks.ts'
import { breadthOf, cornerOf, sizeOf, spanOf, TILE } from '../layout.ts'
import type { MashProps, MashTable } from '../table.ts'

/** All places in small: backs with a question mark, marks of seats, and a frame round what is seen of the board. */
export function WholeMap({ table, seen, onGoTo }: MashProps & StageView) {
  const { height } = sizeOf(table)
  const { left, right } = breadthOf(table)
  const width = right - left
  const { columns, rows } = spanOf(table)
  const frame = within(seen, left, right, height)
  const isAll = frame.width > width * 0.98 && frame.height > height * 0.98
  return (
    <section className="cm-panel cm-map" aria-label="The whole map">
      <h3>The whole map</h3>
      <svg
        viewBox={`${left - 14} -14 ${width + 28} ${height + 28}`}
        style={{ maxHeight: rows * 44, maxWidth: columns * 44 }}
      >
        {table.places.map((place, index) => {
          const { x, y } = cornerOf(table, place)
          const name = place.tile === NONE ? 'a hidden tile' : `the ${tileName(place.tile)}`
          const label = `Go to ${name}, column ${place.column + 1}, row ${place.row + 1}`
          const go = () => onGoTo({ x, y, width: TILE, height: TILE })
          return (
            <g
              // A place is its number in the layout.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              className="cm-map-tile"
              role="button"
              tabindex={0}
              aria-label={label}
              transform={`translate(${x},${y})`}
              onClick={go}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ' ') return
                event.preventDefault()
                event.stopPropagation()
                go()
              }}
            >
              <SmallTile table={table} index={index} />
            </g>
          )
        })}
        {isAll ? null : (
          <g fill="none" pointerEvents="none">
            <rect {...frame} stroke={INK} strokeWidth={34} />
            <rect {...frame} stroke="#f5bd4f" strokeWidth={18} />
          </g>
        )}
      </svg>
    </section>
  )
}

/** As much of what is seen as lies on the board. */
function within(
  { x, y, width, height }: StageView['seen'],
  left: number,
  right: number,
  bottom: number,
): StageView['seen'] {
  const top = Math.max(0, y)
  const from = Math.max(left, x)
  return {
    x: from,
    y: top,
    width: Math.max(0, Math.min(right, x + width) - from),
    height: Math.max(0, Math.min(bottom, y + height) - top),
  }
}

function SmallTile({ table, index }: { table: MashTable; index: number }) {
  const { tile } = at(table.places, index)
  if (tile === NONE)
    return (
      <g>
        <rect width={TILE} height={TILE} fill="#2b211a" />
        <Glyph name="uncertainty" x={TILE / 2} y={TILE / 2} size={210} fill="#a58a66" />
      </g>
    )
  const here = table.heroes.flatMap(({ spot }, seat) =>
    spot !== NONE && placeOf(spot) === index ? [seat] : [],
  )
  const foes = table.foes.filter(({ spot }) => placeOf(spot) === index)
  const hasGenerator = foes.some(({ piece }) => isGenerator(piece))
  return (
    <g>
      <rect
        width={TILE}
        height={TILE}
        fill={tints[tileAt(tile).slug].ground}
        stroke={INK}
        strokeWidth={18}
      />
      {foes.length === 0 ? null : (
        <Glyph
          name={hasGenerator ? 'totem-head' : 'death-skull'}
          x={TILE - 76}
          y={TILE - 76}
          size={112}
          fill={BLOOD}
        />
      )}
      {here.map((seat, place) => (
        <SeatShape
          key={seat}
          seat={seat}
          x={118 + (place % 2) * 150}
          y={118 + Math.floor(place / 2) * 150}
          size={226}
        />
      ))}
    </g>
  )
}
