import {
  Glyph,
  LampRect,
  highlightsOf,
  MapAndStreet,
  MonsterToken,
  readTarget,
  SeatMark,
  Spot,
  TargetButton,
  type IconName,
} from '@eldertable/board-kit'
import { at } from '@eldertable/kernel'
import type { ReactNode } from 'preact/compat'
import { groundIn } from '../rules/ground.ts'
import { ELDER, NOWHERE } from '../state.ts'
import { elderIcons, thingIcons } from './icons.ts'
import { DieFace } from './dice.tsx'
import { INK } from './inks.ts'
import { Arrival } from './arrival.tsx'
import { planIn } from './layout.ts'
import { inspect } from './inspect.ts'
import { FloorPlan } from './plan/floor-plan.tsx'
import { Portrait } from './portrait.tsx'
import { RoomFigures } from './room.tsx'
import { heroShown } from './shown.ts'
import { SmallStanding } from './small-standing.tsx'
import type { DmdProps } from './table.ts'
import { attackNote, rerollNote } from '../text/chances.ts'
import type { Tell } from '../text/telling.ts'
import { dieOfReroll } from '../verbs.ts'
import { nameOfSpace } from './words.ts'
import { kindOfEnemy } from '../pieces/enemies.ts'
import { sheetAt } from '../pieces/investigators.ts'
import { skillRows } from '../pieces/skills/index.ts'

/** A room on its card: as wide as all the others, without its name. */
const CARD = { y: 24, width: 150, height: 118 }
const CARD_ROOM = { x: 0, y: 0, width: CARD.width, height: CARD.y + CARD.height }

/** The picture of the Elder One's arrival, which lies over all of it. */
const OVER = { width: 380, height: 380 }

/** Narrow screens: the whole plan as a small map, and below what can be chosen and the rooms near by. */
export function SmallBoard(props: DmdProps) {
  const { table, lit, onAim, onPick } = props
  const plan = planIn(table.settings)
  const offered = choices(props)
  const hero = heroShown(props)
  const here = at(table.heroes, hero).space
  const rooms = roomsNear(props, here)
  const hasRooms = offered.length === 0 || highlightsOf(lit, 'space').length > 0
  return (
    <>
      <MapAndStreet
        map={
          <div className="dmd-map">
            <svg viewBox={`0 0 ${plan.width} ${plan.height}`} aria-hidden="true">
              <FloorPlan plan={plan} />
              {plan.spaces.map((room, space) => {
                const light = lit.get(`space:${space}`)
                return (
                  // A space is its number on the map.
                  // oxlint-disable-next-line react/no-array-index-key
                  <Spot key={space} id={`space:${space}`} {...{ light, onAim, onPick }}>
                    <rect {...room} fill="transparent" />
                    {light === undefined ? null : (
                      <LampRect
                        light={light}
                        x={room.x + 7}
                        y={room.y + 7}
                        width={room.width - 14}
                        height={room.height - 14}
                      />
                    )}
                    <RoomFigures {...{ table, lit, room, space }} />
                  </Spot>
                )
              })}
            </svg>
            <SmallStanding {...{ table, hero }} />
          </div>
        }
        sideways="beside"
        near={offered.length === 0 && here !== NOWHERE ? `space:${here}` : null}
      >
        {offered.map(({ target, words, note, says, art }) => (
          <TargetButton
            key={target}
            id={target}
            className="street-card dmd-choice"
            light={lit.get(target)}
            {...{ onAim, onPick }}
          >
            {art}
            <span>{words}</span>
            {says === undefined ? null : <small>{says}</small>}
            {note === undefined ? null : <em>{note}</em>}
          </TargetButton>
        ))}
        {hasRooms
          ? rooms.map((space) => {
              return (
                <TargetButton
                  key={space}
                  id={`space:${space}`}
                  className="street-card dmd-room"
                  light={lit.get(`space:${space}`)}
                  {...{ onAim, onPick }}
                >
                  <svg viewBox={`0 ${CARD.y} ${CARD.width} ${CARD.height}`} aria-hidden="true">
                    <RoomFigures {...{ table, lit, space }} room={CARD_ROOM} />
                  </svg>
                  <span>{nameOfSpace(table, space)}</span>
                </TargetButton>
              )
            })
          : null}
      </MapAndStreet>
      <svg
        className="dmd-arrival-over"
        viewBox={`0 0 ${OVER.width} ${OVER.height}`}
        aria-hidden="true"
      >
        <Arrival table={table} moment={props.moment} {...OVER} isNarrow />
      </svg>
    </>
  )
}

/** Where one stands, what can be chosen, and the rooms next door. */
function roomsNear({ table, lit }: DmdProps, here: number): number[] {
  const { neighbours } = groundIn(table.settings)
  const near = here === NOWHERE ? [] : [here, ...(neighbours[here] ?? [])]
  return [...new Set([...near, ...highlightsOf(lit, 'space').map(({ number }) => number)])]
}

interface Choice {
  target: string
  words: string
  /** The chance that comes with it, where there is one. */
  note: string | undefined
  /** What the card says below its name, where there is something. */
  says: string | undefined
  art: ReactNode
}

/** Everything that is lit besides rooms, and can be drawn. */
function choices({ table, lit, reader, decision }: DmdProps): Choice[] {
  const context: Tell = { name: () => '', table, hand: null, reader, asked: decision as never }
  return [...lit].flatMap(([target, light]) => {
    const art = light === 'refused' ? undefined : artOf(target, table)
    const look = art === undefined ? null : inspect(target, context)
    return look === null
      ? []
      : [
          {
            target,
            words: wordsOn(target, look.heading),
            note: noteOf(target, context),
            says: skillsOf(target, table),
            art,
          },
        ]
  })
}

/** What a card has room for below its picture: a die shows its face itself, and the question names it. */
function wordsOn(target: string, heading: string): string {
  const { kind, number } = readTarget(target)
  if (kind !== 'die' && kind !== 'reroll') return heading
  return `Die ${1 + (kind === 'die' ? number : dieOfReroll(number))}`
}

/** What an investigator can do, by name. */
function skillsOf(target: string, { settings }: DmdProps['table']): string | undefined {
  const { kind, number } = readTarget(target)
  if (kind !== 'investigator') return undefined
  const { skills } = sheetAt(number, settings)
  return skills.map((skill) => skillRows[skill].name).join(' · ')
}

/** What an attack or a reroll may come to. */
function noteOf(target: string, t: Tell): string | undefined {
  const { kind, number } = readTarget(target)
  const { roll } = t.table
  switch (kind) {
    case 'foe':
      return t.asked?.key === 'actions.choose'
        ? attackNote(number, t.asked.about.hero, t)
        : undefined
    case 'die':
    case 'reroll':
      return roll === null || t.asked?.key !== 'roll.reroll'
        ? undefined
        : // A card has room for one thing; the option says all of it.
          rerollNote(roll, kind === 'die' ? number : dieOfReroll(number), t).split(' · ')[0]
    default:
      return undefined
  }
}

function artOf(target: string, table: DmdProps['table']): ReactNode {
  const { kind, number } = readTarget(target)
  switch (kind) {
    case 'foe':
      return (
        <Art>
          <MonsterToken icon={foeIcon(table, number)} x={24} y={24} size={44} />
        </Art>
      )
    case 'hero':
      return <SeatMark seat={number} size={40} />
    case 'die':
    case 'reroll': {
      const face = table.roll?.dice[kind === 'die' ? number : dieOfReroll(number)]
      return face === undefined ? undefined : (
        <Art>
          <DieFace face={face} x={24} y={24} size={42} />
        </Art>
      )
    }
    case 'thing':
      return <Token icon={thingIcons[at(table.things, number).kind]} />
    case 'investigator':
      return (
        <Art>
          <Portrait who={number} x={24} y={24} size={48} />
        </Art>
      )
    case 'card':
      return <Token icon={cardIcons.card} />
    case 'skill':
      return <Token icon={cardIcons.skill} />
    case 'insanity':
    case 'mythos':
      return <Token icon={cardIcons.dark} />
    default:
      return undefined
  }
}

const cardIcons: Readonly<Record<'card' | 'skill' | 'dark', IconName>> = {
  card: 'swap-bag',
  skill: 'star-medal',
  dark: 'curled-tentacle',
}

const foeIcon = (table: DmdProps['table'], foe: number): IconName =>
  foe === ELDER
    ? elderIcons[table.settings.elderOne]
    : kindOfEnemy(at(table.enemies, foe).kind).icon

function Token({ icon }: { icon: IconName }) {
  return (
    <Art>
      <Glyph name={icon} x={24} y={24} size={38} fill={INK} />
    </Art>
  )
}

function Art({ children }: { children: ReactNode }) {
  return (
    <svg width={48} height={48} viewBox="0 0 48 48" aria-hidden="true">
      {children}
    </svg>
  )
}
