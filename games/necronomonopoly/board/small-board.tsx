import {
  aimedAt,
  DieShape,
  highlightsOf,
  MapAndStreet,
  Glyph,
  LampCircle,
  LampRect,
  Lettering,
  SeatShape,
  MonsterToken,
  ReadableSize,
  Spot,
  TargetButton,
  type BoardProps,
  type IconName,
} from '@eldertable/board-kit'
import { spaceAt, spaces, type Space } from '../pieces/spaces.ts'
import { cardAt } from '../pieces/cards.ts'
import { NOWHERE, type NecHand, type NecTable } from '../state.ts'
import { cardInQuestion, spaceInQuestion } from './in-question.ts'
import { INK, localeInks, PAPER, VERDIGRIS } from './inks.ts'
import { OfferedBesides } from './offered-besides.tsx'
import { litOnSpaces, spacesOnOffer, targetAt } from './on-offer.ts'
import { CORNER_HEIGHT, CORNER_WIDTH, cellOf, HEIGHT, laneAt, WIDTH } from './ring.ts'
import { SmallMiddle } from './small-middle.tsx'
import { OfferMark } from './space.tsx'
import { standings } from './tokens.tsx'

/** Narrow screens: the whole ring without words, and below it the street near what matters, with words. */
export function SmallBoard(props: BoardProps<NecTable, NecHand>) {
  const { table, hand, reader, seats, decision, onAim, onPick } = props
  const lit = litOnSpaces(props.lit)
  const onOffer = spacesOnOffer(table, hand)
  const near = nearSpace(table, lit, reader)
  const map = (
    <svg viewBox={`-6 -6 ${WIDTH + 12} ${HEIGHT + 12}`} role="img" aria-label="The whole ring">
      <Ring {...{ table, reader, lit, onAim, onPick }} />
      <SmallMiddle
        {...{ table, seats }}
        card={cardInQuestion(table, decision)}
        space={spaceInQuestion(table, hand, lit, reader)}
      />
      {[...onOffer].map((space) => (
        <OfferMark key={space} space={space} />
      ))}
    </svg>
  )
  return (
    <MapAndStreet map={map} near={targetAt(near, lit)} sideways="inside">
      <OfferedBesides {...{ table, hand, seats }} />
      <Street {...{ table, seats, lit, near, onOffer, onAim, onPick }} />
    </MapAndStreet>
  )
}

/** The space to look at first: what is pointed at, what can be chosen, or where the reader stands. */
function nearSpace(table: NecTable, lit: BoardProps['lit'], reader: number | null): number {
  const ofCards = highlightsOf(lit, 'card').map(({ number }) => table.spaceOf[number] ?? NOWHERE)
  const own = [reader ?? table.active, table.active].map((seat) => table.players[seat]?.space ?? 0)
  const wanted = aimedAt(lit, 'space') ?? highlightsOf(lit, 'space')[0]?.number
  return wanted ?? [...ofCards, ...own].find((space) => space >= 0) ?? 0
}

function inkOf(space: number): string {
  const { locale } = spaceAt(space)
  return locale === null ? PAPER : localeInks[locale].ink
}

const kindIcons: Readonly<Partial<Record<Space['kind'], IconName>>> = {
  tome: 'evil-book',
  gate: 'magic-portal',
  mythos: 'ringed-tentacle',
}
const cornerIcons: Readonly<Record<number, IconName>> = {
  0: 'long-antennae-bug',
  10: 'zigzag-cage',
  20: 'candle-flame',
  30: 'handcuffs',
}

function Ring({
  table,
  reader,
  lit,
  onAim,
  onPick,
}: Pick<BoardProps<NecTable, NecHand>, 'table' | 'reader' | 'lit' | 'onAim' | 'onPick'>) {
  const { seats, monsters } = standings(table, reader)
  const step = table.dice.length > 2 ? 100 : 128
  return (
    <>
      <rect x={-6} y={-6} width={WIDTH + 12} height={HEIGHT + 12} rx={4} fill="#e9e4cb" />
      {spaces.map(({ kind, locale }, space) => {
        const { x, y, width, height } = cellOf(space)
        const owner = table.owners[space] ?? -1
        const icon = cornerIcons[space] ?? kindIcons[kind]
        const middle = { x: x + width / 2, y: y + height / 2 }
        return (
          <Spot
            key={spaceAt(space).name + String(space)}
            id={targetAt(space, lit)}
            light={lit.get(`space:${space}`)}
            {...{ onAim, onPick }}
          >
            <rect {...{ x, y, width, height }} fill={inkOf(space)} stroke={INK} strokeWidth={1.5} />
            {owner >= 0 ? <SeatShape seat={owner} {...middle} size={42} /> : null}
            {owner < 0 && locale !== null ? (
              <Lettering x={middle.x} y={middle.y + 13} size={36} weight={800} fill="#fff">
                {localeInks[locale].letter}
              </Lettering>
            ) : null}
            {owner < 0 && icon !== undefined ? (
              <Glyph name={icon} {...middle} size={kind === 'corner' ? 66 : 42} fill={VERDIGRIS} />
            ) : null}
          </Spot>
        )
      })}
      <rect
        x={CORNER_WIDTH}
        y={CORNER_HEIGHT}
        width={WIDTH - 2 * CORNER_WIDTH}
        height={HEIGHT - 2 * CORNER_HEIGHT}
        fill="none"
        stroke={INK}
        strokeWidth={3}
      />
      {table.dice.map((face, i) => (
        <DieShape
          // Dice have no identity but their place in the throw.
          // oxlint-disable-next-line react/no-array-index-key
          key={i}
          face={face}
          x={WIDTH / 2 + (i - (table.dice.length - 1) / 2) * step}
          y={HEIGHT * 0.3}
          size={92}
          turn={i % 2 === 0 ? -8 : 6}
        />
      ))}
      {highlightsOf(lit, 'space').map(({ number, light }) => {
        const { x, y, width, height } = cellOf(number)
        return <LampRect key={number} light={light} x={x} y={y} width={width} height={height} />
      })}
      {[...monsters].map(([card, { space, place, of }]) => {
        const { x, y } = laneAt(space, place, of)
        const light = lit.get(`card:${card}`)
        return (
          <g key={card}>
            {light === undefined ? null : <LampCircle light={light} x={x} y={y} radius={34} />}
            <MonsterToken
              icon={cardAt(card).icon}
              x={x}
              y={y}
              size={56}
              number={cardAt(card).loss}
            />
          </g>
        )
      })}
      <ReadableSize value={0}>
        {[...seats].map(([seat, { space, place, of }]) => {
          const { x, y } = laneAt(space, place, of)
          return <SeatShape key={seat} seat={seat} x={x} y={y} size={72} />
        })}
      </ReadableSize>
    </>
  )
}

/** The spaces round the one that matters, as cards that a thumb can press. */
function Street({
  table,
  seats,
  lit,
  near,
  onOffer,
  onAim,
  onPick,
}: Pick<BoardProps<NecTable, NecHand>, 'table' | 'seats' | 'lit' | 'onAim' | 'onPick'> & {
  near: number
  onOffer: ReadonlySet<number>
}) {
  const shown = Array.from({ length: 13 }, (_, i) => (near - 6 + i + 40) % 40)
  return shown.map((space) => {
    const { kind, locale, cost } = spaceAt(space)
    const owner = table.owners[space] ?? -1
    const here = table.monsters.filter((card) => table.spaceOf[card] === space)
    return (
      <TargetButton
        key={space}
        id={targetAt(space, lit)}
        className="street-card"
        light={lit.get(`space:${space}`)}
        onAim={onAim}
        onPick={onPick}
      >
        <span
          className="street-band"
          style={{ background: locale === null ? VERDIGRIS : localeInks[locale].ink }}
        >
          {locale === null ? '' : localeInks[locale].letter}
        </span>
        <span>{spaceAt(space).short.join(' ') || spaceAt(space).name}</span>
        <b>
          {owner >= 0 ? (seats[owner]?.name ?? '') : kind === 'lot' || kind === 'tome' ? cost : ''}
        </b>
        {onOffer.has(space) ? <small>in the offer</small> : null}
        {here.length > 0 ? (
          <em>{`−${here.reduce((sum, card) => sum + cardAt(card).loss, 0)}`}</em>
        ) : null}
      </TargetButton>
    )
  })
}
