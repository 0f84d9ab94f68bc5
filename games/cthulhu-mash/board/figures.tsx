import {
  Glyph,
  Lettering,
  MonsterToken,
  SeatShape,
  useLegible,
  type IconName,
} from '@eldertable/board-kit'
import { generatorAt } from '../pieces/generators.ts'
import { monsterAt } from '../pieces/monsters.ts'
import { compassOf } from '../tiles/spaces.ts'
import { NONE, type Foe, type Hero, type Pile } from '../state.ts'
import { isGenerator, kindOf } from '../targets.ts'
import { BLOOD, CLAY, CREAM, INK, PAPER } from './inks.ts'
import { CELL } from './layout.ts'
import { iconOf } from './words.ts'

interface At {
  x: number
  y: number
}

/** What something can still take, in a heart. */
function Heart({ x, y, count }: At & { count: number }) {
  const size = useLegible(17, 21)
  return (
    <g transform={`translate(${x},${y})`}>
      <path
        d="M0 14C-21 0 -15 -14 -7 -13C-3 -13 -1 -10 0 -8C1 -10 3 -13 7 -13C15 -14 21 0 0 14z"
        fill={BLOOD}
        stroke={CREAM}
        strokeWidth={1.6}
      />
      <Lettering x={0} y={size * 0.35} size={size} weight={800} fill="#fff">
        {count}
      </Lettering>
    </g>
  )
}

/** A monster with what it can still take; chains if it is held. */
function MonsterFigure({ foe, x, y }: At & { foe: Foe }) {
  const icon = monsterAt(kindOf(foe.piece)).icon
  return (
    <g>
      <MonsterToken icon={icon} x={x} y={y} size={CELL * 0.72} />
      <Heart x={x + CELL * 0.27} y={y + CELL * 0.25} count={foe.health} />
      {foe.holds.length > 0 || foe.boundBy !== NONE ? (
        <Held x={x - CELL * 0.27} y={y + CELL * 0.26} />
      ) : null}
      {foe.victim === NONE ? null : (
        <Glyph name="fangs" x={x + CELL * 0.28} y={y - CELL * 0.26} size={20} fill={BLOOD} />
      )}
    </g>
  )
}

const POINTS = 10

/** A sun of clay with its spawning number. */
function GeneratorFigure({ foe, x, y }: At & { foe: Foe }) {
  const kind = kindOf(foe.piece)
  const icon = generatorAt(kind).icon
  const { spawning } = generatorAt(kind)
  const size = useLegible(15, 19)
  return (
    <g>
      <path d={sun(x, y, CELL * 0.44, CELL * 0.36)} fill={CLAY} stroke={CREAM} strokeWidth={1.8} />
      <Glyph name={icon} {...{ x, y }} size={CELL * 0.52} fill={CREAM} />
      <Heart x={x - CELL * 0.28} y={y + CELL * 0.26} count={foe.health} />
      <rect x={x + 2} y={y + CELL * 0.2} width={29} height={19} rx={2} fill={PAPER} stroke={INK} />
      <Lettering x={x + 16.5} y={y + CELL * 0.2 + 9.5 + size * 0.34} size={size} fill={INK}>
        {spawning === 1 ? '1' : `1-${spawning}`}
      </Lettering>
    </g>
  )
}

function sun(x: number, y: number, far: number, near: number): string {
  const corners = Array.from({ length: POINTS * 2 }, (_, i) => {
    const angle = (Math.PI * i) / POINTS
    const radius = i % 2 === 0 ? far : near
    return `${(x + radius * Math.sin(angle)).toFixed(1)} ${(y - radius * Math.cos(angle)).toFixed(1)}`
  })
  return `M${corners.join('L')}z`
}

function Held({ x, y }: At) {
  return (
    <g>
      <circle cx={x} cy={y} r={10} fill={PAPER} stroke={INK} strokeWidth={1.5} />
      <Glyph name="crossed-chains" {...{ x, y }} size={14} fill={INK} />
    </g>
  )
}

const turns = [0, 90, 180, 270]

/** That a character is with the reader, and what works on it. */
const signs: readonly { icon: IconName; isOn: (hero: Hero, isAlly: boolean) => boolean }[] = [
  { icon: 'shaking-hands', isOn: (_, isAlly) => isAlly },
  { icon: 'feathered-wing', isOn: ({ isFlying }) => isFlying },
  { icon: 'magic-shield', isOn: ({ hasWard }) => hasWard },
]

/** A character: the mark of its seat on a stand; whose turn it is has a ring, and what works on it small signs. */
export function HeroFigure({
  hero,
  seat,
  isActive,
  rotation,
  showsFacing,
  isAlly,
  x,
  y,
}: At & {
  hero: Hero
  seat: number
  isActive: boolean
  isAlly: boolean
  rotation: number
  showsFacing: boolean
}) {
  const shown = signs.filter(({ isOn }) => isOn(hero, isAlly))
  return (
    <g>
      <ellipse cx={x} cy={y + CELL * 0.34} rx={CELL * 0.28} ry={5} fill="#000" opacity={0.35} />
      {isActive ? (
        <g fill="none">
          <circle cx={x} cy={y} r={CELL * 0.42} stroke={INK} strokeWidth={4} />
          <circle cx={x} cy={y} r={CELL * 0.42} stroke={CREAM} strokeWidth={2} />
        </g>
      ) : null}
      {showsFacing ? (
        <path
          d={`M0 ${-CELL * 0.52}l9 11h-18z`}
          transform={`translate(${x},${y}) rotate(${turns[compassOf(hero.facing, rotation)] ?? 0})`}
          fill={INK}
          stroke={CREAM}
        />
      ) : null}
      <g transform={hero.isFlying ? 'translate(0,-6)' : undefined}>
        <SeatShape seat={seat} {...{ x, y }} size={CELL * 0.6} />
      </g>
      {hero.holds.length > 0 ? <Held x={x - CELL * 0.3} y={y + CELL * 0.28} /> : null}
      {shown.map(({ icon }, place) => (
        <g key={icon}>
          <circle
            cx={x + CELL * 0.34}
            cy={y - CELL * 0.3 + place * 22}
            r={11}
            fill={PAPER}
            stroke={INK}
            strokeWidth={1.5}
          />
          <Glyph
            name={icon}
            x={x + CELL * 0.34}
            y={y - CELL * 0.3 + place * 22}
            size={16}
            fill={INK}
          />
        </g>
      ))}
    </g>
  )
}

/** A spawning space that can be attacked: an arch in its seat's mark, with what it can still take (CM-HOME-3). */
export function HomeFigure({ hero, seat, x, y }: At & { hero: Hero; seat: number }) {
  const half = CELL / 2 - 5
  return (
    <g>
      <rect
        x={x - half}
        y={y - half}
        width={2 * half}
        height={2 * half}
        rx={6}
        fill={PAPER}
        fillOpacity={0.55}
        stroke={INK}
        strokeWidth={3}
      />
      <rect
        x={x - half + 5}
        y={y - half + 5}
        width={2 * half - 10}
        height={2 * half - 10}
        rx={3}
        fill="none"
        stroke={INK}
        strokeDasharray="4 4"
      />
      <SeatShape seat={seat} x={x - CELL * 0.24} y={y - CELL * 0.24} size={20} />
      <Glyph name="house" {...{ x, y }} size={CELL * 0.4} fill={INK} />
      <Heart x={x + CELL * 0.27} y={y + CELL * 0.25} count={hero.homeHealth} />
    </g>
  )
}

/** Objects on a space: a card with how many lie there; tissue shows its own hazard. */
export function PileFigure({ pile, x, y }: At & { pile: Pile }) {
  const count = pile.unseen + pile.open.length
  const top = pile.open.at(-1)
  const size = useLegible(15, 18)
  return (
    <g>
      {pile.tissue.length > 0 ? (
        <Glyph
          name="transparent-slime"
          x={x - CELL * 0.22}
          y={y + CELL * 0.2}
          size={26}
          fill={BLOOD}
        />
      ) : null}
      {count === 0 ? null : (
        <g transform={`translate(${x + CELL * 0.22},${y - CELL * 0.22})`}>
          <rect
            x={-13}
            y={-13}
            width={26}
            height={26}
            rx={3}
            fill={PAPER}
            stroke={INK}
            strokeWidth={2}
          />
          {top === undefined ? (
            <Glyph name="swap-bag" x={0} y={0} size={20} fill={INK} />
          ) : (
            <Glyph name={iconOf(top)} x={0} y={0} size={22} fill={INK} />
          )}
          {count > 1 ? (
            <g>
              <circle cx={13} cy={-12} r={10} fill={INK} />
              <Lettering x={13} y={-12 + size * 0.35} size={size} fill={CREAM}>
                {count}
              </Lettering>
            </g>
          ) : null}
        </g>
      )}
    </g>
  )
}

/** A monster or a generator. */
export const FoeFigure = (props: At & { foe: Foe }) =>
  isGenerator(props.foe.piece) ? <GeneratorFigure {...props} /> : <MonsterFigure {...props} />
