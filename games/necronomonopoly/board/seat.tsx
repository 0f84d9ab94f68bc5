import { Icon, LookButton, type Figure, type SeatChipsProps } from '@eldertable/board-kit'
import { localeAt, locales } from '../pieces/locales.ts'
import { ASYLUM, lotsOf, spaceAt, tomeSpaces } from '../pieces/spaces.ts'
import { cardAt } from '../pieces/cards.ts'
import type { NecHand, NecTable } from '../state.ts'
import { localeInks } from './inks.ts'
import { cardsOnOffer, sanityOnOffer } from './on-offer.ts'

/** A player's Lots by locale, Tomes, cards and troubles. */
export function SeatChips({ table, hand, seat }: SeatChipsProps<NecTable, NecHand>) {
  const one = table.players[seat]
  if (one === undefined) return null
  const tomes = tomeSpaces.filter((space) => table.owners[space] === seat).length
  const offered = cardsOnOffer(table, hand)
  const sanity = sanityOnOffer(table, hand, seat)
  return (
    <>
      {sanity > 0 ? <span className="chip offered">{`${sanity} Sanity in the offer`}</span> : null}
      {locales.map((locale, number) => {
        const count = lotsOf(locale).filter((lot) => table.owners[lot] === seat).length
        if (count === 0) return null
        const title = `${localeAt(locale).name}: ${count} of 3`
        return (
          <LookButton key={locale} id={`locale:${number}`} className="chip-button" title={title}>
            <span className="lot" style={{ background: localeInks[locale].ink }}>
              <span aria-hidden="true">{localeAt(locale).name.split(' ')[0]}</span>
              <i aria-hidden="true">{'●'.repeat(count) + '○'.repeat(3 - count)}</i>
              <span className="hidden">{title}</span>
            </span>
          </LookButton>
        )
      })}
      {tomes > 0 ? (
        <LookButton id={`tomes:${seat}`} className="chip">
          <Icon name="evil-book" />
          {tomes === 1 ? '1 Tome' : `${tomes} Tomes`}
        </LookButton>
      ) : null}
      {one.ward ? (
        <LookButton id={`locale:${locales.indexOf('masons-hill')}`} className="chip">
          <Icon name="pentacle" />
          Ward
        </LookButton>
      ) : null}
      {one.throws >= 0 ? (
        <LookButton id={`space:${ASYLUM}`} className="chip bad">
          <Icon name="zigzag-cage" />
          In the Asylum
        </LookButton>
      ) : null}
      {[...one.held, ...one.friends].map((card) => (
        <LookButton
          key={card}
          id={`card:${card}`}
          className={offered.has(card) ? 'chip offered' : 'chip'}
        >
          <Icon name={cardAt(card).icon} />
          {cardAt(card).title}
          {offered.has(card) ? <span className="hidden">, in the offer</span> : null}
        </LookButton>
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
              <Icon name={row.icon} size={22} />
              <span>
                <b>{row.title}</b>
                <br />
                {spaceAt(table.spaceOf[card] ?? 0).name}
              </span>
              <b className="loss">{`−${row.loss}`}</b>
            </li>
          )
        })}
      </ul>
    </>
  )
}
