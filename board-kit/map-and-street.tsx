import { useEffect, useRef, type ReactNode } from 'preact/compat'
import { ReadableSize } from './readable.ts'

/**
 * A board for narrow screens: the whole of it as a small map, and below a street of cards (`TargetButton`) that are
 * large enough to read and to press. The card that is near comes into sight by itself. On a phone that is held sideways
 * the cards lie where the map leaves room.
 */
export function MapAndStreet({
  map,
  near,
  sideways = 'below',
  children,
}: {
  map: ReactNode
  /** Where the cards lie when the map has the whole height: beside it, or within its ring. */
  sideways?: 'below' | 'beside' | 'inside'
  /** The target of the card to be seen; null to leave the street as it is. */
  near: string | null
  children: ReactNode
}) {
  const street = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (near === null) return
    const card = street.current?.querySelector(`[data-target="${CSS.escape(near)}"]`)
    card?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [near])
  return (
    <div className={`small-board street-${sideways}`}>
      {/* The whole is without words: the cards have them. */}
      <ReadableSize value={Number.POSITIVE_INFINITY}>{map}</ReadableSize>
      <div className="street" ref={street}>
        {children}
      </div>
    </div>
  )
}
