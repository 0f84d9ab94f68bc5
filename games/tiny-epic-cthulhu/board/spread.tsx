import { LampRect, Lettering, Target, type Hands, type Light } from '@eldertable/board-kit'
import { matAt, mats } from '../pieces/mats.ts'
import type { TecTable } from '../state.ts'
import { CharacterShape } from './characters.tsx'
import { FocusFrame } from './focus-frame.tsx'
import { NAVY, PAPER } from './inks.ts'
import { WHEEL } from './layout.ts'
import { PageCard, PAGE_HEIGHT, PAGE_WIDTH } from './page-card.tsx'
import { describePage } from './town-words.ts'

const MAT = { width: 184, height: 132 }
const PAGES_TOP = 290
const PAGE_STEP = PAGE_WIDTH + 18

/** What has no place on the chart of its own while it can be chosen: Player Mats, or translated pages. */
export function Spread({
  table,
  lit,
  onAim,
  onPick,
}: { table: TecTable; lit: ReadonlyMap<string, Light> } & Hands) {
  const numbers = (kind: string): number[] =>
    [...lit.keys()].flatMap((target) =>
      target.startsWith(kind) ? [Number(target.slice(kind.length))] : [],
    )
  const pages = numbers('page:')
  if (numbers('mat:').length > 0)
    return mats.map(({ key }, mat) => <MatCard key={key} {...{ mat, lit, onAim, onPick }} />)
  if (pages.length === 0) return null
  const width = Math.min(560, pages.length * PAGE_STEP + 20)
  return (
    <>
      <rect
        x={WHEEL.x - width / 2}
        y={PAGES_TOP - 16}
        width={width}
        height={PAGE_HEIGHT + 62}
        rx={4}
        fill={PAPER}
        stroke={NAVY}
        strokeWidth={1.5}
      />
      {pages.map((card, place) => (
        <PageChoice key={card} {...{ table, card, place, lit, onAim, onPick }} of={pages.length} />
      ))}
    </>
  )
}

function MatCard({
  mat,
  lit,
  onAim,
  onPick,
}: { mat: number; lit: ReadonlyMap<string, Light> } & Hands) {
  const { ability, full, role, says } = matAt(mat)
  const light = lit.get(`mat:${mat}`)
  const x = 12 + (mat % 3) * (MAT.width + 14)
  const y = 200 + Math.floor(mat / 3) * (MAT.height + 14)
  return (
    <g transform={`translate(${x},${y})`}>
      <Target
        id={`mat:${mat}`}
        label={`${full}, ${role}. ${ability}: ${says}`}
        light={light}
        onAim={onAim}
        onPick={onPick}
      >
        <FocusFrame x={0} y={0} {...MAT} />
        <rect x={2} y={5} {...MAT} rx={4} fill="#000" opacity=".3" />
        <rect {...MAT} rx={4} fill={PAPER} stroke={NAVY} strokeWidth={1.2} />
        <rect width={MAT.width} height={30} rx={4} fill={NAVY} />
        {light === undefined ? null : <LampRect light={light} x={0} y={0} {...MAT} />}
        <Lettering
          x={10}
          y={21}
          size={17}
          anchor="start"
          face="var(--display)"
          weight={400}
          fill={light === undefined ? PAPER : '#fff'}
        >
          {full}
        </Lettering>
        <Lettering x={10} y={50} size={16.5} anchor="start" fill={NAVY}>
          {`${role} · ${ability}`}
        </Lettering>
        <foreignObject x={8} y={56} width={MAT.width - 16} height={MAT.height - 60}>
          <div className="card-print">{says}</div>
        </foreignObject>
        {light === undefined ? <rect {...MAT} rx={4} fill="#8d8f86" opacity=".6" /> : null}
      </Target>
    </g>
  )
}

/** A translated page, and below it whose it is. */
function PageChoice({
  table,
  card,
  place,
  of,
  lit,
  onAim,
  onPick,
}: {
  table: TecTable
  card: number
  place: number
  of: number
  lit: ReadonlyMap<string, Light>
} & Hands) {
  const light = lit.get(`page:${card}`)
  const step = Math.min(PAGE_STEP, 540 / of)
  const x = WHEEL.x - (step * (of - 1)) / 2 - PAGE_WIDTH / 2 + place * step
  const owner = table.characters.findIndex(({ pages }) => pages.includes(card))
  return (
    <g transform={`translate(${x},${PAGES_TOP})`}>
      <Target
        id={`page:${card}`}
        label={describePage(card)}
        light={light}
        onAim={onAim}
        onPick={onPick}
      >
        <FocusFrame x={0} y={0} width={PAGE_WIDTH} height={PAGE_HEIGHT} />
        <PageCard page={card} x={0} y={0} />
        {light === undefined ? null : (
          <LampRect light={light} x={0} y={0} width={PAGE_WIDTH} height={PAGE_HEIGHT} />
        )}
      </Target>
      <CharacterShape
        table={table}
        character={owner}
        x={PAGE_WIDTH / 2}
        y={PAGE_HEIGHT + 24}
        size={24}
      />
    </g>
  )
}
