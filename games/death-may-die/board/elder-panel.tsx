import { Glyph, Lettering, Inspectable } from '@eldertable/board-kit'
import { at } from '@eldertable/kernel'
import { healthOf, woundsOf } from '../rules/figures.ts'
import { ELDER } from '../state.ts'
import { elderNames } from '../text/names.ts'
import { stagesInShort } from '../text/stages.ts'
import { openState } from '../text/telling.ts'
import { TRAY } from './dice.tsx'
import { elderIcons } from './icons.ts'
import { CREAM, GREEN, OXBLOOD } from './inks.ts'
import { COLUMN } from './layout.ts'
import { linesOf } from './lines.ts'
import type { DmdTable } from './table.ts'

const STAGES = [2, 3, 4]
const LONGEST = 37

/** The Elder One on the map: its stage, the wounds of that stage, and what it does now. */
export function ElderPanel({ table }: { table: DmdTable }) {
  const { elder, settings } = table
  const s = openState({ table })
  const [wounds, health] = [woundsOf(s, ELDER), healthOf(s, ELDER)]
  const wide = (COLUMN - 20) / health
  const name = elderNames[settings.elderOne]
  return (
    <Inspectable id="stage:0" label={`${name}: ${wounds} of ${health} wounds`}>
      <rect width={COLUMN} height={TRAY} rx={4} fill={OXBLOOD} stroke="#f5bd4f" strokeWidth={1.5} />
      <Glyph name={elderIcons[settings.elderOne]} x={22} y={17} size={26} fill="#9fd8b8" />
      <Lettering x={40} y={23} size={17.5} anchor="start" face="var(--face-dmd)" fill={CREAM}>
        {`${wounds} of ${health} wounds`}
      </Lettering>
      {STAGES.map((stage, place) => (
        <g key={stage} transform={`translate(${COLUMN - 70 + place * 22},8)`}>
          <rect
            width={19}
            height={19}
            fill={stage < elder.stage ? '#571518' : stage === elder.stage ? CREAM : 'none'}
            stroke={CREAM}
          />
          <Lettering
            x={9.5}
            y={15.5}
            size={17.5}
            weight={800}
            fill={stage === elder.stage ? OXBLOOD : CREAM}
          >
            {stage}
          </Lettering>
        </g>
      ))}
      {Array.from({ length: health }, (_, place) => (
        <rect
          // A box is its place in the row.
          key={`box ${place + 1}`}
          x={10 + place * wide}
          y={35}
          width={wide - 2}
          height={15}
          fill={place < wounds ? '#c43b33' : GREEN}
          stroke={CREAM}
          strokeWidth={0.8}
        />
      ))}
      {linesOf(at(stagesInShort[settings.elderOne], elder.stage - 1), LONGEST).map(
        (line, place) => (
          <Lettering
            key={line}
            x={10}
            y={68 + place * 18}
            size={17}
            anchor="start"
            weight={500}
            fill={CREAM}
          >
            {line}
          </Lettering>
        ),
      )}
    </Inspectable>
  )
}

/** In its place once it is dead. */
export function Slain({ table }: { table: DmdTable }) {
  const words = `${elderNames[table.settings.elderOne]} is dead.`
  return (
    <Inspectable id="stage:0" label={words}>
      <rect width={COLUMN} height={TRAY} rx={4} fill={OXBLOOD} stroke="#f5bd4f" strokeWidth={1.5} />
      <Glyph name="death-skull" x={COLUMN / 2} y={34} size={40} fill="#9fd8b8" />
      <Lettering x={COLUMN / 2} y={80} size={22} face="var(--display)" weight={400} fill={CREAM}>
        {words}
      </Lettering>
    </Inspectable>
  )
}
