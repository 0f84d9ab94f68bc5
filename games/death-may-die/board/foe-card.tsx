import { Glyph, Lettering, MonsterToken } from '@eldertable/board-kit'
import { at, counted } from '@eldertable/kernel'
import { healthOf, woundsOf } from '../rules/figures.ts'
import { ELDER, NOBODY } from '../state.ts'
import { foeDiceNow } from '../foresight/foe.ts'
import { isSlain } from '../text/ritual.ts'
import { openState } from '../text/telling.ts'
import { elderNames } from '../text/names.ts'
import { elderIcons } from './icons.ts'
import { CREAM, OXBLOOD } from './inks.ts'
import { COLUMN } from './layout.ts'
import { stackName } from './standing.ts'
import type { DmdTable } from './table.ts'
import { Heart } from './tokens.tsx'
import { type Dice, kindOfEnemy } from '../pieces/enemies.ts'

export const FOE_CARD = 80

/** The card of one enemy: what it can still take, and its dice. */
export function FoeCard({ table, foe, note }: { table: DmdTable; foe: number; note: string }) {
  return (
    <g aria-hidden="true">
      <rect
        width={COLUMN}
        height={FOE_CARD}
        rx={4}
        fill={OXBLOOD}
        stroke="#7c3f3f"
        strokeWidth={1.5}
      />
      {foe === NOBODY ? (
        <Lettering x={COLUMN / 2} y={46} size={17.5} weight={500} fill={CREAM}>
          {isSlain(table)
            ? `${elderNames[table.settings.elderOne]} is dead.`
            : 'No enemy stands here.'}
        </Lettering>
      ) : (
        <Filled {...{ table, foe, note }} />
      )}
    </g>
  )
}

function Filled({ table, foe, note }: { table: DmdTable; foe: number; note: string }) {
  const s = openState({ table })
  const isElder = foe === ELDER
  const left = healthOf(s, foe) - woundsOf(s, foe)
  const name = isElder
    ? `${elderNames[table.settings.elderOne]}, stage ${table.elder.stage}`
    : stackName(table, foe)
  const dice = foeDiceNow(s, foe)
  const icon = isElder
    ? elderIcons[table.settings.elderOne]
    : kindOfEnemy(at(table.enemies, foe).kind).icon
  return (
    <>
      <MonsterToken icon={icon} x={40} y={38} size={54} />
      <Heart x={63} y={58} size={30} count={left} />
      <Lettering x={82} y={25} size={19} anchor="start" fill={CREAM}>
        {name}
      </Lettering>
      <Lettering x={82} y={46} size={17.5} anchor="start" weight={500} fill={CREAM}>
        {`hits with ${diceInWords(dice)}${dice.isInRlyeh ? ": R'lyeh" : ''}`}
      </Lettering>
      <rect x={82} y={54} width={COLUMN - 92} height={20} fill="#96301f" />
      <Lettering x={88} y={69} size={17} anchor="start" fill="#fff">
        {shortened(note)}
      </Lettering>
      <Glyph name="crossed-swords" x={COLUMN - 22} y={22} size={20} fill="#b98a80" />
    </>
  )
}

/** As many letters as the bar has room for. */
const LONGEST = 24

/** Without what the option says as well, where a note is too long for its bar. */
const shortened = (note: string): string =>
  [/ for [^,]+/, /^[^,:]+, (?=.*:)/, /^\d+ wounds?: /, /(?<=^[^·]+) · .*/].reduce(
    (short, part) => (short.length > LONGEST ? short.replace(part, '') : short),
    note,
  )

export function diceInWords({ standard, bonus }: Dice): string {
  if (bonus === 0) return counted(standard, 'die', 'dice')
  const extra = counted(bonus, 'bonus die', 'bonus dice')
  return standard === 0 ? extra : `${counted(standard, 'die', 'dice')}, ${extra}`
}
