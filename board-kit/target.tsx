import type { ReactNode } from 'preact/compat'
import { useAskedClass } from './asked-about.ts'
import { CardMarks, MarksOf } from './marks.tsx'
import { useTarget, type TargetGiven } from './use-target.ts'

/** Something in a drawing that can be pointed at, looked at and, while it is lit, picked. */
export function Target({
  label,
  children,
  ...given
}: TargetGiven & { label: string; children: ReactNode }) {
  const { id, light } = given
  const isLit = light !== undefined && light !== 'refused'
  const className = useAskedClass(id, isLit ? 'target' : 'target-unlit')
  return (
    <g {...useTarget<SVGGElement>(given)} className={className} aria-label={label}>
      {children}
      <MarksOf target={id} />
    </g>
  )
}

/** The same as a card to press, for narrow screens. All of them can be reached with Tab: there are never many. */
export function TargetButton({
  className,
  label,
  children,
  ...given
}: TargetGiven & {
  className: string
  /** Where what is written on it does not say enough. */
  label?: string | undefined
  children: ReactNode
}) {
  const { id, light } = given
  const marked = useAskedClass(id, className)
  const { role, ...answers } = useTarget<HTMLButtonElement>(given)
  return (
    <button
      {...answers}
      // Where nobody plays it is a picture.
      role={role as 'button'}
      type="button"
      tabindex={0}
      className={light === undefined ? marked : `${marked} lit ${light}`}
      aria-label={label}
    >
      {children}
      <CardMarks target={id} />
    </button>
  )
}

/**
 * A place on a small map, for fingers. Whoever uses keys or a screen reader has the same thing, with its words, among the
 * cards of the street.
 */
export function Spot({ children, ...given }: TargetGiven & { children: ReactNode }) {
  return (
    <g
      {...useTarget(given)}
      className={useAskedClass(given.id, 'spot')}
      data-target={undefined}
      data-spot={given.id}
      role={undefined}
      tabindex={undefined}
    >
      {children}
    </g>
  )
}

const none = () => {}

/** Something in a drawing that is never picked, but can be looked at. */
export function Inspectable({
  id,
  label,
  children,
}: {
  id: string
  label: string
  children: ReactNode
}) {
  const answers = useTarget<SVGGElement>({ id, light: undefined, onAim: none, onPick: none })
  return (
    <g {...answers} className={useAskedClass(id, 'lookable')} aria-label={label}>
      {children}
    </g>
  )
}

/** The same in a panel beside the board: a seat, a chip. */
export function LookButton({
  id,
  className,
  title,
  isInTabOrder = false,
  children,
}: {
  id: string
  className: string
  title?: string
  /** Most are found by their seat: Tab would stop at too many. */
  isInTabOrder?: boolean
  children: ReactNode
}) {
  const { role: _, ...answers } = useTarget<HTMLButtonElement>({
    id,
    light: undefined,
    onAim: none,
    onPick: none,
  })
  return (
    <button
      {...answers}
      type="button"
      tabindex={isInTabOrder ? 0 : -1}
      className={useAskedClass(id, `looked-at ${className}`)}
      title={title}
    >
      {children}
    </button>
  )
}
