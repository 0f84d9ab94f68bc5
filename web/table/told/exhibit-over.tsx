import { GreatMoment, TurnedCard } from '@eldertable/board-kit'
import { useEffect, useRef } from 'preact/compat'
import type { Exhibit } from './exhibit.ts'

/**
 * What lies over the stage until it is read. While something is told it goes by itself, and does not speak: those who
 * listen hear it with the next question. One that was called back stays until it is closed, and its button has the focus.
 */
export function ExhibitOver({
  exhibit,
  isCalledBack,
  onRule,
  onClose,
}: {
  exhibit: Exhibit
  isCalledBack: boolean
  onRule: (rule: string) => void
  onClose: () => void
}) {
  const closer = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isCalledBack) closer.current?.focus()
  }, [exhibit, isCalledBack])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]') !== null) return
      event.stopPropagation() // it means this and nothing beneath it
      onClose()
    }
    globalThis.addEventListener('keydown', onKey, { capture: true })
    return () => globalThis.removeEventListener('keydown', onKey, { capture: true })
  }, [onClose])
  const isCard = exhibit.kind === 'card'
  return (
    <section
      className={isCard ? 'exhibit-over' : 'exhibit-over of-a-moment'}
      role={isCalledBack ? 'dialog' : undefined}
      aria-label={isCard ? exhibit.card.heading : exhibit.moment.heading}
      // The keyboard has Escape, and the button.
      onClick={onClose}
    >
      {isCard ? (
        <TurnedCard card={exhibit.card} onRule={onRule} />
      ) : (
        <GreatMoment moment={exhibit.moment} icon={exhibit.icon} />
      )}
      <button ref={closer} type="button" className="close" aria-label="Close">
        ×
      </button>
    </section>
  )
}
