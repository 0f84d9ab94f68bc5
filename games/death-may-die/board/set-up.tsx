import { Glyph, LampRect, Lettering, litOf, Target, type IconName } from '@eldertable/board-kit'
import { at } from '@eldertable/kernel'
import { sheetAt } from '../content/investigators.ts'
import { insanityNames, investigatorNames } from '../text/names.ts'
import { skillIcons } from './icons.ts'
import { skillWords } from '../text/skills.ts'
import { FLOOR, INK } from './inks.ts'
import { COLUMN } from './layout.ts'
import { Portrait } from './portrait.tsx'
import type { DmdTable, Parts } from './table.ts'

const ROW = 62

interface Row {
  target: string
  name: string
  lines: readonly string[]
  icons: readonly IconName[]
  /** The row among the investigators, for the portrait. */
  who?: number
}

/** While investigators or insanity cards are chosen, they lie beside the plan, in place of a dashboard. */
export function rowsToChoose({ lit, table }: Pick<Parts, 'lit' | 'table'>): Row[] {
  const people = litOf(lit, 'investigator').map(({ number }) => investigatorRow(number, table))
  const cards = litOf(lit, 'insanity').map(({ number }) => ({
    target: `insanity:${number}`,
    name: at(insanityNames, number),
    lines: ['An insanity card'],
    icons: insanityIcons,
  }))
  return [...people, ...cards]
}

const insanityIcon: { icon: IconName } = { icon: 'curled-tentacle' }
const insanityIcons = [insanityIcon.icon]

function investigatorRow(who: number, { settings }: DmdTable): Row {
  const { key, skills, woundSkull, lastStress, sanitySkull } = sheetAt(who, settings)
  return {
    target: `investigator:${who}`,
    who,
    name: investigatorNames[key],
    lines: [
      skillWords[skills[0]].short,
      `${woundSkull} wounds, ${lastStress} stress, ${sanitySkull} sanity`,
    ],
    icons: skills.map((skill) => skillIcons[skill]),
  }
}

export function SetUp({ rows, lit, onAim, onPick }: Parts & { rows: readonly Row[] }) {
  return rows.map(({ target, name, lines, icons, who }, i) => {
    const light = lit.get(target)
    const left = who === undefined ? 14 : 62
    return (
      <g key={target} transform={`translate(0,${i * (ROW + 5)})`}>
        <Target id={target} label={`${name}: ${lines.join(', ')}`} {...{ light, onAim, onPick }}>
          <rect width={COLUMN} height={ROW} rx={4} fill={FLOOR} stroke={INK} />
          <Lettering
            x={left}
            y={21}
            size={20}
            anchor="start"
            face="var(--display)"
            weight={400}
            fill={INK}
          >
            {name}
          </Lettering>
          {who === undefined ? null : <Portrait who={who} x={30} y={ROW / 2} size={ROW - 10} />}
          {lines.map((line, n) => (
            <Lettering
              key={line}
              x={left}
              y={39 + n * 17}
              size={17}
              anchor="start"
              weight={500}
              fill={INK}
            >
              {line}
            </Lettering>
          ))}
          {icons.map((icon, n) => (
            <Glyph
              key={icon}
              name={icon}
              x={COLUMN - 18 - (icons.length - 1 - n) * 24}
              y={14}
              size={20}
              fill={INK}
            />
          ))}
        </Target>
        {light === undefined ? null : (
          <LampRect light={light} x={2} y={2} width={COLUMN - 4} height={ROW - 4} />
        )}
      </g>
    )
  })
}
