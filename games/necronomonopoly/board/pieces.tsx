import { Icon, RuleChip, type SeatProps } from '@eldertable/board-kit'
import { localeAt } from '../pieces/locales.ts'
import { spaceAt, spaces } from '../pieces/spaces.ts'
import { cardAt } from '../pieces/cards.ts'
import type { NecTable } from '../state.ts'
import { effectOf, momentsOf } from '../text/cards.ts'
import { localeInks } from './inks.ts'

/** A player's cards and deeds, with what they do. */
export function Pieces({
  table,
  seat,
  onRule,
}: SeatProps<NecTable> & { onRule: (rule: string) => void }) {
  const one = table.players[seat]
  if (one === undefined) return null
  const deeds = spaces.flatMap((space, number) =>
    table.owners[number] === seat ? [{ ...space, number }] : [],
  )
  const cards = [...one.held, ...one.friends]
  if (deeds.length + cards.length === 0) return <p className="quiet">Nothing yet.</p>
  return (
    <>
      {cards.map((card) => {
        const row = cardAt(card)
        const effect = effectOf(row)
        return (
          <article key={card} className="piece">
            <h4>
              <Icon name={row.icon} /> {row.title}
            </h4>
            {effect === '' ? null : <p>{effect}</p>}
            {row.when.length === 0 ? null : <p>Can be used {momentsOf(row)}.</p>}
            <p className="flavour">{row.flavour}</p>
            <RuleChip id={row.id} onOpen={onRule} />
            {table.used[card] === true ? <small>used until your next turn</small> : null}
          </article>
        )
      })}
      {deeds.map(({ number, locale, rent }) => (
        <article key={number} className="piece">
          <h4>
            {locale === null ? (
              <Icon name="evil-book" />
            ) : (
              <span className="lot" style={{ background: localeInks[locale].ink }}>
                {localeInks[locale].letter}
              </span>
            )}{' '}
            {spaceAt(number).name}
          </h4>
          <p>
            {locale === null
              ? 'A Great Tome.'
              : `${localeAt(locale).name}. Rent ${rent.join(', ')}.`}
          </p>
        </article>
      ))}
    </>
  )
}
