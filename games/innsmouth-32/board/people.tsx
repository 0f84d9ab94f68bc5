import { at } from '@eldertable/kernel'
import type { Pool } from '../state.ts'
import { poolName } from '../text/telling.ts'
import { RowHeading } from './front.tsx'
import { castCell, GAP, HEADING, LARGE, placeOfSmall, WIDTH } from './layout.ts'
import { poolShown } from './shown.ts'
import { Sanctuaries, SANCTUARY } from './sanctuaries.tsx'
import { LargeSurvivor, SmallSurvivor } from './survivor-card.tsx'
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
  const room = WIDTH - SANCTUARY.width - GAP
  const width = Math.min(
    LARGE.width + 40,
    (room - GAP * 2) / Math.max(1, Math.min(3, pool.survivors.length)) - GAP / 2,
  )
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
            />
          </g>
        ))}
        <g transform={`translate(${WIDTH - SANCTUARY.width},0)`}>
          <Sanctuaries {...parts} />
        </g>
      </g>
      {others.length === 0 ? null : (
        <g transform={`translate(0,${HEADING + LARGE.height + GAP})`}>
          <RowHeading
            y={0}
            title="The others"
            note={`${others.length} more survivors in the film`}
          />
          {others.map(({ survivor, seat }, place) => {
            const { x, y } = placeOfSmall(place)
            return (
              <g key={survivor.card} transform={`translate(${x},${HEADING + y})`}>
                <SmallSurvivor
                  {...parts}
                  one={survivor}
                  seat={seat}
                  isAsked={isAskedAbout(decision, survivor.card)}
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
  const isLarge = height >= LARGE.height && width >= 250
  return (
    <g>
      <RowHeading y={0} title="The cast" note={`${all.length} survivors in the film`} />
      {all.map(({ one, seat }, place) => {
        const isAsked = isAskedAbout(decision, one.card)
        const x = (place % perRow) * (width + GAP)
        const y = HEADING + Math.floor(place / perRow) * (height + GAP)
        return (
          <g key={one.card} transform={`translate(${x},${y})`}>
            {isLarge ? (
              <LargeSurvivor
                {...parts}
                {...{ one, seat, isAsked, width }}
                turn={table.acting === one.card ? 'acts now' : ''}
              />
            ) : (
              <SmallSurvivor {...parts} {...{ one, seat, isAsked, width, height }} />
            )}
          </g>
        )
      })}
    </g>
  )
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

/** When a survivor acts, while its pool has its turn. */
function turnOf(table: I32Table, shown: number, { survivors }: Pool, place: number): string {
  const one = at(survivors, place)
  if (table.acting === one.card) return 'acts now'
  if (table.place !== shown) return ''
  if (table.acted.includes(one.card)) return 'has acted'
  return survivors.length > 1 ? (orders[place] ?? '') : ''
}
