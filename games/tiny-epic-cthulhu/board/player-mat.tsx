import { Glyph, Lettering } from '@eldertable/board-kit'
import { pageAt } from '../content/pages.ts'
import { MAD, MAT_TRACK } from '../content/mats.ts'
import type { Character } from '../state.ts'
import { kindNames } from '../text/names.ts'
import { BLOOD, inkOf } from './inks.ts'
import type { Preview } from '../foresight/preview.ts'
import { TentacleRow } from './tentacle.tsx'

const RUNES = 3
/** Where the four tracks begin; shapes differ in breadth. */
const starts = [12, 70, 130, 188] as const
const sizes = [19, 18, 20, 16] as const

/** How many runes a character has of each colour (TEC-TERM-8). */
export const runesOf = ({ pages }: Character): number[] =>
  Array.from(
    { length: RUNES },
    (_, colour) => pages.filter((card) => pageAt(card).rune === colour).length,
  )

/** A character's tracks, Delirium Track and runes; dashed what the option pointed at would bring or take. */
export function PlayerMat({
  one,
  number,
  preview,
}: {
  one: Character
  number: number
  preview: Preview
}) {
  const change = preview.held.get(number) ?? []
  return (
    <svg viewBox="0 0 228 62" className="tec-mat" role="img" aria-label={describeMat(one)}>
      {starts.map((x, kind) => (
        <TentacleRow
          key={x}
          kind={kind}
          count={one.held[kind] ?? 0}
          spaces={MAT_TRACK}
          change={change[kind] ?? 0}
          x={x}
          y={14}
          size={sizes[kind] ?? 18}
          step={25}
          isOnRail
        />
      ))}
      <Delirium brain={one.brain} change={preview.brain.get(number) ?? 0} />
      {runesOf(one).map((count, colour) => (
        // A rune is told by its colour.
        // oxlint-disable-next-line react/no-array-index-key
        <Runes key={colour} colour={colour} count={count} />
      ))}
    </svg>
  )
}

/** From the bottom 0, 1, 2, 3 rerolls and, at the end, mad (TEC-DELIR-1). */
function Delirium({ brain, change }: { brain: number; change: number }) {
  return Array.from({ length: MAD + 1 }, (_, space) => {
    const x = 2 + space * 27
    const middle = x + 12.5
    const isGhost = change !== 0 && space === brain + change
    return (
      // A space is its number.
      // oxlint-disable-next-line react/no-array-index-key
      <g key={space}>
        <rect
          x={x}
          y={34}
          width={25}
          height={24}
          fill={space === MAD ? BLOOD : '#80808024'}
          stroke={isGhost ? 'var(--lamp)' : 'currentColor'}
          strokeOpacity={isGhost ? 1 : 0.5}
          strokeWidth={isGhost ? 2 : 1}
          strokeDasharray={isGhost ? '4 3' : undefined}
        />
        {space === brain || isGhost ? (
          <g opacity={isGhost ? 0.6 : 1}>
            <Glyph
              name="brain"
              x={middle}
              y={46}
              size={21}
              fill={space === MAD ? '#fff' : 'var(--brass)'}
            />
          </g>
        ) : space === MAD ? (
          <Glyph name="death-skull" x={middle} y={46} size={18} fill="#fff" />
        ) : (
          <Lettering x={middle} y={51} size={14} fill="currentColor">
            {space === 0 ? '·' : `↻${space}`}
          </Lettering>
        )}
      </g>
    )
  })
}

function Runes({ colour, count }: { colour: number; count: number }) {
  const x = 146 + colour * 28
  return (
    <g opacity={count === 0 ? 0.45 : 1}>
      <path
        d={`M${x + 3} 34h18l3 6v18h-24v-18z`}
        fill={count === 0 ? 'none' : inkOf(colour)}
        stroke={count === 0 ? 'currentColor' : '#fff7e4'}
        strokeWidth={1}
      />
      <Lettering
        x={x + 12}
        y={52}
        size={14}
        weight={800}
        fill={count === 0 ? 'currentColor' : '#fff'}
      >
        {`${'FRG'[colour]}${count}`}
      </Lettering>
    </g>
  )
}

export function describeMat(one: Character): string {
  const held = one.held.map((count, kind) => `${count} ${kindNames[kind]}`).join(', ')
  const runes = runesOf(one)
    .map((count, colour) => `${count} ${kindNames[colour]}`)
    .join(', ')
  const mind = one.brain === MAD ? 'mad' : `delirium ${one.brain} of ${MAD}`
  return `${held}; ${mind}; runes: ${runes}`
}
