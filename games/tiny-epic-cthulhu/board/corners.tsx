import { Glyph, Lettering, Inspectable } from '@eldertable/board-kit'
import { siteAt } from '../pieces/towns.ts'
import { iconAt, townAt, wheelIcons } from '../pieces/wheel.ts'
import type { TecTable } from '../state.ts'
import { CharacterShape } from './characters.tsx'
import { BRASS, DEEP, LAPIS, NAVY, PAPER } from './inks.ts'
import { iconDeeds } from './spin-words.ts'

const CARD = { width: 186, height: 84 }

/** What the latest spin meant, in the upper left corner of the chart. */
export function SpinCard({ table }: { table: TecTable }) {
  if (table.stop < 0) return null
  const icon = iconAt(table.stop)
  const town = table.towns[townAt(table.stop)]
  return (
    <g transform="translate(6,14)">
      <Lettering
        x={0}
        y={16}
        size={16.5}
        anchor="start"
        weight={400}
        face="var(--display)"
        fill={LAPIS}
        italic
      >
        The wheel says
      </Lettering>
      <Lettering
        x={0}
        y={42}
        size={24}
        anchor="start"
        weight={400}
        face="var(--display)"
        fill={NAVY}
      >
        {wheelIcons[icon].name}
      </Lettering>
      <Lettering x={0} y={61} size={16.5} anchor="start" weight={500} fill={NAVY}>
        {iconDeeds[icon]}
      </Lettering>
      <Lettering x={0} y={80} size={16.5} anchor="start" weight={700} fill={NAVY}>
        {town === undefined ? '' : `at ${siteAt(town.site).name}`}
      </Lettering>
    </g>
  )
}

/** Whose turn it is and how many actions are left, in the upper right corner. */
export function TurnCard({ table, name }: { table: TecTable; name: string }) {
  if (table.step === 'setUp' || table.outcome !== null) return null
  const left = table.actions
  const isActing = table.step === 'actions' && table.characters[table.active]?.isAssistant === false
  return (
    <g transform="translate(412,14)">
      <Lettering
        x={CARD.width}
        y={16}
        size={16.5}
        anchor="end"
        weight={400}
        face="var(--display)"
        fill={LAPIS}
        italic
      >
        {isActing ? 'Actions left' : 'The turn of'}
      </Lettering>
      <CharacterShape table={table} character={table.active} x={CARD.width - 14} y={38} size={28} />
      <Lettering
        x={CARD.width - 34}
        y={45}
        size={21}
        anchor="end"
        weight={400}
        face="var(--display)"
        fill={NAVY}
      >
        {name}
      </Lettering>
      {isActing
        ? Array.from({ length: Math.max(3, left) }, (_, i) => (
            <g key={i}>
              <circle
                cx={CARD.width - 14 - i * 30}
                cy={76}
                r={11}
                fill={i < left ? DEEP : PAPER}
                stroke={NAVY}
                strokeWidth={1.5}
                strokeDasharray={i < left ? undefined : '3 2.5'}
              />
              {i < left ? (
                <Glyph
                  name="candle-flame"
                  x={CARD.width - 14 - i * 30}
                  y={75}
                  size={17}
                  fill={BRASS}
                />
              ) : null}
            </g>
          ))
        : null}
    </g>
  )
}

/** The Page deck, below the dice. */
export function PageDeck({ table }: { table: TecTable }) {
  return (
    <g transform="translate(252,580)">
      <Inspectable id="deck:0" label={`Page deck: ${table.deck} cards`}>
        {[6, 3, 0].map((shift) => (
          <rect
            key={shift}
            x={shift}
            y={shift}
            width={44}
            height={62}
            rx={3}
            fill={NAVY}
            stroke={PAPER}
          />
        ))}
        <rect x={4} y={4} width={36} height={54} fill="none" stroke={BRASS} strokeWidth={0.8} />
        <Glyph name="evil-book" x={22} y={31} size={24} fill={BRASS} />
        <Lettering x={62} y={32} size={19} anchor="start" weight={800} fill={NAVY}>
          {table.deck}
        </Lettering>
        <Lettering x={62} y={50} size={16.5} anchor="start" weight={500} fill={NAVY}>
          pages
        </Lettering>
      </Inspectable>
    </g>
  )
}
