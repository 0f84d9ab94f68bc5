import {
  Glyph,
  LampRect,
  Lettering,
  mayChoose,
  Target,
  type BoardProps,
  type Hands,
  type Light,
} from '@eldertable/board-kit'
import { CHAOS, ELDRITCH, kindNames } from '../pieces/colours.ts'
import { siteAt, type TownCost } from '../pieces/towns.ts'
import { NO_SHAMBLER, type TecTable, type Town } from '../state.ts'
import { shamblerAt } from '../verbs.ts'
import { FocusFrame } from './focus-frame.tsx'
import type { Fresh } from '../foresight/fresh.ts'
import { BLOOD, BRASS, LAMP, LAMP_EDGE, NAVY, PAPER, QUIET } from './inks.ts'
import { TOWN_HEIGHT, TOWN_WIDTH, townAt } from './layout.ts'
import { PageCard } from './page-card.tsx'
import type { Preview } from '../foresight/preview.ts'
import { Shambler, ShamblerSpace } from './shambler.tsx'
import { stepNote } from './step-note.ts'
import { JustCome, Tentacle, TentacleRow } from './tentacle.tsx'
import { describeTown } from './town-words.ts'

const HEADER = 32
const ROW = 29
const FIRST_ROW = 72
const LONG_NAME = 17
const VERY_LONG_NAME = 20

/** A Town Card: its name and action, the pieces on its tracks, its Page Card, and room to stand. */
export function TownCard({
  table,
  decision,
  position,
  lit,
  preview,
  fresh,
  onAim,
  onPick,
}: {
  table: TecTable
  decision: BoardProps['decision']
  position: number
  lit: ReadonlyMap<string, Light>
  preview: Preview
  fresh: Fresh
} & Hands) {
  const town = table.towns[position]
  if (town === undefined) return null
  const light = lit.get(`town:${position}`)
  const isLit = mayChoose(lit, `town:${position}`)
  const { x, y } = townAt(position)
  return (
    <g transform={`translate(${x},${y})`}>
      <Target
        id={`town:${position}`}
        label={describeTown(table, position)}
        light={light}
        onAim={onAim}
        onPick={onPick}
      >
        <FocusFrame x={0} y={0} width={TOWN_WIDTH} height={TOWN_HEIGHT} />
        <TownFace town={town} isUsed={table.townUsed[position] === true} />
      </Target>
      {light === undefined ? null : (
        <LampRect light={light} x={0} y={0} width={TOWN_WIDTH} height={TOWN_HEIGHT} />
      )}
      <g pointerEvents="none" aria-hidden="true">
        <TownTracks {...{ town, position, preview, fresh }} />
        <Notes {...{ table, decision, position, light }} />
      </g>
      <ShamblerTrack {...{ town, position, lit, preview, fresh, onAim, onPick }} isOnLit={isLit} />
    </g>
  )
}

/** The pieces on the tracks of a town but its Shamblers, and its Page Card. */
export function TownTracks({
  town,
  position,
  preview,
  fresh,
}: {
  town: Town
  position: number
  preview: Preview
  fresh: Fresh
}) {
  return (
    <>
      {town.madness.map((count, colour) => (
        <TentacleRow
          // A track is its colour.
          // oxlint-disable-next-line react/no-array-index-key
          key={colour}
          kind={colour}
          count={count}
          spaces={3}
          change={preview.madness.get(position)?.[colour] ?? 0}
          fresh={fresh.madness.get(position)?.[colour] ?? 0}
          x={20}
          y={FIRST_ROW + colour * ROW}
          size={19}
          step={24}
        />
      ))}
      {[0, 1, 2].map((space) => (
        <Tentacle
          key={space}
          kind={ELDRITCH}
          x={132}
          y={FIRST_ROW + space * ROW}
          size={15}
          look={space < town.eldritch ? 'there' : 'empty'}
        />
      ))}
      <g opacity={preview.page === town.page && town.page >= 0 ? 0.5 : 1}>
        <PageCard page={town.page} x={144} y={58} />
      </g>
    </>
  )
}

/** What never moves: the card, its heading, and what can be done here. */
export function TownFace({ town, isUsed }: { town: Town; isUsed: boolean }) {
  const { cost, deed, icon, name, says } = siteAt(town.site)
  const price = priceOf(cost)
  const start = 10 + price.length * 17 + (price.length > 0 ? 3 : 0)
  return (
    <>
      <rect x={2} y={5} width={TOWN_WIDTH} height={TOWN_HEIGHT} rx={4} fill="#000" opacity=".28" />
      <rect
        width={TOWN_WIDTH}
        height={TOWN_HEIGHT}
        rx={4}
        fill={PAPER}
        stroke={NAVY}
        strokeWidth={1.2}
      />
      <path
        d={`M0 4a4 4 0 0 1 4 -4h${TOWN_WIDTH - 8}a4 4 0 0 1 4 4v${HEADER - 4}h${-TOWN_WIDTH}z`}
        fill={NAVY}
      />
      <Glyph name={icon} x={18} y={16} size={22} fill={BRASS} />
      <Lettering
        x={34}
        y={22.5}
        size={name.length > VERY_LONG_NAME ? 15.3 : name.length > LONG_NAME ? 17 : 19}
        anchor="start"
        face="var(--display)"
        weight={400}
        fill={PAPER}
      >
        {name}
      </Lettering>
      <g opacity={isUsed ? QUIET : 1}>
        <title>{says}</title>
        {price.map((kind, i) => (
          // One of several alike is its place in the price.
          // oxlint-disable-next-line react/no-array-index-key
          <Coin key={i} kind={kind} x={17 + i * 17} y={45} />
        ))}
        <Lettering x={start} y={49.5} size={16.5} anchor="start" weight={500} fill={NAVY} italic>
          {isUsed ? `${deed} · used` : deed}
        </Lettering>
      </g>
      <rect
        x={86}
        y={58}
        width={34}
        height={88}
        rx={3}
        fill="#1c2c4412"
        stroke={NAVY}
        strokeWidth={0.8}
      />
      <path d={`M8 153H${TOWN_WIDTH - 8}`} stroke={NAVY} strokeWidth={0.8} strokeDasharray="2 3" />
    </>
  )
}

/** A kind of tentacle, or any (of a colour that differs from the others). */
type Price = number | 'any' | 'other'

function priceOf(cost: TownCost): readonly Price[] {
  switch (cost.kind) {
    case 'none':
      return []
    case 'colours':
      return cost.cost.flatMap((count, colour) => Array.from({ length: count }, () => colour))
    case 'any':
      return Array.from({ length: cost.count }, () => 'any' as const)
    case 'different':
      return Array.from({ length: cost.count }, () => 'other' as const)
    case 'chaos':
      return Array.from({ length: cost.count }, () => CHAOS)
  }
}

function Coin({ kind, x, y }: { kind: Price; x: number; y: number }) {
  if (typeof kind === 'number') return <Tentacle kind={kind} x={x} y={y} size={15} />
  return (
    <>
      <circle cx={x} cy={y} r={7.5} fill="#fffaf0" stroke={NAVY} strokeWidth={1.2} />
      <Lettering x={x} y={y + 4.6} size={16.5} weight={800} fill={NAVY}>
        {kind === 'any' ? '?' : '≠'}
      </Lettering>
    </>
  )
}

interface Track {
  town: Town
  position: number
  preview: Preview
  fresh: Fresh
}

/** Where a space of the Shambler Track is. */
const shamblerSpot = (space: number) => ({ x: 103, y: FIRST_ROW + (2 - space) * ROW + 1 })

/** The Shamblers of a town, each of them a target. */
function ShamblerTrack({
  town,
  position,
  lit,
  isOnLit,
  preview,
  fresh,
  onAim,
  onPick,
}: Track & {
  lit: ReadonlyMap<string, Light>
  /** Whether the town can be chosen: then a press on a Shambler that can't is meant for the town. */
  isOnLit: boolean
} & Hands) {
  return town.shamblers.map((colour, space) => {
    const at = shamblerSpot(space)
    const shambler = shamblerAt(position, space)
    const light = lit.get(`shambler:${shambler}`)
    // A space is its place on the track.
    if (colour === NO_SHAMBLER) return <ShamblerSpace key={shambler} {...at} size={24} />
    return (
      <g key={shambler} pointerEvents={light === undefined && isOnLit ? 'none' : undefined}>
        <Target
          id={`shambler:${shambler}`}
          label={`Shambler of ${kindNames[colour]}, ${siteAt(town.site).name}`}
          light={light}
          onAim={onAim}
          onPick={onPick}
        >
          <FocusFrame x={at.x - 13} y={at.y - 13} width={26} height={26} />
          {light === undefined ? null : (
            <LampRect light={light} x={90} y={at.y - 13} width={26} height={26} />
          )}
          <ShamblerFigure {...{ colour, space, shambler, preview, fresh }} />
        </Target>
      </g>
    )
  })
}

/** The Shamblers of a town as a picture and no more. */
export function ShamblerFigures({ town, position, preview, fresh }: Track) {
  return town.shamblers.map((colour, space) => {
    const shambler = shamblerAt(position, space)
    if (colour === NO_SHAMBLER)
      return <ShamblerSpace key={shambler} {...shamblerSpot(space)} size={24} />
    return <ShamblerFigure key={shambler} {...{ colour, space, shambler, preview, fresh }} />
  })
}

function ShamblerFigure({
  colour,
  space,
  shambler,
  preview,
  fresh,
}: Pick<Track, 'preview' | 'fresh'> & { colour: number; space: number; shambler: number }) {
  const at = shamblerSpot(space)
  return (
    <>
      {fresh.shamblers.has(shambler) ? <JustCome {...at} size={20} /> : null}
      <Shambler colour={colour} {...at} size={24} isGoing={preview.shamblers.has(shambler)} />
    </>
  )
}

/** What a step here would mean, at the upper right of the standing room. */
function Notes({
  table,
  decision,
  position,
  light,
}: {
  table: TecTable
  decision: BoardProps['decision']
  position: number
  light: Light | undefined
}) {
  const active = table.characters[table.active]
  if (table.mustMove && active?.town === position)
    return <Note words="must leave" ink={BLOOD} isDashed />
  if (light !== undefined && light !== 'refused' && active !== undefined)
    return <Note words={stepNote(table, decision, position)} ink={LAMP_EDGE} />
  const isBarred = table.phase === 1 && table.characters.some(({ isAssistant }) => !isAssistant)
  if (isBarred && table.oldOne === position) return <Note words="barred" ink={BLOOD} isDashed />
  return null
}

function Note({
  words,
  ink,
  isDashed = false,
}: {
  words: string
  ink: string
  isDashed?: boolean
}) {
  const width = 16 + words.length * 7.2
  return (
    <g transform={`translate(${TOWN_WIDTH - 8 - width},155)`}>
      <rect
        width={width}
        height={24}
        rx={3}
        fill={isDashed ? PAPER : LAMP}
        stroke={ink}
        strokeWidth={1.4}
        strokeDasharray={isDashed ? '4 3' : undefined}
      />
      <Lettering x={width / 2} y={17} size={16.5} weight={800} fill={ink}>
        {words}
      </Lettering>
    </g>
  )
}
