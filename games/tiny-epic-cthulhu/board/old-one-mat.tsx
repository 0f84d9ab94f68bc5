import {
  Glyph,
  LampRect,
  Lettering,
  Inspectable,
  Target,
  type Hands,
  type Light,
} from '@eldertable/board-kit'
import { ELDRITCH, kindNames } from '../pieces/colours.ts'
import {
  ENERGY_SPACES,
  type OldOneKey,
  oldOnes,
  portalColour,
  portalNumber,
  strengthTrack,
} from '../pieces/old-ones.ts'
import { OPEN, type TecTable } from '../state.ts'
import { FocusFrame } from './focus-frame.tsx'
import { BLOOD, BRASS, DEEP, inkOf, PAPER } from './inks.ts'
import { COLUMN } from './layout.ts'
import type { Preview } from '../foresight/preview.ts'
import { Tentacle } from './tentacle.tsx'

const plates: Readonly<Record<OldOneKey, string>> = {
  nyarlathotep: new URL('plates/nyarlathotep.svg', import.meta.url).href,
  yogSothoth: new URL('plates/yog-sothoth.svg', import.meta.url).href,
  yig: new URL('plates/yig.svg', import.meta.url).href,
  cthulhu: new URL('plates/cthulhu.svg', import.meta.url).href,
}

const PALE = '#b9c6d6'
const { width: WIDTH } = COLUMN
export const OLD_ONE_HEIGHT = 322
const LEFT = 14
const STRENGTH_TOP = 134
const PORTALS_TOP = 242

/** The Great Old One Mat: energy, strength, its power, and the portal locations. */
export function OldOneMat({
  table,
  lit,
  preview,
  onAim,
  onPick,
}: {
  table: TecTable
  lit: ReadonlyMap<string, Light>
  preview: Preview
} & Hands) {
  const oldOne = table.settings.greatOldOne
  return (
    <g transform={`translate(${COLUMN.x},0)`}>
      <Inspectable id="oldOne:0" label={oldOnes[oldOne].name}>
        <rect x={2} y={5} width={WIDTH} height={OLD_ONE_HEIGHT} rx={4} fill="#000" opacity=".3" />
        <rect
          width={WIDTH}
          height={OLD_ONE_HEIGHT}
          rx={4}
          fill={DEEP}
          stroke={BRASS}
          strokeWidth={1.5}
        />
        <rect
          x={5}
          y={5}
          width={WIDTH - 10}
          height={OLD_ONE_HEIGHT - 10}
          rx={2}
          fill="none"
          stroke={BRASS}
          strokeWidth={0.6}
        />
        <image href={plates[oldOne]} x={146} y={10} width={100} height={100} aria-hidden="true" />
        <Lettering
          x={LEFT}
          y={34}
          size={25}
          anchor="start"
          face="var(--display)"
          weight={400}
          fill={PAPER}
        >
          {oldOnes[oldOne].name}
        </Lettering>
        <Lettering x={LEFT} y={54} size={16.5} anchor="start" weight={500} fill={PALE}>
          {table.phase === 1 ? 'Phase one · stirring' : 'Phase two · awake'}
        </Lettering>
        <Energy energy={table.energy} change={preview.energy} />
        <Strength table={table} />
        <Power table={table} />
      </Inspectable>
      {table.portals.map((_, portal) => (
        // A portal location is its place on the mat.
        // oxlint-disable-next-line react/no-array-index-key
        <Portal
          key={portal}
          {...{ table, portal, preview, onAim, onPick }}
          light={lit.get(`portal:${portal}`)}
        />
      ))}
    </g>
  )
}

function Energy({ energy, change }: { energy: number; change: number }) {
  return (
    <g role="img" aria-label={`Energy ${energy} of ${ENERGY_SPACES}`}>
      <Lettering x={LEFT} y={92} size={16.5} anchor="start" fill={PAPER}>
        Energy
      </Lettering>
      {Array.from({ length: ENERGY_SPACES }, (_, space) => {
        const x = 84 + space * 28
        if (space < energy)
          return (
            <g key={space}>
              <circle cx={x} cy={87} r={13} fill="#3a4a60" />
              <Tentacle
                kind={ELDRITCH}
                x={x}
                y={87}
                size={20}
                look={space >= energy + change ? 'going' : 'there'}
              />
            </g>
          )
        return (
          <rect
            key={space}
            x={x - 11}
            y={76}
            width={22}
            height={22}
            fill="none"
            stroke={BRASS}
            strokeDasharray="3 2"
          />
        )
      })}
    </g>
  )
}

/** The Strength Track: the starting box, then the numbered ones; the next one says how many are drawn (TEC-DRAW-1). */
function Strength({ table }: { table: TecTable }) {
  const track = strengthTrack(table.settings.greatOldOne, table.phase)
  const boxes = ['', ...track]
  const step = (WIDTH - 2 * LEFT + 2) / boxes.length
  const draws = track[table.strength] ?? 0
  return (
    <g
      role="img"
      aria-label={`Strength ${table.strength} of ${track.length}: ${draws} drawn each spin; at the end all is lost`}
    >
      <Lettering x={LEFT} y={126} size={16.5} anchor="start" fill={PAPER}>
        Strength
      </Lettering>
      <Lettering x={WIDTH - LEFT} y={126} size={16.5} anchor="end" weight={500} fill={PALE}>
        {`draw ${draws} each spin`}
      </Lettering>
      {boxes.map((number, box) => {
        const x = LEFT + box * step
        const middle = x + (step - 2) / 2
        const isLast = box === track.length
        const isHere = box === table.strength
        return (
          // A box is its place on the track.
          // oxlint-disable-next-line react/no-array-index-key
          <g key={box}>
            <rect
              x={x}
              y={STRENGTH_TOP}
              width={step - 2}
              height={30}
              fill={isHere ? BRASS : isLast ? BLOOD : box < table.strength ? '#2a4060' : 'none'}
              stroke={BRASS}
              strokeWidth={box === table.strength + 1 ? 2.2 : 1}
            />
            {isHere ? (
              <Glyph
                name={oldOnes[table.settings.greatOldOne].icon}
                x={middle}
                y={STRENGTH_TOP + 15}
                size={23}
                fill={DEEP}
              />
            ) : isLast ? (
              <>
                <Glyph
                  name="death-skull"
                  x={middle - 7.5}
                  y={STRENGTH_TOP + 15}
                  size={14}
                  fill="#fff"
                />
                <Lettering
                  x={middle + 8}
                  y={STRENGTH_TOP + 21}
                  size={16.5}
                  weight={800}
                  fill="#fff"
                >
                  {number}
                </Lettering>
              </>
            ) : (
              <Lettering x={middle} y={STRENGTH_TOP + 21} size={17} weight={800} fill={PAPER}>
                {number}
              </Lettering>
            )}
          </g>
        )
      })}
    </g>
  )
}

function Power({ table }: { table: TecTable }) {
  const oldOne = table.settings.greatOldOne
  return (
    <g>
      <Lettering x={LEFT} y={185} size={16.5} anchor="start" fill={PAPER}>
        Its power, within one town
      </Lettering>
      {oldOnes[oldOne].powerLines.map((line, i) => (
        <Lettering
          key={line}
          x={LEFT}
          y={203 + i * 16}
          size={16.5}
          anchor="start"
          weight={500}
          fill={PALE}
        >
          {line}
        </Lettering>
      ))}
    </g>
  )
}

/** Two locations to a colour; in Phase One they are only foretold. */
function Portal({
  table,
  portal,
  light,
  preview,
  onAim,
  onPick,
}: {
  table: TecTable
  portal: number
  light: Light | undefined
  preview: Preview
} & Hands) {
  const colour = portalColour(portal)
  const number = portalNumber(table.settings.greatOldOne, portal)
  const seal = table.portals[portal] ?? OPEN
  const isSealed = seal !== OPEN
  const panel = (WIDTH - 2 * LEFT + 6) / 3
  const x = LEFT + colour * panel
  const middle = { x: x + 19.5 + (portal % 2) * 33, y: PORTALS_TOP + 44 }
  const colourName = kindNames[colour]
  const label = `Portal of ${colourName}, number ${number}, ${isSealed ? 'sealed' : 'open'}`
  const ghost = preview.portal?.portal === portal ? preview.portal : null
  return (
    <g>
      {portal % 2 === 0 ? (
        <PortalPanel table={table} colour={colour} x={x} width={panel - 6} />
      ) : null}
      <Target id={`portal:${portal}`} label={label} light={light} onAim={onAim} onPick={onPick}>
        <FocusFrame x={middle.x - 10} y={middle.y - 10} width={20} height={26} />
        <path
          d={`M${middle.x - 14} ${middle.y + 19}v-20a14 14 0 0 1 28 0v20z`}
          fill={isSealed ? BRASS : light === undefined ? DEEP : PAPER}
          stroke={isSealed ? BRASS : table.phase === 1 ? PALE : '#fff7e4'}
          strokeWidth={table.phase === 1 ? 1 : 1.5}
        />
        {light === undefined ? null : (
          <LampRect light={light} x={middle.x - 10} y={middle.y - 10} width={20} height={26} />
        )}
        {isSealed ? (
          <Tentacle kind={seal} x={middle.x} y={middle.y + 2} size={19} />
        ) : ghost === null ? (
          <Lettering
            x={middle.x}
            y={middle.y + 9}
            size={20}
            weight={800}
            fill={light !== undefined ? '#1a1509' : table.phase === 1 ? PALE : '#fff'}
          >
            {number}
          </Lettering>
        ) : (
          <Tentacle kind={ghost.kind} x={middle.x} y={middle.y + 2} size={19} look="coming" />
        )}
      </Target>
    </g>
  )
}

function PortalPanel({
  table,
  colour,
  x,
  width,
}: {
  table: TecTable
  colour: number
  x: number
  width: number
}) {
  const isForetold = table.phase === 1
  const isClosed = table.portals.slice(2 * colour, 2 * colour + 2).every((seal) => seal !== OPEN)
  return (
    <g>
      <title>{oldOnes[table.settings.greatOldOne].power(kindNames[colour] ?? '')}</title>
      <rect
        x={x}
        y={PORTALS_TOP}
        width={width}
        height={70}
        rx={3}
        fill={inkOf(colour)}
        fillOpacity={isForetold ? 0.5 : 1}
      />
      <Tentacle kind={colour} x={x + 13} y={PORTALS_TOP + 12.5} size={15} />
      <Lettering
        x={x + 25}
        y={PORTALS_TOP + 17.5}
        size={16.5}
        anchor="start"
        fill={isForetold ? PALE : '#fff'}
      >
        {isClosed ? 'closed' : kindNames[colour]}
      </Lettering>
    </g>
  )
}
