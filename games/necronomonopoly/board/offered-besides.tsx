import { Icon, LookButton, type BoardProps } from '@eldertable/board-kit'
import { cardAt } from '../pieces/cards.ts'
import type { NecHand, NecTable } from '../state.ts'
import { cardsOnOffer, sanityOnOffer } from './on-offer.ts'

/** What of a deal has no place on the ring, as cards of the street: Spells, and the Sanity of each side. */
export function OfferedBesides({
  table,
  hand,
  seats,
}: Pick<BoardProps<NecTable, NecHand>, 'table' | 'hand' | 'seats'>) {
  return (
    <>
      {[...cardsOnOffer(table, hand)].map((card) => (
        <LookButton key={card} id={`card:${card}`} className="street-card offered">
          <Icon name={cardAt(card).icon} size={34} />
          <span>{cardAt(card).title}</span>
          <small>in the offer</small>
        </LookButton>
      ))}
      {seats.map(({ name }, seat) => {
        const sanity = sanityOnOffer(table, hand, seat)
        return sanity === 0 ? null : (
          <div key={name} className="street-card offered">
            <span>{`${name} gives`}</span>
            <b>{`${sanity} Sanity`}</b>
            <small>in the offer</small>
          </div>
        )
      })}
    </>
  )
}
