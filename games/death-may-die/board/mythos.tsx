import { Glyph, LampRect, Lettering, Inspectable, Target } from '@eldertable/board-kit'

import { mythosName } from '../text/pieces.ts'
import { symbolsOf, threatOf } from '../text/threat.ts'
import { CREAM, OXBLOOD } from './inks.ts'
import { COLUMN } from './layout.ts'
import { linesOf } from './lines.ts'
import type { DmdTable, Parts } from './table.ts'
import { telling } from './words.ts'

const MYTHOS = 66
/** This many letters have room beside the three cards. */
const LONGEST = 18

/** The Mythos card that was drawn, or the symbols in the discard pile. */
export function Mythos(parts: Parts) {
  const { table } = parts
  return table.drawn.length > 0 ? <Drawn {...parts} /> : <Discards table={table} />
}

function Discards({ table }: { table: DmdTable }) {
  const symbols = symbolsOf(table)
  return (
    <Inspectable
      id="discards:0"
      label={`Mythos discards: ${symbols} of 3 tentacles, ${threatOf(table)}`}
    >
      <rect width={COLUMN} height={MYTHOS} fill="transparent" />
      <Lettering x={2} y={18} size={18} anchor="start" weight={500} fill="var(--text)">
        Mythos discards
      </Lettering>
      {linesOf(threatOf(table), LONGEST).map((line, place) => (
        <Lettering
          key={line}
          x={2}
          y={39 + place * 19}
          size={17.5}
          anchor="start"
          fill="var(--text-2)"
        >
          {line}
        </Lettering>
      ))}
      {[0, 1, 2].map((place) => (
        <g key={place} transform={`translate(${COLUMN - 3 * 42 + place * 42},4)`}>
          <rect
            width={40}
            height={58}
            rx={4}
            fill={place < symbols ? OXBLOOD : 'none'}
            stroke={place < symbols ? '#ef8079' : 'var(--text-2)'}
            strokeWidth={1.5}
            strokeDasharray={place < symbols ? undefined : '4 3'}
          />
          {place < symbols ? (
            <Glyph name="curled-tentacle" x={20} y={29} size={30} fill="#f39a90" />
          ) : null}
        </g>
      ))}
    </Inspectable>
  )
}

function Drawn({ table, lit, onAim, onPick }: Parts) {
  const wide = COLUMN / table.drawn.length
  return table.drawn.map((card, i) => {
    const light = lit.get(`mythos:${card}`)
    const title = mythosName(card, telling(table, []))
    return (
      <g key={card} transform={`translate(${i * wide},0)`}>
        <Target id={`mythos:${card}`} label={`Mythos: ${title}`} {...{ light, onAim, onPick }}>
          <rect
            width={wide - 6}
            height={MYTHOS}
            rx={4}
            fill={OXBLOOD}
            stroke="#ef8079"
            strokeWidth={1.5}
          />
          <Lettering x={12} y={24} size={17.5} anchor="start" weight={500} fill="#f3c3be">
            Mythos
          </Lettering>
          <Lettering
            x={12}
            y={49}
            size={table.drawn.length > 1 ? 18 : 21}
            anchor="start"
            face="var(--display)"
            weight={400}
            fill={CREAM}
          >
            {title}
          </Lettering>
        </Target>
        {light === undefined ? null : (
          <LampRect light={light} x={2} y={2} width={wide - 10} height={MYTHOS - 4} />
        )}
      </g>
    )
  })
}
