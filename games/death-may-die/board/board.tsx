import { Glyph } from '@eldertable/board-kit'
import { at } from '@eldertable/kernel'
import { NOBODY, NOWHERE } from '../state.ts'
import { dieAimed, foeNote, tracksAhead } from './ahead.ts'
import { Arrival } from './arrival.tsx'
import { Dashboard, DASHBOARD } from './dashboard.tsx'
import { Tray, TRAY } from './dice.tsx'
import { ElderPanel, Slain } from './elder-panel.tsx'
import { FoeCard, FOE_CARD } from './foe-card.tsx'
import { Found } from './found.tsx'
import { COLUMN, GAP, planIn, RITUAL } from './layout.ts'
import { Mythos } from './mythos.tsx'
import { FloorPlan, RoomNames } from './plan/floor-plan.tsx'
import { Ritual } from './ritual.tsx'
import { Room } from './room.tsx'
import { cardsToChoose, SetUp } from './set-up.tsx'
import { isSlain } from '../text/ritual.ts'
import { foeShown, heroShown } from './shown.ts'
import type { DmdProps, DmdTable, Parts } from './table.ts'
import { WayAhead } from './way-ahead.tsx'

/** The floor plan below the ritual, and beside it one dashboard, one enemy, the dice and the Mythos. */
export function Board(props: DmdProps) {
  const { table, seats, lit, onAim, onPick } = props
  const plan = planIn(table.settings)
  const parts = { table, lit, onAim, onPick }
  const cards = cardsToChoose(parts)
  if (cards.length > 0)
    return (
      <g>
        <Ritual table={table} width={plan.width + GAP + COLUMN} />
        <g transform={`translate(0,${RITUAL + GAP})`}>
          <SetUp {...parts} {...{ cards }} width={plan.width + GAP + COLUMN} height={plan.height} />
        </g>
      </g>
    )
  return (
    <g>
      <Ritual table={table} width={plan.width} />
      <g transform={`translate(0,${RITUAL + GAP})`}>
        <FloorPlan plan={plan} />
        {plan.spaces.map((room, space) => (
          // A space is its number on the map.
          // oxlint-disable-next-line react/no-array-index-key
          <Room key={space} {...parts} {...{ room, space, seats }} />
        ))}
        <RoomNames plan={plan} />
        <WayAhead {...props} plan={plan} />
      </g>
      <g transform={`translate(${plan.width + GAP},0)`}>
        <Column {...props} />
      </g>
      <Arrival
        table={table}
        moment={props.moment}
        width={plan.width}
        height={plan.height + RITUAL + GAP}
      />
    </g>
  )
}

function Column(props: DmdProps) {
  const { table, seats, lit, onAim, onPick } = props
  const parts = { table, lit, onAim, onPick }
  const hero = heroShown(props)
  const foeNumber = foeShown(props)
  const foe = DASHBOARD + GAP
  const tray = foe + FOE_CARD + GAP
  return (
    <>
      <Dashboard
        {...parts}
        {...{ hero, seats }}
        note={noteOn(table, hero, props)}
        ahead={tracksAhead(props, hero)}
      />
      <g transform={`translate(0,${foe})`}>
        <FoeCard
          table={table}
          foe={foeNumber}
          note={foeNumber === NOBODY ? '' : foeNote(props, foeNumber)}
        />
      </g>
      <g transform={`translate(0,${tray})`}>
        <Middle
          {...parts}
          die={dieAimed(props)}
          isMenu={props.decision?.key === 'actions.choose'}
        />
      </g>
      <g transform={`translate(0,${tray + TRAY + GAP})`}>
        <Mythos {...parts} />
      </g>
    </>
  )
}

/** The card that was found, the dice of the latest roll, or nothing yet. */
function Middle({ die, isMenu, ...parts }: Parts & { die: number; isMenu: boolean }) {
  const { found, roll } = parts.table
  const isRolling = parts.table.roll !== null && [...parts.lit.keys()].some(isOfDice)
  if (found >= 0 && !isRolling) return <Found table={parts.table} />
  if (isSlain(parts.table)) return <Slain table={parts.table} />
  if (isMenu && parts.table.elder.space !== NOWHERE) return <ElderPanel table={parts.table} />
  return roll === null ? <NoDice /> : <Tray {...parts} die={die} />
}

const isOfDice = (target: string): boolean => /^(?:die|reroll):/.test(target)

function NoDice() {
  return (
    <g aria-hidden="true">
      <rect
        width={COLUMN}
        height={TRAY}
        rx={4}
        fill="none"
        stroke="var(--text-2)"
        strokeDasharray="4 4"
        opacity={0.5}
      />
      <Glyph name="rolling-dices" x={COLUMN / 2} y={TRAY / 2} size={46} fill="#6d6a60" />
    </g>
  )
}

/** Whose it is, and how many actions are left. */
function noteOn(table: DmdTable, hero: number, { seats, reader }: DmdProps): string {
  const { seat } = at(table.heroes, hero)
  const whose = seat === reader ? 'you' : (seats[seat]?.name ?? '')
  if (table.active !== hero || table.step !== 'actions') return whose
  return `${whose} · ${table.actions} ${table.actions === 1 ? 'action' : 'actions'} left`
}
