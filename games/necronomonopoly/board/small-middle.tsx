import type { SeatFace } from '@eldertable/board-kit'
import { type Locale, localeAt } from '../pieces/locales.ts'
import { lotsOf, researchFees, spaceAt } from '../pieces/spaces.ts'
import { cardAt } from '../pieces/cards.ts'
import type { NecTable } from '../state.ts'
import { cardText } from '../text/cards.ts'
import { localeInks, VERDIGRIS } from './inks.ts'
import { HEIGHT, WIDTH } from './ring.ts'

/** Within the lanes of the tokens, below the dice. */
const ROOM = { x: 160, y: 252, width: WIDTH - 320, height: HEIGHT - 252 - 150 }

/** What the middle of the small board says: the card that matters now, or what a space costs and brings. */
export function SmallMiddle({
  table,
  seats,
  card,
  space,
}: {
  table: NecTable
  seats: readonly SeatFace[]
  card: number
  space: number
}) {
  const sheet = card >= 0 ? sheetOfCard(card) : sheetOfSpace(table, seats, space)
  if (sheet === null) return null
  return (
    <foreignObject {...ROOM} className="small-middle">
      <div className="small-sheet">
        <b style={{ background: sheet.ink }}>{sheet.name}</b>
        {sheet.lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </div>
    </foreignObject>
  )
}

interface Sheet {
  name: string
  ink: string
  lines: readonly string[]
}

function sheetOfCard(card: number): Sheet {
  const { title, kind, facts, effect } = cardText(card)
  const isMonster = cardAt(card).loss > 0
  return { name: title, ink: VERDIGRIS, lines: isMonster ? [...facts, effect] : [kind, effect] }
}

function sheetOfSpace(table: NecTable, seats: readonly SeatFace[], space: number): Sheet | null {
  if (space < 0) return null
  const { kind, locale, cost, rent } = spaceAt(space)
  if (kind !== 'lot' && kind !== 'tome') return null
  const owner = table.owners[space] ?? -1
  const whose = owner < 0 ? 'nobody’s yet' : `${seats[owner]?.name ?? ''}’s`
  const figures = locale === null ? researchFees : rent
  return {
    name: spaceAt(space).name,
    ink: locale === null ? VERDIGRIS : localeInks[locale].ink,
    lines: [
      `Price ${cost}, ${whose}`,
      `${locale === null ? 'Fee for 1 to 4 Tomes' : 'Rent for 1, 2, 3 lots'}: ${figures.join(' · ')}`,
      ...(locale === null ? [] : [localeLine(table, seats, locale)]),
    ],
  }
}

/** How much of a locale is whose: `Kingsport: Ada, –, Odile` */
function localeLine(table: NecTable, seats: readonly SeatFace[], locale: Locale): string {
  const owners = lotsOf(locale).map((lot) => seats[table.owners[lot] ?? -1]?.name ?? 'free')
  return `${localeAt(locale).name}: ${owners.join(', ')}`
}
