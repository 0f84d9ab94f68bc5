import { Icon, type Figure, type SeatProps } from '@eldertable/board-kit'
import { locales, lotsOf, tomeSpaces } from '../content/board.ts'
import { cardAt } from '../content/cards.ts'
import type { NecTable } from '../state.ts'
import { cardNames, localeNames, spaceNames } from '../text/names.ts'
import { iconOfCard, localeInks } from './inks.ts'

/** A player's Lots by locale, Tomes, cards and troubles. */
export function SeatChips({ table, seat }: SeatProps<NecTable>) {
  const one = table.players[seat]
  if (one === undefined) return null
  const tomes = tomeSpaces.filter((space) => table.owners[space] === seat).length
  return (
    <>
      {locales.map((locale) => {
        const count = lotsOf(locale).filter((lot) => table.owners[lot] === seat).length
        if (count === 0) return null
        const { ink, letter } = localeInks[locale]
        const title = `${localeNames[locale]}: ${count} of 3`
        return (
          <span key={locale} className="lot" style={{ background: ink }} title={title}>
            {letter}
            <i aria-hidden="true">{'●'.repeat(count) + '○'.repeat(3 - count)}</i>
            <span className="hidden">{title}</span>
          </span>
        )
      })}
      {tomes > 0 ? (
        <span className="chip">
          <Icon name="evil-book" />
          {tomes === 1 ? '1 Tome' : `${tomes} Tomes`}
        </span>
      ) : null}
      {one.ward ? (
        <span className="chip">
          <Icon name="pentacle" />
          Ward
        </span>
      ) : null}
      {one.throws >= 0 ? (
        <span className="chip bad">
          <Icon name="zigzag-cage" />
          In the Asylum
        </span>
      ) : null}
      {[...one.held, ...one.friends].map((card) => (
        <span key={card} className="chip">
          <Icon name={iconOfCard(cardAt(card))} />
          {cardNames[cardAt(card).key]}
        </span>
      ))}
    </>
  )
}

export function figure(table: NecTable, seat: number): Figure {
  const one = table.players[seat]
  return one?.standing === 'sane'
    ? { value: String(one.sanity), label: 'Sanity' }
    : { value: '—', label: one?.standing === 'left' ? 'left' : 'insane' }
}

/** Who is on the prowl. */
export function Facts({ table }: { table: NecTable }) {
  return (
    <>
      <div className="rail-h">
        <b>On the prowl</b>
        <span>
          {table.monsters.length === 1 ? '1 monster' : `${table.monsters.length} monsters`}
        </span>
      </div>
      <ul className="prowl">
        {table.monsters.slice(0, 6).map((card) => {
          const row = cardAt(card)
          return (
            <li key={card}>
              <Icon name={iconOfCard(row)} size={22} />
              <span>
                <b>{cardNames[row.key]}</b>
                <br />
                {spaceNames[table.spaceOf[card] ?? 0]}
              </span>
              <b className="loss">{`−${row.loss}`}</b>
            </li>
          )
        })}
      </ul>
    </>
  )
}
