import type { KeyboardEvent, ReactNode } from 'react'
import type { Light } from './board.ts'
import { MarksOf } from './marks.tsx'

/** Something on a board that can be pointed at and, while it is lit, picked: by pointer, touch or keyboard. */
export function Target({
  id,
  label,
  light,
  onAim,
  onPick,
  children,
}: {
  id: string
  label: string
  light: Light | undefined
  onAim: (target: string | null) => void
  onPick: (target: string) => void
  children: ReactNode
}) {
  const pick = () => onPick(id)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    event.stopPropagation()
    pick()
  }
  if (light === undefined || light === 'refused')
    return (
      <g data-target={id} role="img" aria-label={label}>
        {children}
        <MarksOf target={id} />
      </g>
    )
  return (
    <g
      data-target={id}
      className="target"
      role="button"
      tabIndex={0}
      aria-label={label}
      onClick={pick}
      onKeyDown={onKeyDown}
      onPointerEnter={() => onAim(id)}
      onPointerLeave={() => onAim(null)}
      onFocus={() => onAim(id)}
      onBlur={() => onAim(null)}
    >
      {children}
      <MarksOf target={id} />
    </g>
  )
}
