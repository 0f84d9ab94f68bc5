import { Glyph, Lettering, Inspectable } from '@eldertable/board-kit'
import { CHAOS } from '../pieces/colours.ts'
import { COLUMNS, PAGE_TOKENS } from '../pieces/necronomicon.ts'
import type { TecTable } from '../state.ts'
import type { Fresh } from '../foresight/fresh.ts'
import { BRASS, LAMP_EDGE, SEA, SEPIA, VELLUM } from './inks.ts'
import { COLUMN } from './layout.ts'
import { OLD_ONE_HEIGHT } from './old-one-mat.tsx'
import type { Preview } from '../foresight/preview.ts'
import { Tentacle } from './tentacle.tsx'

const LEATHER = '#4a3413'
const LEAF = '#3f8146'
export const BOOK_TOP = OLD_ONE_HEIGHT + 10
export const BOOK_HEIGHT = 190
const FIRST = { x: 34, y: 34 }
const CELL = { width: 34, height: 23 }
const STEP = { x: 38, y: 26 }

/** The Necronomicon Mat: Page Tokens in their rows, and the Chaos that a whole row or column frees. */
export function Necronomicon({
  table,
  preview,
  fresh,
}: {
  table: TecTable
  preview: Preview
  fresh?: Fresh
}) {
  const placed = table.rows.reduce((sum, row) => sum + row, 0)
  const words = `Necronomicon: ${placed} of ${PAGE_TOKENS} pages; by row ${table.rows.join(', ')}`
  return (
    <g transform={`translate(${COLUMN.x},${BOOK_TOP})`}>
      <Inspectable id="book:0" label={words}>
        <rect
          x={2}
          y={5}
          width={COLUMN.width}
          height={BOOK_HEIGHT}
          rx={4}
          fill="#000"
          opacity=".3"
        />
        <rect
          width={COLUMN.width}
          height={BOOK_HEIGHT}
          rx={4}
          fill={VELLUM}
          stroke={LEATHER}
          strokeWidth={1.5}
        />
        <Lettering
          x={12}
          y={25}
          size={20}
          anchor="start"
          face="var(--display)"
          weight={400}
          fill={SEPIA}
        >
          Necronomicon
        </Lettering>
        <Lettering x={COLUMN.width - 12} y={24} size={16.5} anchor="end" weight={800} fill={SEPIA}>
          {`${placed} of ${PAGE_TOKENS}`}
        </Lettering>
        {table.rows.map((count, row) => (
          // A row is its number.
          // oxlint-disable-next-line react/no-array-index-key
          <g key={row}>
            <Lettering x={20} y={FIRST.y + row * STEP.y + 17} size={16.5} weight={800} fill={SEPIA}>
              {row + 1}
            </Lettering>
            {Array.from({ length: COLUMNS }, (_, column) => (
              <Leaf
                // A space is its place in the row.
                // oxlint-disable-next-line react/no-array-index-key
                key={column}
                x={FIRST.x + column * STEP.x}
                y={FIRST.y + row * STEP.y}
                isFresh={column < count && column >= count - (fresh?.rows[row] ?? 0)}
                state={
                  column < count
                    ? 'there'
                    : column < count + (preview.rows[row] ?? 0)
                      ? 'coming'
                      : 'empty'
                }
              />
            ))}
          </g>
        ))}
        {table.rewards.map((chaos, line) => {
          const at =
            line < COLUMNS
              ? { x: 240, y: FIRST.y + line * STEP.y + 11.5 }
              : { x: FIRST.x + (line - COLUMNS) * STEP.x + 17, y: 175 }
          return chaos > 0 ? (
            <Tentacle
              // A reward is its line of the mat.
              // oxlint-disable-next-line react/no-array-index-key
              key={line}
              kind={CHAOS}
              {...at}
              size={15}
              look={preview.rewards[line] === true ? 'going' : 'there'}
            />
          ) : (
            // A reward is its line of the mat.
            // oxlint-disable-next-line react/no-array-index-key
            <Glyph key={line} name="check-mark" {...at} size={17} fill={LEAF} />
          )
        })}
      </Inspectable>
    </g>
  )
}

function Leaf({
  x,
  y,
  state,
  isFresh,
}: {
  x: number
  y: number
  state: 'there' | 'coming' | 'empty'
  isFresh: boolean
}) {
  return (
    <>
      <rect
        x={x}
        y={y}
        {...CELL}
        rx={1.5}
        fill={state === 'there' ? '#5b3d12' : state === 'coming' ? '#c9a35a' : '#f6eedb'}
        stroke={state === 'coming' ? LAMP_EDGE : isFresh ? SEA : LEATHER}
        strokeWidth={state === 'coming' ? 2 : isFresh ? 3 : 1}
        strokeDasharray={state === 'there' ? undefined : '3 2'}
      />
      {state === 'empty' ? null : (
        <path
          d={`M${x + 7} ${y + 7}h20M${x + 7} ${y + 11.5}h20M${x + 7} ${y + 16}h13`}
          stroke={state === 'there' ? BRASS : '#3a2608'}
          strokeWidth={1.5}
        />
      )}
    </>
  )
}
