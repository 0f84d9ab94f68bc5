import {
  DieShape,
  Glyph,
  LampCircle,
  highlightsOf,
  Inspectable,
  Target,
} from '@eldertable/board-kit'
import { counted } from '@eldertable/kernel'
import { amountOf, giverOf } from '../verbs.ts'
import {
  BLOOD,
  BOOK,
  BRASS,
  DIM,
  FACE,
  FADED,
  INK,
  SEA_INK,
  SHEEN,
  SILVER,
  SLATE,
  WARM,
} from './inks.ts'
import { billed } from '../text/names.ts'
import { Billing } from './fitted.tsx'
import { Lettering } from './legible.tsx'
import { aheadInWords, pledgeIn, rollInWords, type Pledge, type Reading } from './rolls.ts'
import type { I32Props } from './table.ts'
import { poolInShort } from './words.ts'

export const SLATE_SIZE = { width: 206, height: 246 }
const STICK = 30
const MIDDLE = SLATE_SIZE.width / 2
const MOST_COINS = 7
const MOST_ROWS = 3
/** Rows of coins, each behind the name of the pool that they are of. */
const FIRST_ROW = 186
const ROW = 22.5
const PURSE = 62
const COIN = 20

/**
 * The clapperboard: before a throw the figure that is needed and the chance, with the spoints that are pledged for it;
 * afterwards the dice and what they came to.
 */
export function Slate(props: I32Props) {
  const pledge = pledgeIn(props.decision)
  const reading = rollInWords(props.table, props.moment)
  const isOpen = pledge === null && reading !== null
  return (
    <g>
      <Clapper isOpen={isOpen} />
      {pledge !== null ? (
        <Ahead {...props} pledge={pledge} />
      ) : reading !== null ? (
        <Inspectable id="throw:0" label={`${reading.heading}. ${reading.words}`}>
          <rect
            y={STICK}
            width={SLATE_SIZE.width}
            height={SLATE_SIZE.height - STICK}
            fill="transparent"
          />
          <Thrown {...reading} />
        </Inspectable>
      ) : (
        <Quiet />
      )}
    </g>
  )
}

/** The striped stick: raised before a throw, shut when the dice have fallen. */
function Clapper({ isOpen }: { isOpen: boolean }) {
  const { width, height } = SLATE_SIZE
  return (
    <g aria-hidden="true">
      <rect
        x={3}
        y={STICK + 4}
        width={width}
        height={height - STICK}
        rx={4}
        fill="#000"
        opacity={0.45}
      />
      <rect
        y={STICK}
        width={width}
        height={height - STICK}
        rx={4}
        fill={SLATE}
        stroke={SILVER}
        strokeWidth={1.4}
      />
      <g className="i32-stick" transform={isOpen ? undefined : `rotate(-7 4 ${STICK})`}>
        <rect y={4} width={width} height={22} fill={SHEEN} stroke={INK} />
        {[0, 1, 2, 3, 4].map((stripe) => (
          <path key={stripe} d={`M${8 + stripe * 42} 26l14 -22h18l-14 22z`} fill={INK} />
        ))}
      </g>
    </g>
  )
}

/** Nothing has been thrown yet. */
function Quiet() {
  return (
    <g aria-hidden="true">
      <Glyph name="rolling-dices" x={MIDDLE} y={128} size={70} fill={FADED} />
      <Lettering x={MIDDLE} y={196} size={17.5} weight={500} fill={DIM} isFine>
        two dice: equal
      </Lettering>
      <Lettering x={MIDDLE} y={217} size={17.5} weight={500} fill={DIM} isFine>
        or under succeeds
      </Lettering>
    </g>
  )
}

/** What a throw needs as it stands: it counts up with every spoint. */
function Ahead({ pledge, ...props }: I32Props & { pledge: Pledge }) {
  const { needs, figure, note, percent } = aheadInWords(pledge)
  return (
    <g>
      <Heading>{billed(pledge.who)}</Heading>
      <Lettering x={MIDDLE} y={80} size={17} weight={500} fill={DIM} isFine>
        {needs}
      </Lettering>
      {/* Another figure is another text, which comes in anew. */}
      <g key={figure} className="i32-counts">
        <Lettering x={MIDDLE} y={128} size={50} face={BOOK} fill={WARM}>
          {figure}
        </Lettering>
      </g>
      <Lettering x={MIDDLE} y={152} size={19} fill={SILVER}>
        {note}
      </Lettering>
      {percent === null ? null : <Meter percent={percent} />}
      <Coins {...props} />
    </g>
  )
}

/** The chance as a strip of light. */
function Meter({ percent }: { percent: number }) {
  const width = SLATE_SIZE.width - 40
  return (
    <g aria-hidden="true">
      <rect x={20} y={161} {...{ width }} height={9} fill="#2b3437" />
      <rect x={20} y={161} width={(width * percent) / 100} height={9} fill={SILVER} />
    </g>
  )
}

/** Power spoints as coins: the third gives three. A row for each pool that may give. */
function Coins({ table, seats, lit, onAim, onPick }: I32Props) {
  const gifts = highlightsOf(lit, 'gift')
  const pools = [...new Set(gifts.map(({ number }) => giverOf(number)))].slice(0, MOST_ROWS)
  return pools.map((pool, row) => {
    const own = gifts.filter(({ number }) => giverOf(number) === pool).slice(0, MOST_COINS)
    const y = FIRST_ROW + row * ROW
    const name = poolInShort(pool, table, seats)
    return (
      <g key={pool}>
        <Billing x={12} y={y + 5.5} size={15} room={PURSE - 18} fill={SILVER}>
          {name}
        </Billing>
        {own.map(({ number, light }, place) => {
          const x = PURSE + 11 + place * COIN
          return (
            <Target
              key={number}
              id={`gift:${number}`}
              label={`${counted(amountOf(number), 'power spoint')} of ${name}`}
              {...{ light, onAim, onPick }}
            >
              <circle cx={x} cy={y} r={9.5} fill={BRASS} stroke={INK} />
              <LampCircle light={light} x={x} y={y} radius={9} />
              <Lettering x={x} y={y + 5.5} size={15} weight={800} fill={INK} isFine>
                {amountOf(number)}
              </Lettering>
            </Target>
          )
        })}
      </g>
    )
  })
}

function Heading({ children }: { children: string }) {
  return (
    <Lettering
      x={MIDDLE}
      y={58}
      size={children.length > 16 ? 17 : 20}
      face={FACE}
      weight={400}
      fill={SILVER}
    >
      {children}
    </Lettering>
  )
}

/** As wide as the stamp is, in letters of its size. */
const STAMP_ROOM = 270

const stamps = { good: SEA_INK, bad: BLOOD, plain: '#2b3437' } as const

/** The dice as they fell, and what they mean. */
function Thrown({ heading, dice, needs, stamp, tone, words }: Reading) {
  const size = dice.length > 1 ? 58 : 64
  const step = size + 16
  const first = MIDDLE - (step * (dice.length - 1)) / 2
  return (
    <g>
      <Heading>{heading}</Heading>
      <Lettering x={MIDDLE} y={80} size={17} weight={500} fill={DIM} isFine>
        {needs}
      </Lettering>
      <g className="dice" key={`${heading} ${dice.join('-')} ${needs}`}>
        {dice.map((face, die) => (
          // A die is its place in the throw.
          // oxlint-disable-next-line react/no-array-index-key
          <DieShape
            key={die}
            {...{ face, size }}
            x={first + die * step}
            y={126}
            turn={die % 2 === 0 ? -5 : 4}
          />
        ))}
      </g>
      <g className="i32-stamp" key={`${stamp} ${dice.join('-')}`}>
        <g transform={`rotate(-4 ${MIDDLE} 180)`}>
          <rect
            x={18}
            y={162}
            width={SLATE_SIZE.width - 36}
            height={38}
            rx={3}
            fill={stamps[tone]}
            stroke={WARM}
            strokeWidth={1.6}
          />
          <Lettering
            x={MIDDLE}
            y={188}
            size={Math.min(24, STAMP_ROOM / stamp.length)}
            face={FACE}
            weight={400}
            fill="#fff"
          >
            {stamp}
          </Lettering>
        </g>
      </g>
      <Lettering x={MIDDLE} y={229} size={17} weight={500} fill={SILVER} isFine>
        {words}
      </Lettering>
    </g>
  )
}
