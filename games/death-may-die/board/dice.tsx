import { Glyph, LampRect, Lettering, highlightsOf, Target, type Light } from '@eldertable/board-kit'
import { at, capital, counted } from '@eldertable/kernel'
import { BLANKED, BONUS, shown } from '../pieces/dice.ts'
import { facesLike } from '../foresight/outcomes.ts'
import { dieInWords } from '../text/pieces.ts'
import { dieOfReroll } from '../verbs.ts'
import { CREAM, INK } from './inks.ts'
import { COLUMN } from './layout.ts'
import type { Parts } from './table.ts'

export const TRAY = 96
const MIDDLE = 40
const LARGEST = 46

/** The dice of the latest roll: each can be pressed while it may be thrown again. */
export function Tray({ table, lit, onAim, onPick, die: again }: Parts & { die: number }) {
  const { roll } = table
  const dice = roll?.dice ?? []
  const step = Math.min(LARGEST + 8, (COLUMN - 20) / Math.max(1, dice.length))
  const size = Math.min(LARGEST, step - 4)
  const first = COLUMN / 2 - (step * (dice.length - 1)) / 2
  return (
    <g>
      <rect width={COLUMN} height={TRAY} rx={4} fill="#571518" />
      <rect
        x={4}
        y={4}
        width={COLUMN - 8}
        height={TRAY - 8}
        rx={2}
        fill="none"
        stroke="#b5524f"
        strokeWidth={0.8}
      />
      <g className="dice" key={dice.join('-')}>
        {dice.map((face, die) => {
          const target = targetOf(lit, die)
          const light = lit.get(target)
          const x = first + die * step
          return (
            // A die is its place in the roll.
            // oxlint-disable-next-line react/no-array-index-key
            <g key={die}>
              <Target
                id={target}
                label={`Die ${die + 1}: ${dieInWords(face)}`}
                {...{ light, onAim, onPick }}
              >
                <DieFace face={face} x={x} y={MIDDLE} size={size} />
              </Target>
              <Lit light={light} x={x} size={size} />
            </g>
          )
        })}
      </g>
      {dice[again] === undefined ? (
        <Lettering x={COLUMN / 2} y={TRAY - 11} size={17.5} fill={CREAM}>
          {rollInWords(dice)}
        </Lettering>
      ) : (
        <ThrownAgain die={dice[again]} />
      )}
    </g>
  )
}

/** What a die that is thrown again can show, and how often. */
function ThrownAgain({ die }: { die: number }) {
  const faces = facesLike(die)
  const step = (COLUMN - 12) / faces.length
  return faces.map(({ face, ways }, place) => (
    <g key={face} transform={`translate(${6 + step * place},${TRAY - 17})`}>
      <DieFace face={face} x={13} y={0} size={20} />
      <Lettering x={26} y={6} size={17.5} anchor="start" fill={CREAM}>
        {`${ways}/6`}
      </Lettering>
    </g>
  ))
}

function Lit({ light, x, size }: { light: Light | undefined; x: number; size: number }) {
  if (light === undefined) return null
  return (
    <LampRect light={light} x={x - size / 2} y={MIDDLE - size / 2} width={size} height={size} />
  )
}

/** A die stands for its free reroll where there is one, and no other way to throw it. */
function targetOf(lit: Parts['lit'], die: number): string {
  const own = `die:${die}`
  if (lit.has(own)) return own
  const free = highlightsOf(lit, 'reroll').find(({ number }) => dieOfReroll(number) === die)
  return free === undefined ? own : `reroll:${free.number}`
}

/** What a roll comes to as it lies. */
function rollInWords(dice: readonly number[]): string {
  const sum = (of: 'success' | 'elder' | 'tentacle'): number =>
    dice.reduce((all, die) => all + at(shown, die)[of], 0)
  const parts = [
    counted(sum('success'), 'success', 'successes'),
    ...(sum('elder') > 0 ? [counted(sum('elder'), 'elder sign')] : []),
    ...(sum('tentacle') > 0 ? [counted(sum('tentacle'), 'tentacle')] : []),
  ]
  return capital(parts.join(', '))
}

/** A standard die is dark; a bonus die, which has no tentacle, is green; both say so by their corners as well. */
export function DieFace({
  face,
  x,
  y,
  size,
}: {
  face: number
  x: number
  y: number
  size: number
}) {
  const { success, elder, tentacle } = at(shown, face)
  const isBonus = face >= BONUS && face < BLANKED
  const half = size / 2
  const symbols = [
    ...(success > 0 ? (['bullseye'] as const) : []),
    ...(elder > 0 ? (['pentacle'] as const) : []),
    ...(tentacle > 0 ? (['curled-tentacle'] as const) : []),
  ]
  const isOne = symbols.length === 1
  return (
    <g transform={`translate(${x},${y})`}>
      <rect
        x={-half + 2}
        y={-half + 3}
        width={size}
        height={size}
        rx={isBonus ? size * 0.3 : 5}
        fill="#000"
        opacity=".35"
      />
      <rect
        x={-half}
        y={-half}
        width={size}
        height={size}
        rx={isBonus ? size * 0.3 : 5}
        fill={isBonus ? '#1c5a47' : INK}
        stroke={CREAM}
        strokeWidth={1.8}
      />
      {symbols.length === 0 ? (
        <path d={`M${-size * 0.16} 0h${size * 0.32}`} stroke={CREAM} strokeWidth={3} />
      ) : null}
      {symbols.map((name, i) => (
        <SymbolGlyph
          key={name}
          name={name}
          at={isOne ? 0 : (i * 2 - 1) * size * 0.17}
          size={isOne ? size * 0.68 : size * 0.44}
        />
      ))}
    </g>
  )
}

/** A die in running text, which says in words what it shows. */
export function SmallDie({ face }: { face: number }) {
  return (
    <svg className="die" width={22} height={22} viewBox="0 0 40 40" aria-hidden="true">
      <DieFace face={face} x={19} y={18} size={34} />
    </svg>
  )
}

type Symbol = 'bullseye' | 'pentacle' | 'curled-tentacle'

function SymbolGlyph({ name, at: place, size }: { name: Symbol; at: number; size: number }) {
  switch (name) {
    case 'bullseye':
      return <Glyph name="bullseye" x={place} y={place} size={size} fill={CREAM} />
    case 'pentacle':
      return <Glyph name="pentacle" x={place} y={place} size={size} fill="#8fd8bb" />
    case 'curled-tentacle':
      return <Glyph name="curled-tentacle" x={place} y={place} size={size} fill="#f39a90" />
  }
}
