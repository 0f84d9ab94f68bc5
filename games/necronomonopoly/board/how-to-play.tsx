import {
  DieShape,
  Glyph,
  illustrated,
  Lettering,
  MonsterToken,
  SeatShape,
  StepPicture,
  type IconName,
} from '@eldertable/board-kit'
import { settingsOf } from '@eldertable/kernel'
import type { ComponentType } from 'preact/compat'
import { cardAt, cardNumber } from '../pieces/cards.ts'
import { newState } from '../rules/set-up.ts'
import type { NecSettings } from '../state.ts'
import { switches } from '../switches.ts'
import { en } from '../text/en.ts'
import { howToPlay as words, type HowToPicture } from '../text/how-to-play.ts'
import { Exhibit } from './centre.tsx'
import { INK, VERDIGRIS } from './inks.ts'
import { cellOf, lanePath } from './ring.ts'
import { Space } from './space.tsx'
import { MonsterPiece, Pawn } from './tokens.tsx'

/** Every picture is as wide; boards and sheets are cut to what matters. */
const WIDTH = 340

const { table } = newState(4, settingsOf(switches, {}, 4) as unknown as NecSettings)
const sold = { ...table, owners: table.owners.with(26, 1).with(27, 1).with(29, 1) }

const nothing = (): void => {}
const atRest = { light: undefined, onAim: nothing, onPick: nothing }
const alone = (space: number) => ({ key: String(space), space, place: 0, of: 1 })

function Purse() {
  return (
    <StepPicture>
      {[0, 1, 2, 3].map((seat) => (
        <g key={seat}>
          <SeatShape seat={seat} x={50 + seat * 80} y={58} size={50} />
          <Lettering x={50 + seat * 80} y={118} size={26} face="var(--book)">
            150
          </Lettering>
        </g>
      ))}
    </StepPicture>
  )
}

const ghoul = cardAt(cardNumber('ghoul'))

function Turn() {
  return (
    <StepPicture>
      <MonsterToken icon={ghoul.icon} x={55} y={62} size={62} number={ghoul.loss} />
      <DieShape face={4} x={150} y={60} size={42} turn={-9} />
      <DieShape face={2} x={194} y={66} size={42} turn={7} />
      <Glyph name="wax-seal" x={288} y={62} size={62} fill={VERDIGRIS} />
      {(['Monster', 'Move', 'Buy'] as const).map((step, i) => (
        <Lettering key={step} x={55 + i * 116.5} y={124} size={17}>
          {step}
        </Lettering>
      ))}
      <path d="M101 56l8 7l-8 7M226 56l8 7l-8 7" fill="none" stroke={INK} strokeWidth={2.5} />
    </StepPicture>
  )
}

function Walk() {
  const { x } = cellOf(22)
  return (
    <StepPicture view={`${x - 4} -2 ${WIDTH + 36} 148`}>
      {[22, 23, 24, 25, 26].map((space) => (
        <Space key={space} space={space} owner={space === 24 ? 1 : -1} label="" {...atRest} />
      ))}
      <path
        d={lanePath(22, 3, true)}
        fill="none"
        stroke="var(--seat-1)"
        strokeWidth={4}
        strokeDasharray="1 9"
        strokeLinecap="round"
      />
      <Pawn seat={0} name="" standing={alone(22)} isTurn={false} {...atRest} />
      <MonsterPiece card={cardNumber('ghoul')} standing={alone(25)} {...atRest} />
      <path
        d={`M${cellOf(26).x + 36} 116h-32m8 -7l-8 7l8 7`}
        fill="none"
        stroke={INK}
        strokeWidth={2.5}
      />
    </StepPicture>
  )
}

const SHEET = '314 190 234 276'

function Deed() {
  return (
    <StepPicture view={SHEET}>
      <Exhibit table={table} card={-1} space={26} />
    </StepPicture>
  )
}

function Rent() {
  return (
    <StepPicture view={SHEET}>
      <Exhibit table={sold} card={-1} space={26} />
    </StepPicture>
  )
}

function Mythos() {
  return (
    <StepPicture view={SHEET}>
      <Exhibit table={table} card={cardNumber('deep-one')} space={-1} />
    </StepPicture>
  )
}

const placeIcons: Readonly<Record<string, IconName>> = {
  'Mi-Go': 'long-antennae-bug',
  Asylum: 'zigzag-cage',
  Gate: 'magic-portal',
}
const placeNotes: Readonly<Record<string, string>> = { 'Mi-Go': '−10', Asylum: '+5 a turn' }

function Places() {
  return (
    <StepPicture>
      {Object.entries(placeIcons).map(([name, icon], i) => (
        <g key={name} transform={`translate(${12 + i * 110},10)`}>
          <rect width={96} height={128} fill="#efe9d3" stroke={INK} strokeWidth={1.5} />
          <Glyph name={icon} x={48} y={46} size={62} fill={VERDIGRIS} />
          <Lettering x={48} y={100} size={18} face="var(--display-sc)" weight={400} fill={INK}>
            {name}
          </Lettering>
          <Lettering x={48} y={121} size={15} fill={INK}>
            {placeNotes[name] ?? 'away'}
          </Lettering>
        </g>
      ))}
    </StepPicture>
  )
}

function Cultist() {
  return (
    <StepPicture>
      <SeatShape seat={2} x={60} y={66} size={54} />
      <Lettering x={60} y={124} size={17}>
        sane
      </Lettering>
      <path d="M110 66h92m-14 -11l14 11l-14 11" fill="none" stroke="#96301f" strokeWidth={3} />
      <Glyph name="cowled" x={262} y={60} size={84} fill={INK} />
      <SeatShape seat={2} x={300} y={92} size={30} />
      <Lettering x={262} y={124} size={17}>
        Cultist
      </Lettering>
    </StepPicture>
  )
}

function Ending() {
  return (
    <StepPicture>
      <SeatShape seat={0} x={66} y={58} size={58} />
      <Lettering x={66} y={122} size={17}>
        one sane
      </Lettering>
      <Lettering x={141} y={66} size={17} weight={500} italic>
        or
      </Lettering>
      {[0, 1, 2, 3].map((tome) => (
        <Glyph key={tome} name="evil-book" x={188 + tome * 38} y={58} size={36} fill={INK} />
      ))}
      <Lettering x={245} y={122} size={17}>
        four Tomes on Mi-Go
      </Lettering>
    </StepPicture>
  )
}

const pictures: Readonly<Record<HowToPicture, ComponentType>> = {
  purse: Purse,
  turn: Turn,
  walk: Walk,
  deed: Deed,
  rent: Rent,
  mythos: Mythos,
  places: Places,
  cultist: Cultist,
  ending: Ending,
}

export const howToPlay = illustrated(en.name, words, pictures)
