import './board.css'
import { DieShape, Glyph, illustrated, Lettering, Shrunk, StepPicture } from '@eldertable/board-kit'
import { at } from '@eldertable/kernel'
import type { ComponentType, ReactNode } from 'preact/compat'
import { stateAt } from '../position.ts'
import { en } from '../text/en.ts'
import { howToPlay as words, type HowToPicture } from '../text/how-to-play.ts'
import { EngravingLines } from './engraved.tsx'
import { BLOOD, FACE, HOUSE, SEA_INK, SILVER, WARM } from './inks.ts'
import { LargeSurvivor } from './large-survivor.tsx'
import { LARGE, SANCTUARY } from './layout.ts'
import { Sanctuaries } from './sanctuaries.tsx'
import { Footlights, Frames, FRAMES_WIDTH } from './screen.tsx'
import { Stars } from './survivor-marks.tsx'
import type { Parts } from './table.ts'
import { ThrongBox } from './throngs.tsx'

const { table } = stateAt({
  pools: [
    { has: [{ is: 'archaeologist', rest: 3, cards: ['pistol'] }], power: 4 },
    { has: ['moll'], power: 6 },
  ],
  screen: ['deep-one', 'tommy-gun', '?thug'],
  throngs: [['brute', 'thug', 'loafer']],
  corners: ['gilman-house'],
  fade: { card: 'tommy-gun', left: 2 },
})
const none = () => {}
const parts: Parts = { table, lit: new Map(), onAim: none, onPick: none }

function Picture({ children }: { children: ReactNode }) {
  return (
    <StepPicture>
      <EngravingLines />
      <rect width={340} height={150} fill={HOUSE} />
      {children}
    </StepPicture>
  )
}

function Screen() {
  return (
    <StepPicture view={`-20 -12 ${FRAMES_WIDTH + 40} 250`}>
      <EngravingLines />
      <rect x={-20} y={-12} width={FRAMES_WIDTH + 40} height={250} fill="url(#i32-beam)" />
      <Frames {...parts} isSmall />
      <g transform="translate(-20,0)">
        <Footlights width={FRAMES_WIDTH + 40} y={226} />
      </g>
    </StepPicture>
  )
}

function Pool() {
  const { survivors, seat } = at(table.pools, 0)
  return (
    <StepPicture view={`-30 -12 ${LARGE.width + 60} ${LARGE.height + 24}`}>
      <rect x={-30} y={-12} width={LARGE.width + 60} height={LARGE.height + 24} fill={HOUSE} />
      <LargeSurvivor
        {...parts}
        one={at(survivors, 0)}
        {...{ seat }}
        isAsked={false}
        turn="acts first"
        width={LARGE.width}
      />
    </StepPicture>
  )
}

function Stamp({ x, tone, children }: { x: number; tone: string; children: string }) {
  return (
    <g transform={`rotate(-4 ${x} 122)`}>
      <rect x={x - 66} y={104} width={132} height={34} rx={3} fill={tone} stroke={WARM} />
      <Lettering {...{ x }} y={128} size={21} face={FACE} weight={400} fill="#fff">
        {children}
      </Lettering>
    </g>
  )
}

function Throw() {
  return (
    <Picture>
      <Lettering x={86} y={72} size={58} face="var(--book)" fill={WARM}>
        7
      </Lettering>
      <Lettering x={86} y={104} size={18} fill={SILVER}>
        or less: 58 %
      </Lettering>
      <DieShape face={2} x={208} y={62} size={58} turn={-6} />
      <DieShape face={4} x={282} y={62} size={58} turn={5} />
      <Stamp x={246} tone={SEA_INK}>
        Hit
      </Stamp>
    </Picture>
  )
}

function Throng() {
  return (
    <Picture>
      <Shrunk x={56} y={12} by={1.3}>
        <ThrongBox {...parts} throng={0} seats={[]} />
      </Shrunk>
    </Picture>
  )
}

function Flail() {
  return (
    <Picture>
      <Glyph name="sundial" x={84} y={58} size={72} fill={SILVER} />
      <Lettering x={84} y={126} size={19} fill={SILVER}>
        pay it all
      </Lettering>
      <Lettering x={170} y={72} size={24} face={FACE} weight={400} fill={WARM}>
        or
      </Lettering>
      <Glyph name="walk" x={256} y={58} size={72} fill={SILVER} />
      <Lettering x={256} y={126} size={19} fill={SILVER}>
        flail
      </Lettering>
    </Picture>
  )
}

function Doubles() {
  return (
    <Picture>
      {([1, 6] as const).map((face, i) => (
        <g key={face}>
          <DieShape {...{ face }} x={54 + i * 170} y={58} size={54} turn={-5} />
          <DieShape {...{ face }} x={118 + i * 170} y={58} size={54} turn={5} />
        </g>
      ))}
      <Stamp x={86} tone={SEA_INK}>
        Head shot
      </Stamp>
      <Stamp x={256} tone={BLOOD}>
        Fumble
      </Stamp>
    </Picture>
  )
}

function Sanctuary() {
  return (
    <StepPicture view={`-90 -8 ${SANCTUARY + 180} ${LARGE.height + 16}`}>
      <rect x={-90} y={-8} width={SANCTUARY + 180} height={LARGE.height + 16} fill={HOUSE} />
      <Sanctuaries {...parts} />
    </StepPicture>
  )
}

function Star() {
  return (
    <Picture>
      <g transform="translate(86,70) scale(3.600)">
        <Stars count={1} x={0} y={0} />
      </g>
      <Glyph name="fish-monster" x={250} y={72} size={104} fill={SILVER} />
    </Picture>
  )
}

const pictures: Readonly<Record<HowToPicture, ComponentType>> = {
  screen: Screen,
  pool: Pool,
  throw: Throw,
  throng: Throng,
  flail: Flail,
  doubles: Doubles,
  sanctuary: Sanctuary,
  star: Star,
}

export const howToPlay = illustrated(en.name, words, pictures)
