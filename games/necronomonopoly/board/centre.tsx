import { DiceTray, DieShape, Glyph, Lettering, SeatShape } from '@eldertable/board-kit'
import { localeAt } from '../pieces/locales.ts'
import { lotsOf, researchFees, spaceAt } from '../pieces/spaces.ts'
import { cardAt } from '../pieces/cards.ts'
import type { NecTable } from '../state.ts'
import { effectOf } from '../text/cards.ts'
import { CREAM, INK, localeInks, VERDIGRIS } from './inks.ts'

const portrait = new URL('./portrait.svg', import.meta.url).href

/** The engraved portrait at the left of the certificate. */
export function Portrait() {
  return (
    <g transform="translate(146,172) scale(.92)">
      <clipPath id="nec-oval">
        <ellipse cx="92" cy="122" rx="86" ry="116" />
      </clipPath>
      <ellipse cx="92" cy="122" rx="92" ry="122" fill="#e9e4cb" stroke={INK} strokeWidth={1} />
      <g clipPath="url(#nec-oval)">
        <rect width="190" height="250" fill="#efe9d3" />
        <image href={portrait} x="-28" y="-2" width="240" height="240" />
      </g>
      <ellipse cx="92" cy="122" rx="86" ry="116" fill="none" stroke={INK} strokeWidth={2.5} />
      <Lettering x={92} y={276} size={17} face="var(--display)" weight={400} fill={INK} italic>
        Payable to the bearer
      </Lettering>
      <Lettering x={92} y={296} size={17} face="var(--display)" weight={400} fill={INK} italic>
        while the bearer is sane
      </Lettering>
    </g>
  )
}

const tray = {
  x: 590,
  y: 174,
  width: 156,
  height: 116,
  middle: 52,
  ground: VERDIGRIS,
  line: '#e9e4cb',
}

/** The dice last thrown, with their sum in words. */
export function Throw({ dice }: { dice: readonly number[] }) {
  const sum = dice.reduce((total, face) => total + face, 0)
  const [step, size] = dice.length > 2 ? [46, 38] : [58, 46]
  return (
    <DiceTray
      tray={{ ...tray, step }}
      dice={dice}
      caption={dice.length === 0 ? 'No throw yet' : `The throw: ${sum}`}
    >
      {(face, die, at) => (
        <DieShape face={face} {...at} size={size} turn={die % 2 === 0 ? -9 : 7} />
      )}
    </DiceTray>
  )
}

export function Deck({ count }: { count: number }) {
  return (
    <g transform="translate(590,302)">
      <rect x="36" y="8" width="84" height="112" rx="5" fill={INK} />
      <rect x="33" y="4" width="84" height="112" rx="5" fill="#22423a" stroke="#e9e4cb" />
      <rect
        x="30"
        y="0"
        width="84"
        height="112"
        rx="5"
        fill={VERDIGRIS}
        stroke="#e9e4cb"
        strokeWidth={1.5}
      />
      <rect
        x="36"
        y="6"
        width="72"
        height="100"
        rx="3"
        fill="none"
        stroke="#e9e4cb"
        strokeWidth={0.8}
      />
      <Glyph name="ringed-tentacle" x={72} y={54} size={54} fill="#e9e4cb" />
      <Lettering x={78} y={138} size={16} fill={INK}>
        {`Mythos deck · ${count}`}
      </Lettering>
    </g>
  )
}

/** What lies in the middle: the card that matters now, or the deed of a space. */
export function Exhibit({ table, card, space }: { table: NecTable; card: number; space: number }) {
  if (card >= 0) return <CardSheet card={card} />
  if (space < 0) return null
  const { kind } = spaceAt(space)
  if (kind !== 'lot' && kind !== 'tome') return null
  return <Deed table={table} space={space} />
}

const SHEET = { x: 346, y: 172, width: 222, height: 266 }

function Sheet({ children }: { children: React.ReactNode }) {
  const { x, y, width, height } = SHEET
  return (
    <g transform={`translate(${x},${y})`} className="exhibit">
      <rect x={3} y={6} width={width} height={height} rx={4} fill="#000" opacity=".3" />
      <rect width={width} height={height} rx={4} fill={CREAM} stroke={INK} strokeWidth={1.5} />
      {children}
    </g>
  )
}

function Deed({ table, space }: { table: NecTable; space: number }) {
  const { width } = SHEET
  const { locale, cost, rent } = spaceAt(space)
  const ink = locale === null ? VERDIGRIS : localeInks[locale].ink
  const name = inTwo(spaceAt(space).name)
  const heading =
    locale === null ? 'Great Tome' : `${localeAt(locale).name} · ${localeInks[locale].letter}`
  const owner = table.owners[space] ?? -1
  const figures = locale === null ? researchFees : rent
  const owned = countOf(table, space, owner)
  const step = (width - 36 + 7) / figures.length
  return (
    <Sheet>
      <rect x="8" y="8" width={width - 16} height={name.length > 1 ? 66 : 58} fill={ink} />
      <Lettering x={width / 2} y={name.length > 1 ? 25 : 28} size={15.5} fill="#fff">
        {heading}
      </Lettering>
      <Name lines={name} y={name.length > 1 ? 64 : 53} fill="#fff" />
      <Lettering x={18} y={92} size={16} weight={500} anchor="start">
        Price
      </Lettering>
      <Lettering x={width - 18} y={94} size={25} face="var(--book)" anchor="end">
        {cost}
      </Lettering>
      <path d={`M14 104h${width - 28}`} stroke="#1b1e1b" strokeWidth={0.8} />
      <Lettering x={18} y={124} size={15.5} anchor="start">
        {locale === null ? 'Research fee' : 'Rent'}
      </Lettering>
      {figures.map((figure, i) => (
        <g key={figure} transform={`translate(${18 + i * step},134)`}>
          <rect
            width={step - 7}
            height="46"
            fill={owned === i + 1 ? '#f0e3c0' : 'none'}
            stroke="#1b1e1b"
            strokeWidth={owned === i + 1 ? 1.8 : 0.8}
          />
          <Lettering x={(step - 7) / 2} y={17} size={15} weight={500} fill="#494638">
            {locale === null ? `${i + 1}` : i === 0 ? '1 lot' : `${i + 1} lots`}
          </Lettering>
          <Lettering x={(step - 7) / 2} y={39} size={21} face="var(--book)">
            {figure}
          </Lettering>
        </g>
      ))}
      {locale === null ? (
        <OwnerLine table={table} space={space} y={210} />
      ) : (
        lotsOf(locale).map((lot, i) => (
          <OwnerLine key={lot} table={table} space={lot} y={200 + i * 22} />
        ))
      )}
    </Sheet>
  )
}

function OwnerLine({ table, space, y }: { table: NecTable; space: number; y: number }) {
  const owner = table.owners[space] ?? -1
  return (
    <g>
      {owner >= 0 ? (
        <SeatShape seat={owner} x={28} y={y} size={18} isBare />
      ) : (
        <rect
          x={20}
          y={y - 8}
          width={16}
          height={16}
          rx={3}
          fill="none"
          stroke="#645d4b"
          strokeDasharray="3 2"
        />
      )}
      <Lettering x={43} y={y + 5} size={15.5} weight={500} anchor="start">
        {lineName(space)}
      </Lettering>
    </g>
  )
}

function CardSheet({ card }: { card: number }) {
  const { width } = SHEET
  const row = cardAt(card)
  const { flavour, icon, title } = row
  const effect = effectOf(row)
  const isMonster = row.loss > 0
  const name = inTwo(title)
  return (
    <Sheet>
      <Name lines={name} y={name.length > 1 ? 46 : 36} fill={INK} />
      <Glyph name={icon} x={width / 2} y={86} size={74} fill={VERDIGRIS} />
      <foreignObject x={12} y={126} width={width - 24} height={128}>
        <div className="card-print">
          {isMonster ? <b>{`Loss ${row.loss}. Moves by ${row.dice}d6.`}</b> : null}
          {effect === '' ? null : <p>{effect}</p>}
          <i>{flavour}</i>
        </div>
      </foreignObject>
    </Sheet>
  )
}

function countOf(table: NecTable, space: number, owner: number): number {
  if (owner < 0) return 0
  const { locale } = spaceAt(space)
  const among = locale === null ? [5, 15, 25, 35] : lotsOf(locale)
  return among.filter((one) => table.owners[one] === owner).length
}

/** The name on a sheet, its last line at a height. */
function Name({ lines, y, fill }: { lines: readonly string[]; y: number; fill: string }) {
  return lines.map((line, i) => (
    <Lettering
      key={line}
      x={SHEET.width / 2}
      y={y - (lines.length - 1 - i) * 20}
      size={lines.length > 1 ? 20 : 22}
      face="var(--display)"
      weight={400}
      fill={fill}
    >
      {line}
    </Lettering>
  ))
}

/** A name of more letters than this takes two lines on a sheet. */
const LONG = 20

/** A long name in two lines, parted at the gap that is nearest to the middle. */
function inTwo(name: string): readonly string[] {
  if (name.length <= LONG) return [name]
  const gaps = [...name.matchAll(/ /g)].map(({ index }) => index)
  const middle = name.length / 2
  const [gap = middle] = gaps.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
  return [name.slice(0, gap), name.slice(gap + 1)]
}

/** What fits on a line behind the mark of an owner. */
const ON_A_LINE = 23

const lineName = (space: number): string => {
  const name = spaceAt(space).name
  return name.length > ON_A_LINE ? spaceAt(space).short.join(' ') : name
}
