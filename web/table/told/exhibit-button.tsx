import type { Exhibit } from './exhibit.ts'

/** Shows once more what lay over the stage. */
export function ExhibitButton({
  exhibit,
  className,
  onExhibit,
}: {
  exhibit: Exhibit | null
  className: string
  onExhibit: (exhibit: Exhibit) => void
}) {
  if (exhibit === null) return null
  const isCard = exhibit.kind === 'card'
  return (
    <button
      type="button"
      className={className}
      aria-label={
        isCard ? `Read the card: ${exhibit.card.heading}` : `Read again: ${exhibit.moment.heading}`
      }
      onClick={() => onExhibit(exhibit)}
    >
      {isCard ? 'Read the card' : 'Read again'}
    </button>
  )
}
