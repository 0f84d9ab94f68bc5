import { Glyph, Lettering, Inspectable, MonsterToken } from '@eldertable/board-kit'
import { NOWHERE } from '../state.ts'
import { elderNames, episodeNames } from '../text/names.ts'
import { isSlain, stateInWords } from '../text/ritual.ts'
import { elderIcons } from './icons.ts'
import { CREAM, GREEN, INK, OXBLOOD } from './inks.ts'
import { RITUAL } from './layout.ts'
import type { DmdTable } from './table.ts'

/** DMD-TRACK-1, DMD-TRACK-2 */
export const SPACES = [1, 2, 3, 4, 5, 6, 7, 8]
export const LAST_GREEN = 4
const SKULL = 8
const STEP = 51
const SIDE = 44

/** The track above the plan: green spaces, then red ones, then the end; where the Elder One has come to. */
export function Ritual({ table, width }: { table: DmdTable; width: number }) {
  const { elder, settings } = table
  const name = elderNames[settings.elderOne]
  const first = width - SPACES.length * STEP - 4
  return (
    <Inspectable
      id="track:0"
      label={`${name} is at space ${elder.track} of 8. ${stateInWords(table)}`}
    >
      <rect
        width={width}
        height={RITUAL}
        rx={4}
        fill={OXBLOOD}
        stroke="#7c3f3f"
        strokeWidth={1.5}
      />
      <Lettering x={14} y={28} size={18.5} anchor="start" weight={800} fill={CREAM}>
        {isSlain(table)
          ? `${name} is dead`
          : elder.space === NOWHERE
            ? episodeNames[settings.episode]
            : `${name} is here`}
      </Lettering>
      <Lettering x={14} y={50} size={17.5} anchor="start" weight={500} fill={CREAM}>
        {stateInWords(table)}
      </Lettering>
      {SPACES.map((space) => (
        <g key={space} transform={`translate(${first + (space - 1) * STEP},9)`}>
          <Space space={space} isHere={space === elder.track} />
        </g>
      ))}
      <g
        className="moves"
        style={{
          transform: `translate(${first + (elder.track - 1) * STEP + SIDE / 2}px,${9 + SIDE / 2}px)`,
        }}
      >
        {isSlain(table) ? (
          <Glyph name="death-skull" x={0} y={0} size={36} fill={CREAM} />
        ) : elder.space === NOWHERE ? (
          <Glyph name={elderIcons[settings.elderOne]} x={0} y={0} size={36} fill="#cfeee0" />
        ) : (
          <MonsterToken icon={elderIcons[settings.elderOne]} x={0} y={0} size={36} />
        )}
      </g>
    </Inspectable>
  )
}

function Space({ space, isHere }: { space: number; isHere: boolean }) {
  const isGreen = space <= LAST_GREEN
  const edge = isHere ? CREAM : isGreen ? '#4f8d7a' : '#b5524f'
  return (
    <>
      <rect
        width={SIDE}
        height={SIDE}
        fill={isGreen ? GREEN : '#571518'}
        stroke={edge}
        strokeWidth={isHere ? 3 : 1.5}
      />
      {isHere ? null : space === SKULL ? (
        <Glyph name="death-skull" x={SIDE / 2} y={SIDE / 2} size={29} fill="#f0a8a2" />
      ) : (
        <Lettering
          x={SIDE / 2}
          y={30}
          size={23}
          face="var(--face-dmd)"
          fill={isGreen ? '#bfe3d6' : '#f3c3be'}
        >
          {space}
        </Lettering>
      )}
      {isHere ? (
        <path d={`M${SIDE / 2 - 7} ${SIDE + 9}h14l-7 -8z`} fill={CREAM} stroke={INK} />
      ) : null}
    </>
  )
}
