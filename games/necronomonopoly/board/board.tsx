import { Lettering, highlightsOf, Inspectable, type BoardProps } from '@eldertable/board-kit'
import { memo } from 'preact/compat'
import { spaceAt, spaces } from '../pieces/spaces.ts'
import type { NecHand, NecTable } from '../state.ts'
import { Deck, Exhibit, Portrait, Throw } from './centre.tsx'
import { cardInQuestion, spaceInQuestion } from './in-question.ts'
import { INK, VERDIGRIS } from './inks.ts'
import { litOnSpaces, spacesOnOffer, targetAt } from './on-offer.ts'
import { CORNER_HEIGHT, CORNER_WIDTH, guilloche, HEIGHT, lanePath, WIDTH } from './ring.ts'
import { OfferMark, Space, SpaceLight } from './space.tsx'
import { MonsterPiece, Pawn, standings } from './tokens.tsx'

/** The certificate: ground, ring, what lies in the middle, light, and the tokens in their lane. */
export function Board(props: BoardProps<NecTable, NecHand>) {
  const { table, hand, reader, seats, decision, moment, onAim, onPick } = props
  const lit = litOnSpaces(props.lit)
  const hands = { onAim, onPick }
  const { seats: pawns, monsters } = standings(table, reader)
  const onOffer = spacesOnOffer(table, hand)
  const litSpaces = highlightsOf(lit, 'space')
  const walk = moment.findLast(({ key }) => key === 'walks')
  return (
    <g>
      <Ground />
      {spaces.map((_, space) => (
        <Space
          key={spaceAt(space).name + String(space)}
          id={targetAt(space, props.lit)}
          space={space}
          owner={table.owners[space] ?? -1}
          label={`${describe(table, seats, space)}${onOffer.has(space) ? ', in the offer' : ''}`}
          light={lit.get(`space:${space}`)}
          {...hands}
        />
      ))}
      <Frame />
      <Portrait />
      <Inspectable id="dice:0" label="The dice">
        <Throw dice={table.dice} />
      </Inspectable>
      <Inspectable id="deck:0" label={`The Mythos Deck, ${table.deck} cards`}>
        <Deck count={table.deck} />
      </Inspectable>
      <Exhibit
        table={table}
        card={cardInQuestion(table, decision)}
        space={spaceInQuestion(table, hand, lit, reader)}
      />
      {walk === undefined ? null : <Trail table={table} is={walk.is} />}
      {litSpaces.map(({ number, light }) => (
        <SpaceLight key={number} space={number} light={light} />
      ))}
      {[...onOffer].map((space) => (
        <OfferMark key={space} space={space} />
      ))}
      {[...monsters].map(([card, standing]) => (
        <MonsterPiece
          key={card}
          card={card}
          standing={standing}
          light={lit.get(`card:${card}`)}
          {...hands}
        />
      ))}
      {[...pawns].map(([seat, standing]) => (
        <Pawn
          key={seat}
          seat={seat}
          name={seats[seat]?.name ?? ''}
          standing={standing}
          light={lit.get(`seat:${seat}`)}
          isTurn={table.active === seat && table.outcome === null}
          {...hands}
        />
      ))}
    </g>
  )
}

function describe(table: NecTable, seats: BoardProps['seats'], space: number): string {
  const { kind, cost } = spaceAt(space)
  const name = spaceAt(space).name
  if (kind !== 'lot' && kind !== 'tome') return name
  const owner = table.owners[space] ?? -1
  return owner < 0
    ? `${name}, for sale at ${cost}`
    : `${name}, owned by ${seats[owner]?.name ?? ''}`
}

/** The way that was just walked. */
function Trail({ table, is }: { table: NecTable; is: Readonly<Record<string, unknown>> }) {
  const seat = Number(is['seat'])
  const one = table.players[seat]
  if (one === undefined || one.space < 0) return null
  const from = Number(is['from'])
  const clockwise = one.standing === 'sane'
  const steps = clockwise ? (one.space - from + 40) % 40 : (from - one.space + 40) % 40
  if (steps > Number(is['steps'])) return null
  return (
    <path
      d={lanePath(from, steps, clockwise)}
      fill="none"
      stroke={`var(--seat-${seat + 1})`}
      strokeWidth={4}
      strokeDasharray="1 9"
      strokeLinecap="round"
    />
  )
}

/** Paper and rosettes: they never change, so they are drawn once. */
const Ground = memo(function Ground() {
  const inner = {
    x: CORNER_WIDTH,
    y: CORNER_HEIGHT,
    width: WIDTH - 2 * CORNER_WIDTH,
    height: HEIGHT - 2 * CORNER_HEIGHT,
  }
  return (
    <>
      <rect
        x={-7}
        y={-2}
        width={WIDTH + 20}
        height={HEIGHT + 20}
        rx={3}
        fill="#000"
        opacity=".35"
      />
      <rect x={-10} y={-10} width={WIDTH + 20} height={HEIGHT + 20} rx={3} fill="#e6dfc4" />
      <rect
        x={-6}
        y={-6}
        width={WIDTH + 12}
        height={HEIGHT + 12}
        fill="none"
        stroke={INK}
        strokeWidth={0.8}
      />
      <rect {...inner} fill="#e9e4cb" />
      <clipPath id="nec-centre">
        <rect {...inner} />
      </clipPath>
      <g clipPath="url(#nec-centre)" fill="none" stroke={VERDIGRIS} strokeWidth={0.6} opacity=".34">
        <path d={guilloche(WIDTH / 2, HEIGHT / 2, 300, 31, 118, 31)} />
        <path d={guilloche(WIDTH / 2, HEIGHT / 2, 330, 47, 60, 47)} opacity=".7" />
      </g>
      <Lettering
        x={WIDTH / 2}
        y={154}
        size={36}
        face="var(--display-sc)"
        weight={400}
        fill={VERDIGRIS}
      >
        Necronomonopoly
      </Lettering>
      <Lettering
        x={WIDTH / 2}
        y={474}
        size={16}
        face="var(--display)"
        weight={400}
        fill={VERDIGRIS}
        italic
      >
        investigators walk clockwise · monsters come the other way
      </Lettering>
    </>
  )
})

const Frame = memo(function Frame() {
  return (
    <>
      <rect
        x={CORNER_WIDTH}
        y={CORNER_HEIGHT}
        width={WIDTH - 2 * CORNER_WIDTH}
        height={HEIGHT - 2 * CORNER_HEIGHT}
        fill="none"
        stroke={INK}
        strokeWidth={2}
      />
      <rect
        x={CORNER_WIDTH + 5}
        y={CORNER_HEIGHT + 5}
        width={WIDTH - 2 * CORNER_WIDTH - 10}
        height={HEIGHT - 2 * CORNER_HEIGHT - 10}
        fill="none"
        stroke={INK}
        strokeWidth={0.7}
      />
    </>
  )
})
