import {
  useContext,
  useEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'preact/compat'
import type { Hands, Light } from './board.ts'
import { HandsOnTargets, type TargetElement } from './target-hands.ts'

/** Milliseconds after which a finger that is held down, and a pointer that rests, look closer. */
const HOLD = 500
const REST = 650

/** Where the mouse was pressed last. A board that comes under it there, as one does behind "Start", is not being looked at. */
let pressed: readonly [x: number, y: number] | undefined
globalThis.addEventListener?.(
  'pointerdown',
  ({ clientX, clientY }) => {
    pressed = [clientX, clientY]
  },
  { capture: true, passive: true },
)

/** A target as its board knows it. */
export interface TargetGiven extends Hands {
  /** `kind:number`, as options name it. */
  id: string
  light: Light | undefined
}

/**
 * How a target answers. Lit ones are picked by press or Enter; a finger first chooses one and sees what it is and
 * what comes of it, and picks it with the second touch. All others show what they are and, if they are refused, why; so
 * do lit ones when a finger is held, a pointer rests or `i` is pressed on them.
 */
export function useTarget<E extends TargetElement>({ id, light, onAim, onPick }: TargetGiven) {
  const hands = useContext(HandsOnTargets)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Whether the finger that is down has been held long enough: what follows is no press. */
  const wasHeld = useRef(false)
  /** Whether what is pressed now is pressed by a finger. */
  const isTouch = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const isLit = light !== undefined && light !== 'refused'
  if (hands === null && !isLit) return { 'data-target': id, role: 'img' as const }
  const whyNot = isLit ? undefined : hands?.whyNot(id)
  const answersAim = isLit || whyNot !== undefined

  const press = (at: TargetElement) => (isLit ? onPick(id) : hands?.onLook(id, 'to-stay', at))
  const touch = (at: TargetElement) => {
    if (hands === null || hands.isShown(id)) return press(at)
    aim()
    hands.onLook(id, 'to-stay', at)
  }
  const after = (milliseconds: number, look: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(look, milliseconds)
  }
  const letGo = () => clearTimeout(timer.current)
  const aim = () => (answersAim ? onAim(id) : undefined)
  const leave = () => {
    letGo()
    // A finger that is lifted leaves; what it has chosen stays pointed at for as long as its card is shown.
    if (answersAim && hands?.isShown(id) !== true) onAim(null)
    hands?.onLookAway()
  }
  return {
    'data-target': id,
    role: 'button' as const,
    tabindex: isLit ? 0 : -1,
    'aria-disabled': whyNot === undefined ? undefined : true,
    'aria-description': whyNot,
    onClick: (event: MouseEvent<E>) => {
      letGo()
      if (wasHeld.current) wasHeld.current = false
      else if (isTouch.current) touch(event.currentTarget)
      else press(event.currentTarget)
      isTouch.current = false
    },
    onKeyDown: (event: KeyboardEvent<E>) => {
      const isPress = event.key === 'Enter'
      if (!isPress && event.key !== 'i') return
      event.preventDefault()
      event.stopPropagation()
      if (isPress) press(event.currentTarget)
      else hands?.onLook(id, 'to-stay', event.currentTarget)
    },
    onPointerDown: ({ pointerType, currentTarget }: PointerEvent<E>) => {
      wasHeld.current = false
      isTouch.current = pointerType === 'touch'
      if (pointerType === 'mouse') return letGo()
      after(HOLD, () => {
        wasHeld.current = true
        hands?.onLook(id, 'to-stay', currentTarget)
      })
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    // A finger that is held down would open a menu of the browser's own.
    onContextMenu: (event: MouseEvent<E>) => event.preventDefault(),
    onPointerEnter: ({ pointerType, currentTarget, clientX, clientY }: PointerEvent<E>) => {
      aim()
      const isStill = pressed?.[0] === clientX && pressed[1] === clientY
      if (pointerType === 'mouse' && !isStill)
        after(REST, () => hands?.onLook(id, 'in-passing', currentTarget))
    },
    onPointerLeave: leave,
    onFocus: ({ currentTarget }: FocusEvent<E>) => {
      aim()
      if (!isLit && currentTarget.matches(':focus-visible'))
        hands?.onLook(id, 'in-passing', currentTarget)
    },
    onBlur: leave,
  }
}
