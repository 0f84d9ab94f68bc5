import { Icon } from '@eldertable/board-kit'
import { counted } from '@eldertable/kernel'
import { Hand, handInSight } from './hand/hand.tsx'
import type { MashProps } from './table.ts'

/** Questions that are answered with a card: the hand is laid out for them by itself. */
const answeredByCard: readonly string[] = [
  'blow.reflect',
  'hurt.green',
  'deed.ask',
  'overload.choose',
]

/** Whether the hand lies open on a narrow screen: because it was opened, or because it is asked for. */
export const isLaidOut = ({ decision, reader }: MashProps, isOpen: boolean): boolean =>
  isOpen || (decision !== null && decision.seat === reader && answeredByCard.includes(decision.key))

/** How much is in the hand, lit if something of it can be used now; a touch lays it out or puts it away. */
export function HandButton({
  isOpen,
  onToggle,
  ...props
}: MashProps & { isOpen: boolean; onToggle: () => void }) {
  const { cards, usable } = handInSight(props)
  if (cards === 0) return null
  return (
    <button
      type="button"
      className={usable > 0 ? 'cm-bag cm-useful' : 'cm-bag'}
      aria-expanded={isOpen}
      aria-label={`The hand: ${counted(cards, 'card')}, ${usable} of use now`}
      onClick={onToggle}
    >
      <Icon name="swap-bag" />
      {cards}
    </button>
  )
}

/** The hand in one row for a thumb. */
export const SmallHand = (props: MashProps) => (
  <div className="cm-small-hand">
    <Hand {...props} />
  </div>
)
