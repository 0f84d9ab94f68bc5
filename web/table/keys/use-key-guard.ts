import { useLayoutEffect, useState } from 'preact/compat'

/** Milliseconds after a question has come from others before a key answers it. */
const GUARD = 600

/**
 * Keeps keys from picking what was not meant. Space goes on past what is told and does nothing else: whoever skips the
 * others' turns presses it once too often when their own begins. For the same reason no key takes an option in the first
 * moment after that, and none by being held down. Says whether keys take options by now.
 */
export function useKeyGuard(isAsked: boolean, isTelling: boolean, skip: () => void): boolean {
  const [isSettled, setSettled] = useState(false)
  useLayoutEffect(() => {
    if (!isAsked) return
    const timer = setTimeout(() => setSettled(true), GUARD)
    return () => {
      clearTimeout(timer)
      setSettled(false)
    }
  }, [isAsked])
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isElsewhere(event.target)) return
      const isSpace = event.key === ' '
      if (isSpace && isTelling && event.type === 'keydown') skip()
      const isMeant = isSpace
        ? !isTelling && !isAtOptions(event.target)
        : !isAsked || !takesOption(event) || (isSettled && !event.repeat)
      if (isMeant) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    // A button is pressed by Space when the key comes up again, and by Enter when it goes down.
    globalThis.addEventListener('keydown', onKey, { capture: true })
    globalThis.addEventListener('keyup', onKey, { capture: true })
    return () => {
      globalThis.removeEventListener('keydown', onKey, { capture: true })
      globalThis.removeEventListener('keyup', onKey, { capture: true })
    }
  }, [isAsked, isSettled, isTelling, skip])
  return isAsked && isSettled
}

const takesOption = ({ key, target }: KeyboardEvent): boolean =>
  /^[1-9]$/.test(key) ||
  (key === 'Enter' && (target === document.body || (isAtOptions(target) && !isWayOn(target))))

/** Whether the focus is in the slip or on a lit target of the board. */
const isAtOptions = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.prompt, .target, .lit[data-target]') !== null

/** The button that goes on past what is told takes no option. */
const isWayOn = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('.onward')

/** Text fields and dialogs have keys of their own. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null
