import { Glyph, illustrated, Lettering, StepPicture } from '@eldertable/board-kit'
import type { ComponentType, ReactNode } from 'preact/compat'
import { stateAt } from '../position.ts'
import { en } from '../text/en.ts'
import { DieFace } from './dice.tsx'
import { howToPlay as words, type HowToPicture } from '../text/how-to-play.ts'
import { BLOOD, INK } from './inks.ts'
import { planIn } from './layout.ts'
import { FloorPlan } from './plan/floor-plan.tsx'
import { Ritual } from './ritual.tsx'
import { RoomFigures } from './room.tsx'
import { Disc, ElderFigure, Foes, GateToken, HeroFigure, ThingToken } from './tokens.tsx'

const { table } = stateAt({
  ann: { on: '5A-b' },
  bob: {},
  track: 3,
  foes: { '5A-b': ['cultist', 'cultist 1'] },
})
const plan = planIn(table.settings)
const unlit = new Map()

function Caption({ x, y, children }: { x: number; y: number; children: string }) {
  return (
    <Lettering x={x} y={y} size={18}>
      {children}
    </Lettering>
  )
}

function Arrow({ x, y }: { x: number; y: number }) {
  return <path d={`M${x} ${y}h40m-12 -9l12 9l-12 9`} fill="none" stroke={BLOOD} strokeWidth={3} />
}

function Plan() {
  return (
    <StepPicture view={`0 0 ${plan.width} ${plan.height}`}>
      <FloorPlan plan={plan} />
      {plan.spaces.map((room, space) => (
        // A space is its number on the map.
        // oxlint-disable-next-line react/no-array-index-key
        <RoomFigures key={space} {...{ table, room, space }} lit={unlit} />
      ))}
    </StepPicture>
  )
}

function Track() {
  return (
    <StepPicture view="-6 -10 640 100">
      <Ritual table={table} width={628} />
    </StepPicture>
  )
}

const cell = (x: number, y: number, size: number) => ({ x, y, size })

function Picture({ children }: { children: ReactNode }) {
  return <StepPicture>{children}</StepPicture>
}

function Follow() {
  return (
    <Picture>
      <HeroFigure {...cell(60, 60, 84)} hero={0} isActive={false} />
      <Foes {...cell(130, 84, 60)} icon="cultist" left={2} count={1} />
      <Arrow x={178} y={72} />
      <HeroFigure {...cell(262, 60, 84)} hero={0} isActive={false} />
      <Foes {...cell(314, 92, 44)} icon="cultist" left={2} count={1} />
      <Caption x={170} y={140}>
        It comes along
      </Caption>
    </Picture>
  )
}

/** What the faces of the dice do. */
const faces = [
  { face: 1, does: 'wound' },
  { face: 4, does: 'sanity' },
  { face: 5, does: 'both' },
  { face: 10, does: 'skills' },
] as const

function Dice() {
  return (
    <Picture>
      {faces.map(({ face, does }, i) => (
        <g key={does}>
          <DieFace face={face} x={48 + i * 82} y={62} size={60} />
          <Caption x={48 + i * 82} y={122}>
            {does}
          </Caption>
        </g>
      ))}
    </Picture>
  )
}

function Mythos() {
  return (
    <Picture>
      <GateToken {...cell(90, 64, 100)} gate="red" isBarred={false} />
      <Arrow x={150} y={66} />
      <Foes {...cell(252, 66, 84)} icon="cultist" left={2} count={1} />
      <Caption x={170} y={142}>
        Out of the gate
      </Caption>
    </Picture>
  )
}

function Madness() {
  return (
    <Picture>
      <Glyph name="curled-tentacle" x={84} y={64} size={84} fill={INK} />
      <Arrow x={144} y={66} />
      {[0, 1, 2, 3].map((box) => (
        <rect
          key={box}
          x={206 + box * 28}
          y={54}
          width={24}
          height={24}
          fill={box < 2 ? BLOOD : '#fff'}
          stroke={INK}
          strokeWidth={2}
        />
      ))}
      <Caption x={170} y={140}>
        A skill goes up
      </Caption>
    </Picture>
  )
}

function Tokens() {
  const [retort] = table.things
  return (
    <Picture>
      {retort === undefined ? null : (
        <ThingToken {...cell(80, 66, 104)} thing={{ ...retort, markers: 3 }} />
      )}
      <Disc {...cell(250, 66, 96)} icon="flame" ground="#c2500f" ink="#fff2d8" count={2} />
      <Caption x={80} y={142}>
        spoil it
      </Caption>
      <Caption x={250} y={142}>
        do not burn
      </Caption>
    </Picture>
  )
}

function Elder() {
  return (
    <Picture>
      <ElderFigure {...cell(170, 70, 100)} icon="squid-head" left={8} />
    </Picture>
  )
}

const pictures: Readonly<Record<HowToPicture, ComponentType>> = {
  track: Track,
  plan: Plan,
  follow: Follow,
  dice: Dice,
  tokens: Tokens,
  mythos: Mythos,
  madness: Madness,
  elder: Elder,
}

export const howToPlay = illustrated(en.name, words, pictures)
