import { Glyph, SeatShape } from '@eldertable/board-kit'
import { at, counted, list } from '@eldertable/kernel'
import { useEffect, useRef } from 'preact/compat'
import { SPACES } from '../tiles/spaces.ts'
import { tileAt } from '../tiles/tiles.ts'
import { placeOf } from '../rules/spots.ts'
import { NONE } from '../state.ts'
import { isGenerator } from '../targets.ts'
import { tileName } from '../text/tiles.ts'
import { BLOOD, CLAY, CREAM, INK, tints } from './inks.ts'
import { middleIn, TILE } from './layout.ts'
import type { MashProps } from './table.ts'
import { Ground } from './tile/ground.tsx'
import { Walls } from './tile/walls.tsx'

type Shown = Pick<MashProps, 'table' | 'seats'> & { place: number }

const DOT = 10
const GAP = 2

/** The whole layout as a thumb's breadth of squares, the one in sight with a frame. */
export function MiniMap({ table, place }: Omit<Shown, 'seats'>) {
  const columns = Math.max(...table.places.map(({ column }) => column)) + 1
  const rows = Math.max(...table.places.map(({ row }) => row)) + 1
  const step = DOT + GAP
  return (
    <svg
      viewBox={`${-GAP} ${-GAP} ${columns * step + GAP} ${rows * step + GAP}`}
      aria-hidden="true"
    >
      {table.places.map(({ column, row, tile }, index) => {
        const hero = table.heroes.findIndex(({ spot }) => spot !== NONE && placeOf(spot) === index)
        return (
          // A place is its number in the layout.
          // oxlint-disable-next-line react/no-array-index-key
          <g key={index} transform={`translate(${column * step},${row * step})`}>
            <rect
              width={DOT}
              height={DOT}
              fill={tile === NONE ? '#4a3b2f' : tints[tileAt(tile).slug].ground}
            />
            {hero < 0 ? null : <SeatShape seat={hero} x={DOT / 2} y={DOT / 2} size={7} isBare />}
            {index === place ? (
              <rect
                x={-1}
                y={-1}
                width={DOT + 2}
                height={DOT + 2}
                fill="none"
                stroke="var(--text)"
                strokeWidth={1.6}
              />
            ) : null}
          </g>
        )
      })}
    </svg>
  )
}

/** The whole map, opened: a press on a tile goes there. */
export function WholeMap({
  table,
  seats,
  place,
  onLook,
  onClose,
}: Shown & { onLook: (place: number) => void; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} className="dialog cm-big-map" onClose={onClose} aria-label="The whole map">
      <h2>The whole map</h2>
      <div className="cm-big-map-tiles">
        {table.places.map(({ column, row, tile }, index) => (
          <button
            // A place is its number in the layout.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            type="button"
            style={{ gridColumn: column + 1, gridRow: row + 1 }}
            aria-label={`${tile === NONE ? 'Hidden tile' : tileName(tile)}, column ${column + 1}, row ${row + 1}${whoIsOn(table, seats, index)}`}
            aria-current={index === place}
            onClick={() => onLook(index)}
          >
            <MapTile table={table} place={index} />
          </button>
        ))}
      </div>
      <form method="dialog">
        <button type="submit" className="btn">
          Close
        </button>
      </form>
    </dialog>
  )
}

/** Who and how many are on a tile, after its name. */
function whoIsOn(
  { heroes, foes }: MashProps['table'],
  seats: Shown['seats'],
  place: number,
): string {
  const here = foes.filter(({ spot }) => placeOf(spot) === place)
  const generators = here.filter(({ piece }) => isGenerator(piece)).length
  const monsters = here.length - generators
  const all = [
    ...heroes.flatMap(({ spot }, seat) =>
      spot !== NONE && placeOf(spot) === place ? [at(seats, seat).name] : [],
    ),
    ...(monsters > 0 ? [counted(monsters, 'monster')] : []),
    ...(generators > 0 ? [counted(generators, 'generator')] : []),
  ]
  return all.length === 0 ? '' : `: ${list(all)}`
}

/** A tile so small that only its ground, its walls and who is on it are drawn. */
function MapTile({ table, place }: Omit<Shown, 'seats'>) {
  const { tile, rotation } = at(table.places, place)
  const isHere = ({ spot }: { spot: number }): boolean => spot !== NONE && placeOf(spot) === place
  const middle = (spot: number) => middleIn(spot % SPACES, rotation)
  return (
    <svg viewBox={`0 0 ${TILE} ${TILE}`} aria-hidden="true">
      {tile === NONE ? (
        <>
          <rect width={TILE} height={TILE} fill="#2b211a" />
          <Glyph
            name="perspective-dice-six-faces-random"
            x={TILE / 2}
            y={TILE / 2}
            size={150}
            fill="#8d7a66"
          />
        </>
      ) : (
        <>
          <Ground tile={tileAt(tile)} rotation={rotation} />
          <Walls tile={tileAt(tile)} rotation={rotation} />
        </>
      )}
      {table.foes.filter(isHere).map(({ piece, spot }) => {
        const { x, y } = middle(spot)
        return (
          <circle
            key={piece}
            cx={x}
            cy={y}
            r={30}
            fill={isGenerator(piece) ? CLAY : INK}
            stroke={CREAM}
            strokeWidth={6}
          />
        )
      })}
      {table.heroes.map((hero, seat) =>
        isHere(hero) ? (
          // A seat is its number.
          // oxlint-disable-next-line react/no-array-index-key
          <g key={seat}>
            <SeatShape seat={seat} {...middle(hero.spot)} size={92} isBare />
          </g>
        ) : null,
      )}
      {table.active in table.heroes && isHere(at(table.heroes, table.active)) ? (
        <rect width={TILE} height={TILE} fill="none" stroke={BLOOD} strokeWidth={14} />
      ) : null}
    </svg>
  )
}
