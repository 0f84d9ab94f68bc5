import { Glyph, Lettering } from '@eldertable/board-kit'
import { at } from '@eldertable/kernel'
import { leftFor } from '../rules/survivors.ts'
import type { Pool } from '../state.ts'
import { openState, poolName } from '../text/telling.ts'
import { RowHeading } from './front.tsx'
import { FADED } from './inks.ts'
import { castCell, GAP, HEADING, LARGE, othersCell, SANCTUARY, WIDTH } from './layout.ts'
import { poolShown } from './shown.ts'
import { Sanctuaries } from './sanctuaries.tsx'
import { LargeSurvivor } from './large-survivor.tsx'
import { SmallSurvivor } from './small-survivor.tsx'
import { countsOf } from './survivor-marks.tsx'
import type { I32Props, I32Table } from './table.ts'
import { telling } from './words.ts'

/** Whether the open question is about somebody. */
const isAskedAbout = (decision: I32Props['decision'], card: number): boolean =>
  (decision?.about as { who?: unknown } | undefined)?.who === card

/** The reader's pool in full, the sanctuaries beside it, and everybody else in rows below. */
export function People(props: I32Props) {
  const { table, lit, onAim, onPick, decision, seats, reader } = props
  const shown = poolShown(props)
  const pool = at(table.pools, shown)
  const others = table.pools.flatMap((one, number) =>
    number === shown ? [] : one.survivors.map((survivor) => ({ survivor, seat: one.seat })),
  )
  const parts = { table, lit, onAim, onPick }
  const { width } = LARGE
  const cell = othersCell(table)
  return (
    <g>
      <RowHeading
        y={0}
        title={headingOf(table, shown, seats, reader)}
        note={`${pool.power} power spoints · two dice: equal or under the figure succeeds`}
      />
      <g transform={`translate(0,${HEADING})`}>
        {pool.survivors.map((one, place) => (
          <g key={one.card} transform={`translate(${place * (width + GAP)},0)`}>
            <LargeSurvivor
              {...parts}
              {...{ one, width }}
              seat={pool.seat}
              isAsked={isAskedAbout(decision, one.card)}
              turn={turnOf(table, shown, pool, place)}
              counts={countsOf(props, one)}
            />
          </g>
        ))}
        <FreePlaces {...{ table, shown }} />
        <g transform={`translate(${WIDTH - SANCTUARY},0)`}>
          <Sanctuaries {...parts} />
        </g>
      </g>
      {others.length === 0 ? null : (
        <g transform={`translate(0,${HEADING + LARGE.height + GAP})`}>
          {others.map(({ survivor, seat }, place) => {
            const x = (place % cell.perRow) * (cell.width + GAP)
            const y = Math.floor(place / cell.perRow) * (cell.height + GAP)
            return (
              <g key={survivor.card} transform={`translate(${x},${y})`}>
                <SmallSurvivor
                  {...parts}
                  one={survivor}
                  seat={seat}
                  width={cell.width}
                  height={cell.height}
                  isAsked={isAskedAbout(decision, survivor.card)}
                  counts={countsOf(props, survivor)}
                />
              </g>
            )
          })}
        </g>
      )}
    </g>
  )
}

/** Everybody in play, as a director casts them. */
export function Cast(props: I32Props) {
  const { table, lit, onAim, onPick, decision } = props
  const parts = { table, lit, onAim, onPick }
  const { width, height, perRow } = castCell(table)
  const all = table.pools.flatMap(({ survivors, seat }) => survivors.map((one) => ({ one, seat })))
  const isLarge = height >= LARGE.height && width >= LARGE.width
  return (
    <g>
      <RowHeading y={0} title="The cast" note={`${all.length} survivors in the film`} />
      <g transform={`translate(${WIDTH - SANCTUARY},${HEADING})`}>
        <Sanctuaries {...parts} />
      </g>
      {all.map(({ one, seat }, place) => {
        const isAsked = isAskedAbout(decision, one.card)
        const counts = countsOf(props, one)
        const x = (place % perRow) * (width + GAP)
        const y = HEADING + Math.floor(place / perRow) * (height + GAP)
        return (
          <g key={one.card} transform={`translate(${x},${y})`}>
            {isLarge ? (
              <LargeSurvivor
                {...parts}
                {...{ one, seat, isAsked, width, counts }}
                turn={table.acting === one.card ? 'acts now' : ''}
              />
            ) : (
              <SmallSurvivor {...parts} {...{ one, seat, isAsked, width, height, counts }} />
            )}
          </g>
        )
      })}
    </g>
  )
}

/** A pool holds three (I32-SEAT-6): where somebody could still come. */
function FreePlaces({ table, shown }: { table: I32Table; shown: number }) {
  const { survivors, side } = at(table.pools, shown)
  if (side !== 'survivors' || leftFor(openState({ table }), shown) === 0) return null
  return [0, 1, 2].slice(survivors.length).map((place) => (
    <g key={place} transform={`translate(${place * (LARGE.width + GAP)},0)`} aria-hidden="true">
      <rect {...LARGE} rx={4} fill="none" stroke="#34444a" strokeDasharray="6 4" />
      <Glyph name="person" x={LARGE.width / 2} y={56} size={54} fill="#3f4e53" />
      <Lettering x={LARGE.width / 2} y={112} size={17} weight={500} fill={FADED} isFine>
        room for one more
      </Lettering>
    </g>
  ))
}

function headingOf(
  table: I32Table,
  shown: number,
  seats: I32Props['seats'],
  reader: number | null,
): string {
  const { seat } = at(table.pools, shown)
  const isOne = table.pools.filter((one) => one.seat === seat).length === 1
  if (seat === reader) return isOne ? 'Your pool' : `Your pool ${shown + 1}`
  return poolName(shown, telling(table, seats))
}

const orders = ['acts first', 'acts second', 'acts third'] as const

/** When a survivor acts, while its pool has its turn: in a spotlight nobody else does. */
export function turnOf(
  table: I32Table,
  shown: number,
  { survivors }: Pick<Pool, 'survivors'>,
  place: number,
): string {
  const one = at(survivors, place)
  if (table.acting === one.card) return 'acts now'
  if (table.place !== shown) return ''
  if (table.acted.includes(one.card)) return 'has acted'
  const next = survivors.find(({ card, hasDibs }) => !hasDibs && !table.acted.includes(card))
  if (table.acting >= 0 && table.acting !== next?.card) return ''
  return survivors.length > 1 ? (orders[place] ?? '') : ''
}
