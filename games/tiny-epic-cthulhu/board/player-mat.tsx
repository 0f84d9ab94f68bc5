import { Glyph, Lettering, useReadable } from '@eldertable/board-kit'
import { FEAR, GREED, kindNames, RAGE } from '../pieces/colours.ts'
import { MAD, MAT_TRACK } from '../pieces/mats.ts'
import { runesOf } from '../rules/pieces.ts'
import type { Character } from '../state.ts'
import type { Fresh } from '../foresight/fresh.ts'
import { BLOOD, inkOf, letterOf, QUIET } from './inks.ts'
import type { Preview } from '../foresight/preview.ts'
import { TentacleRow } from './tentacle.tsx'

/** The colours of runes (TEC-TERM-8). */
const runes = [FEAR, RAGE, GREED] as const
/** Where the four tracks begin; shapes differ in breadth. */
const starts = [12, 70, 130, 188] as const
const sizes = [19, 18.5, 20, 18] as const

interface MatProps {
  one: Character
  number: number
  preview: Preview
  fresh?: Fresh
}

/** A character's tracks, Delirium Track and runes; dashed what the option pointed at would bring or take. */
export function PlayerMat(props: MatProps) {
  return (
    <svg viewBox="0 0 228 62" className="tec-mat" role="img" aria-label={describeMat(props.one)}>
      <MatTracks {...props} />
      <g transform="translate(0,34)">
        <MatMind {...props} />
      </g>
    </svg>
  )
}

/** Fear, Rage, Greed and Chaos of a mat, 228 by 28. */
export function MatTracks({ one, number, preview, fresh }: MatProps) {
  const change = preview.held.get(number) ?? []
  return starts.map((x, kind) => (
    <TentacleRow
      key={x}
      kind={kind}
      count={one.held[kind] ?? 0}
      spaces={MAT_TRACK}
      change={change[kind] ?? 0}
      fresh={fresh?.held.get(number)?.[kind] ?? 0}
      x={x}
      y={14}
      size={sizes[kind] ?? 18}
      step={25}
      isOnRail
    />
  ))
}

/** The Delirium Track and the runes of a character, 228 by 26. */
export function MatMind({ one, number, preview }: MatProps) {
  return (
    <>
      <Delirium brain={one.brain} change={preview.brain[number] ?? 0} />
      {runes.map((colour) => (
        <Runes key={colour} colour={colour} count={runesOf(one, colour)} />
      ))}
    </>
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
          y={0}
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
              y={12}
              size={21}
              fill={space === MAD ? '#fff' : 'currentColor'}
            />
          </g>
        ) : space === MAD ? (
          <Glyph name="death-skull" x={middle} y={12} size={18} fill="#fff" />
        ) : (
          <Lettering x={middle} y={17.5} size={16} fill="currentColor" isFine>
            {space === 0 ? '·' : `↻${space}`}
          </Lettering>
        )}
      </g>
    )
  })
}

const RUNE_LETTER = 15.5

function Runes({ colour, count }: { colour: number; count: number }) {
  const x = 146 + colour * 28
  const isLettered = useReadable(RUNE_LETTER)
  const ink = count === 0 ? 'currentColor' : '#fff'
  return (
    <g opacity={count === 0 ? QUIET : 1}>
      <path
        d={`M${x + 3} 0h18l3 6v18h-24v-18z`}
        fill={count === 0 ? 'none' : inkOf(colour)}
        stroke={count === 0 ? 'currentColor' : '#fff7e4'}
        strokeWidth={1}
      />
      {/* The figures of the face are lower than its capitals: a 0 would read as an o. */}
      <Lettering
        x={x + (isLettered ? 17.5 : 12)}
        y={18.5}
        size={isLettered ? 19 : 21.5}
        weight={800}
        fill={ink}
      >
        {count}
      </Lettering>
      <Lettering x={x + 7} y={18.5} size={RUNE_LETTER} weight={800} fill={ink} isFine>
        {letterOf(colour)}
      </Lettering>
    </g>
  )
}

export function describeMat(one: Character): string {
  const held = one.held.map((count, kind) => `${count} ${kindNames[kind]}`).join(', ')
  const inHand = runes.map((colour) => `${runesOf(one, colour)} ${kindNames[colour]}`).join(', ')
  const mind = one.brain === MAD ? 'mad' : `delirium ${one.brain} of ${MAD}`
  return `${held}; ${mind}; runes: ${inHand}`
}
