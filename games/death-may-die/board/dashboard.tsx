import { Glyph, Lettering, LampRect, SeatShape, Target, type IconName } from '@eldertable/board-kit'
import { at } from '@eldertable/kernel'
import { sheetAt } from '../pieces/investigators.ts'
import { skillRows, type Skill } from '../pieces/skills/index.ts'
import { levelOf } from '../rules/figures.ts'
import { NOBODY } from '../state.ts'
import { openState } from '../text/telling.ts'
import type { TracksAhead } from './ahead.ts'
import { Belongings } from './belongings.tsx'
import { BLOOD, CREAM, FLOOR, INK, OXBLOOD, PALE, tracks } from './inks.ts'
import { COLUMN } from './layout.ts'
import { Portrait } from './portrait.tsx'
import type { Parts } from './table.ts'
import { nameOfHero } from './words.ts'

const PAD = 12
const INNER = COLUMN - 2 * PAD
export const DASHBOARD = 404
const HEADER = 52
const FIRST_SKILL = 212
const SKILL = 40

/** One investigator's dashboard: tracks, skills, and what it has. */
export function Dashboard({
  hero,
  note,
  seats,
  ahead,
  ...parts
}: Parts & {
  hero: number
  note: string
  seats: readonly { name: string }[]
  ahead: TracksAhead
}) {
  const { table } = parts
  const one = at(table.heroes, hero)
  return (
    <g>
      <rect x={2} y={5} width={COLUMN} height={DASHBOARD} rx={4} fill="#000" opacity=".3" />
      <rect width={COLUMN} height={DASHBOARD} rx={4} fill={FLOOR} stroke={INK} />
      <path
        d={`M0 4a4 4 0 0 1 4 -4h${COLUMN - 8}a4 4 0 0 1 4 4v${HEADER - 4}h${-COLUMN}z`}
        fill={OXBLOOD}
      />
      <SeatShape seat={hero} x={30} y={26} size={34} />
      <Lettering
        x={56}
        y={25}
        size={24}
        anchor="start"
        face="var(--display)"
        weight={400}
        fill={CREAM}
      >
        {nameOfHero(table, hero, seats)}
      </Lettering>
      <Lettering x={56} y={44} size={17.5} anchor="start" weight={500} fill={CREAM}>
        {one.hasFallen ? `fallen · ${note}` : note}
      </Lettering>
      <Portrait who={one.who} x={COLUMN - 28} y={HEADER / 2} size={HEADER - 6} />
      <Glyph name="paper-clip" x={COLUMN - 50} y={16} size={26} fill="#a79c86" />
      {one.who === NOBODY ? null : <Filled {...parts} hero={hero} ahead={ahead} />}
    </g>
  )
}

function Filled({ hero, ahead, ...parts }: Parts & { hero: number; ahead: TracksAhead }) {
  const { table, lit, onAim, onPick } = parts
  const one = at(table.heroes, hero)
  const { woundSkull, lastStress, sanitySkull, triggers, skills } = sheetAt(one.who, table.settings)
  const s = openState({ table })
  return (
    <>
      <Track
        name="Wounds"
        icon="heart-organ"
        y={54}
        value={one.wounds}
        more={ahead.wounds}
        last={woundSkull}
        hasSkull
        colours={tracks.wounds}
      />
      <Track
        name="Stress"
        icon="broken-heart"
        y={98}
        value={one.stress}
        more={ahead.stress}
        last={lastStress}
        colours={tracks.stress}
      />
      <Track
        name="Sanity"
        icon="brain"
        y={142}
        value={one.sanity}
        more={ahead.sanity}
        last={sanitySkull}
        hasSkull
        triggers={triggers}
        colours={tracks.sanity}
      />
      <path d={`M${PAD} ${FIRST_SKILL - 4}h${INNER}`} stroke={INK} strokeWidth={1} opacity={0.5} />
      {skills.map((skill, place) => {
        const light = lit.get(`skill:${place}`)
        const y = FIRST_SKILL + place * SKILL
        return (
          <g key={skill}>
            <Target
              id={`skill:${place}`}
              label={`${skillRows[skill].name}, level ${levelOf(s, hero, skill)} of 4`}
              {...{ light, onAim, onPick }}
            >
              <rect x={6} y={y} width={COLUMN - 12} height={SKILL - 3} fill="transparent" />
              <SkillRow skill={skill} level={levelOf(s, hero, skill)} y={y} />
            </Target>
            {light === undefined ? null : (
              <LampRect light={light} x={8} y={y} width={COLUMN - 16} height={SKILL - 2} />
            )}
          </g>
        )
      })}
      <path d={`M${PAD} ${FIRST_SKILL + 3 * SKILL}h${INNER}`} stroke={INK} opacity={0.5} />
      <g transform={`translate(${PAD},${FIRST_SKILL + 3 * SKILL + 5})`}>
        <Belongings
          {...parts}
          hero={hero}
          width={INNER}
          height={DASHBOARD - FIRST_SKILL - 3 * SKILL - 8}
        />
      </g>
    </>
  )
}

function SkillRow({ skill, level, y }: { skill: Skill; level: number; y: number }) {
  return (
    <>
      <Glyph name={skillRows[skill].icon} x={PAD + 14} y={y + 20} size={26} fill={INK} />
      <Lettering x={PAD + 34} y={y + 16} size={17.5} anchor="start" fill={INK}>
        {skillRows[skill].name}
      </Lettering>
      <Lettering x={PAD + 34} y={y + 32} size={17} anchor="start" weight={500} fill={INK}>
        {skillRows[skill].short}
      </Lettering>
      {[0, 1, 2, 3].map((box) => (
        <rect
          key={box}
          x={COLUMN - PAD - 60 + box * 15}
          y={y + 5}
          width={13}
          height={13}
          fill={box < level ? BLOOD : PALE}
          stroke={INK}
        />
      ))}
    </>
  )
}

/** A track in rows of at most eleven spaces; spaces where a mind gives way are marked, the last may be a skull. */
function Track({
  name,
  icon,
  y,
  value,
  more,
  last,
  hasSkull = false,
  triggers = [],
  colours,
}: {
  name: string
  icon: IconName
  y: number
  value: number
  /** How many spaces further it would go by what is asked now. */
  more: number
  last: number
  hasSkull?: boolean
  triggers?: readonly number[]
  colours: { filled: string; marker: string }
}) {
  const perRow = last > MOST_IN_ROW ? Math.ceil(last / 2) : last
  const width = INNER / perRow
  const high = 21
  return (
    <>
      <Glyph name={icon} x={PAD + 9} y={y + 9} size={18} fill={colours.marker} />
      <Lettering x={PAD + 24} y={y + 15} size={17.5} anchor="start" fill={INK}>
        {name}
      </Lettering>
      <Lettering x={COLUMN - PAD} y={y + 15} size={17.5} anchor="end" fill={INK}>
        {more > 0 ? `${value} + ${more} of ${last}` : `${value} of ${last}`}
      </Lettering>
      {Array.from({ length: last }, (_, i) => i + 1).map((space) => (
        <g
          key={space}
          transform={`translate(${PAD + ((space - 1) % perRow) * width},${y + 19 + Math.floor((space - 1) / perRow) * (high + 1)})`}
        >
          <TrackSpace
            {...{ width, high, space, value, colours }}
            isAhead={space > value && space <= value + more}
            isSkull={hasSkull && space === last}
            isTrigger={triggers.includes(space)}
            isNext={space === triggers.find((one) => one > value)}
          />
        </g>
      ))}
    </>
  )
}

const MOST_IN_ROW = 12

function TrackSpace({
  width,
  high,
  space,
  value,
  colours,
  isSkull,
  isTrigger,
  isNext,
  isAhead,
}: {
  width: number
  high: number
  space: number
  value: number
  colours: { filled: string; marker: string }
  isSkull: boolean
  isTrigger: boolean
  isNext: boolean
  isAhead: boolean
}) {
  const isHere = space === value
  const fill = isHere ? colours.marker : isSkull ? INK : space < value ? colours.filled : PALE
  return (
    <>
      <rect
        x={0.8}
        width={width - 1.6}
        height={high}
        fill={fill}
        stroke={isNext ? BLOOD : INK}
        strokeWidth={isNext ? 2.4 : 0.9}
        strokeDasharray={isNext ? '4 2' : undefined}
      />
      {isAhead ? (
        <rect
          x={3}
          y={2.4}
          width={width - 6}
          height={high - 4.8}
          fill={colours.filled}
          opacity={0.75}
          stroke={colours.marker}
          strokeWidth={1.6}
          strokeDasharray="3 2"
        />
      ) : null}
      {isHere ? (
        <Lettering x={width / 2} y={high / 2 + 5.7} size={17} weight={800} fill="#fff">
          {value}
        </Lettering>
      ) : isSkull ? (
        <Glyph name="death-skull" x={width / 2} y={high / 2} size={17} fill={PALE} />
      ) : isTrigger ? (
        <Glyph
          name="curled-tentacle"
          x={width / 2}
          y={high / 2}
          size={17}
          fill={isNext ? BLOOD : INK}
        />
      ) : null}
    </>
  )
}
