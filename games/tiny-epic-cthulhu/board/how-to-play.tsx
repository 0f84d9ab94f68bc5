import { Glyph, illustrated, Lettering, StepPicture, type IconName } from '@eldertable/board-kit'
import type { ComponentType } from 'preact/compat'
import { CHAOS, ELDRITCH, FEAR, GREED, RAGE } from '../pieces/colours.ts'
import { pageOf, stateAt } from '../position.ts'
import { en } from '../text/en.ts'
import { howToPlay as words, type HowToPicture } from '../text/how-to-play.ts'
import { CthulhuDie } from './dice-tray.tsx'
import { BLOOD, NAVY } from './inks.ts'
import { COLUMN, STRIPS, WHEEL } from './layout.ts'
import { BOOK_HEIGHT, BOOK_TOP, Necronomicon } from './necronomicon.tsx'
import { OLD_ONE_HEIGHT, OldOneMat } from './old-one-mat.tsx'
import { OldOneToken } from './old-one-token.tsx'
import { PAGE_WIDTH, PageCard } from './page-card.tsx'
import { nothing } from '../foresight/preview.ts'
import { Shambler } from './shambler.tsx'
import { Tentacle, TentacleRow } from './tentacle.tsx'
import { Wheel } from './wheel.tsx'

const { table } = stateAt({ ann: {}, bob: {}, rows: [3, 2, 2, 1, 1] })
const spun = { ...table, stop: 4 }
const awake = stateAt({ ann: {}, bob: {}, phase: 2, portals: { 0: 'fear', 2: 'chaos' } }).table

const unlit = { lit: new Map(), onAim: () => {}, onPick: () => {}, preview: nothing }

function Caption({ x, y, children }: { x: number; y: number; children: string }) {
  return (
    <Lettering x={x} y={y} size={17}>
      {children}
    </Lettering>
  )
}

const arrow = (x: number, y: number, length: number): string =>
  `M${x} ${y}h${length}m-12 -9l12 9l-12 9`

function Arrow({ x, y, length }: { x: number; y: number; length: number }) {
  return <path d={arrow(x, y, length)} fill="none" stroke={BLOOD} strokeWidth={3} />
}

const MARGIN = 5

function WheelPicture() {
  const radius = STRIPS + MARGIN
  return (
    <StepPicture view={`${WHEEL.x - radius} ${WHEEL.y - radius} ${2 * radius} ${2 * radius}`}>
      <Wheel table={spun} moment={[]} />
    </StepPicture>
  )
}

/** Where each kind goes when it is drawn. */
const drawn = [
  { kind: FEAR, to: 'the town' },
  { kind: CHAOS, to: 'you' },
  { kind: ELDRITCH, to: 'its energy' },
] as const

function Draw() {
  return (
    <StepPicture>
      <Glyph name="swap-bag" x={52} y={72} size={84} fill={NAVY} />
      {drawn.map(({ kind, to }, i) => (
        <g key={to}>
          <Arrow x={112} y={30 + i * 45} length={40} />
          <Tentacle kind={kind} x={184} y={30 + i * 45} size={26} />
          <Lettering x={212} y={36 + i * 45} size={19} anchor="start">
            {to}
          </Lettering>
        </g>
      ))}
    </StepPicture>
  )
}

function Curse() {
  return (
    <StepPicture>
      <TentacleRow kind={FEAR} count={3} spaces={3} x={34} y={60} size={34} step={44} />
      <Tentacle kind={FEAR} x={176} y={60} size={34} look="coming" />
      <Arrow x={208} y={60} length={46} />
      <g transform="translate(298,60)">
        <OldOneToken oldOne="nyarlathotep" />
      </g>
      <Caption x={100} y={122}>
        one too many
      </Caption>
      <Caption x={290} y={122}>
        a power
      </Caption>
    </StepPicture>
  )
}

const actionIcons: Readonly<Record<string, IconName>> = {
  Move: 'walk',
  Collect: 'grab',
  Banish: 'rolling-dices',
  Translate: 'quill-ink',
  Town: 'family-house',
}

function Actions() {
  return (
    <StepPicture>
      {Object.entries(actionIcons).map(([name, icon], i) => (
        <g key={name}>
          <Glyph name={icon} x={36 + i * 67} y={44} size={46} fill={NAVY} />
          <Caption x={36 + i * 67} y={90}>
            {name}
          </Caption>
        </g>
      ))}
      <Tentacle kind={CHAOS} x={118} y={124} size={19} />
      <Lettering x={140} y={130} size={17} anchor="start">
        one more
      </Lettering>
    </StepPicture>
  )
}

const gifts = [
  { colour: FEAR, gift: 'farther' },
  { colour: RAGE, gift: 'harder' },
  { colour: GREED, gift: 'more' },
] as const

function Gifts() {
  return (
    <StepPicture>
      {gifts.map(({ colour, gift }, i) => (
        <g key={gift}>
          <TentacleRow
            kind={colour}
            count={1}
            spaces={2}
            x={38 + i * 112}
            y={58}
            size={34}
            step={44}
          />
          <Caption x={60 + i * 112} y={118}>
            {gift}
          </Caption>
        </g>
      ))}
    </StepPicture>
  )
}

function Shamblers() {
  return (
    <StepPicture>
      <Shambler colour={RAGE} x={52} y={62} size={62} />
      <Shambler colour={FEAR} x={124} y={62} size={62} />
      <Arrow x={170} y={66} length={34} />
      <CthulhuDie face={1} x={240} y={66} light={undefined} />
      <CthulhuDie face={2} x={292} y={66} light={undefined} />
      <Caption x={88} y={128}>
        two there
      </Caption>
      <Caption x={266} y={128}>
        costs 2
      </Caption>
    </StepPicture>
  )
}

const PAGE_SCALE = 1.6

function Translate() {
  const left = PAGE_WIDTH * PAGE_SCALE + 54
  return (
    <StepPicture view={`-4 -4 ${left + COLUMN.width + 8} ${BOOK_HEIGHT + 12}`}>
      <g transform={`translate(0,24) scale(${PAGE_SCALE})`}>
        <PageCard page={pageOf('F05')} x={0} y={0} />
      </g>
      <Arrow x={left - 46} y={94} length={38} />
      <g transform={`translate(${left - COLUMN.x},${-BOOK_TOP})`}>
        <Necronomicon table={table} preview={nothing} />
      </g>
    </StepPicture>
  )
}

const PORTALS_HIGH = 90

function Seal() {
  return (
    <StepPicture
      view={`${COLUMN.x} ${OLD_ONE_HEIGHT - PORTALS_HIGH} ${COLUMN.width} ${PORTALS_HIGH + 4}`}
    >
      <OldOneMat table={awake} {...unlit} />
    </StepPicture>
  )
}

function Ending() {
  return (
    <StepPicture>
      <Glyph name="magic-portal" x={62} y={56} size={70} fill={NAVY} />
      <Caption x={62} y={122}>
        six seals
      </Caption>
      <Lettering x={136} y={66} size={17} weight={500} italic>
        or
      </Lettering>
      <Glyph name="squid-head" x={190} y={56} size={44} fill={BLOOD} />
      <Glyph name="shambling-zombie" x={246} y={56} size={44} fill={BLOOD} />
      <Glyph name="brain-leak" x={302} y={56} size={44} fill={BLOOD} />
      <Caption x={246} y={122}>
        any of these
      </Caption>
    </StepPicture>
  )
}

const pictures: Readonly<Record<HowToPicture, ComponentType>> = {
  wheel: WheelPicture,
  draw: Draw,
  curse: Curse,
  actions: Actions,
  gifts: Gifts,
  shamblers: Shamblers,
  translate: Translate,
  seal: Seal,
  ending: Ending,
}

export const howToPlay = illustrated(en.name, words, pictures)
