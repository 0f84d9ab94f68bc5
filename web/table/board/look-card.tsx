import { RuleChip, type Look } from '@eldertable/board-kit'
import { useEffect, useId, useRef } from 'preact/compat'
import { placeBeside } from './look-place.ts'

/** Why something can't be done with what is looked at, and the rule behind it. */
export interface WhyNot {
  sentence: string
  rule: string
}

/** Something that can be done with what is looked at, its price and what comes of it. */
export interface Choice {
  key: number
  label: string
  note?: string
  onTake: () => void
}

/**
 * What is looked at on the board: what it is, says and costs, and why it can't be chosen now. While it stays, its button
 * has the focus; Escape and a press elsewhere close it too.
 */
export function LookCard({
  look,
  whyNot,
  at,
  isStaying,
  choices,
  onRule,
  onClose,
}: {
  look: Look
  whyNot: readonly WhyNot[]
  /** What it is about, on the screen. */
  at: Element
  /** Whether it stays until it is closed, or goes with the pointer. */
  isStaying: boolean
  choices: readonly Choice[]
  onRule: (rule: string) => void
  /** With true the focus goes back to what was looked at. */
  onClose: (isBack: boolean) => void
}) {
  const card = useRef<HTMLElement>(null)
  const closer = useRef<HTMLButtonElement>(null)
  const body = useId()
  const { heading, lines, rule } = look
  const screen = { width: globalThis.innerWidth, height: globalThis.innerHeight }
  useEffect(() => {
    closer.current?.focus()
  }, [at, isStaying])
  useEffect(() => {
    const onPress = ({ target }: Event) => {
      // A second press on what is looked at is for that.
      const isForIt =
        target instanceof Node && (card.current?.contains(target) || at.contains(target))
      if (!isForIt) onClose(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation() // it means this card and nothing beneath it
      onClose(isStaying)
    }
    globalThis.addEventListener('pointerdown', onPress, { capture: true })
    globalThis.addEventListener('keydown', onKey, { capture: true })
    return () => {
      globalThis.removeEventListener('pointerdown', onPress, { capture: true })
      globalThis.removeEventListener('keydown', onKey, { capture: true })
    }
  }, [at, isStaying, onClose])
  return (
    <section
      ref={card}
      className={isStaying ? 'look' : 'look passing'}
      role={isStaying ? 'dialog' : 'tooltip'}
      aria-label={heading}
      aria-describedby={body}
      style={placeBeside(at.getBoundingClientRect(), screen)}
    >
      <h2>{heading}</h2>
      {isStaying ? (
        <button
          ref={closer}
          type="button"
          className="close"
          aria-label="Close"
          onClick={() => onClose(true)}
        >
          ×
        </button>
      ) : null}
      <div id={body}>
        {whyNot.map(({ sentence, rule: reason }) => (
          <p key={sentence} className="why">
            {sentence} <RuleChip id={reason} onOpen={onRule} />
          </p>
        ))}
        {choices.map(({ key, label, note, onTake }) => (
          <button key={key} type="button" className="opt" onClick={onTake}>
            <span>
              {label}
              {note === undefined ? null : <small>{note}</small>}
            </span>
          </button>
        ))}
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {rule === undefined ? null : <RuleChip id={rule} onOpen={onRule} />}
      </div>
    </section>
  )
}
