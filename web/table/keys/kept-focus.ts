import { useLayoutEffect, type RefObject } from 'preact/compat'

/** Where the keyboard was when it picked something, as a selector; null if it was nowhere, or a pointer did it. */
export type KeptFocus = RefObject<string | null>

/** After something that the keyboard has picked elsewhere, such as a card that was over the whole table. */
export const AT_THE_FIRST = ':not(*)'

/** After a pick that the keyboard made from nowhere, or a pointer: the next Tab leads into the question. */
const IN_THE_SLIP = '.prompt'

const PICKS = /^([1-9]|Enter|[zZuy])$/
/** Goes on past what others do, and leaves the keyboard where it is. */
const SKIPS = ' '

/**
 * Keeps the keyboard where it was. A pick takes away what had the focus: it then goes to the same option if that is
 * offered again, or else to the first one of the next question; while others decide, to their slip. It never goes to an
 * option that ends or gives up something. A pointer has no place of its own to keep: there the slip itself is focused,
 * where no key picks anything by chance.
 */
export function useKeptFocus(kept: KeptFocus): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === SKIPS) return
      if (!PICKS.test(event.key)) kept.current = null
      else kept.current = isNowhere() ? IN_THE_SLIP : selectorOf(document.activeElement)
    }
    const onPress = () => {
      kept.current = null
    }
    const onClick = ({ target, detail }: MouseEvent) => {
      if (!(target instanceof Element)) return
      // A screen reader presses without a key and without a pointer.
      if (detail === 0) kept.current ??= selectorOf(target)
      else if (selectorOf(target) !== null) kept.current = IN_THE_SLIP
    }
    globalThis.addEventListener('keydown', onKey, { capture: true })
    globalThis.addEventListener('pointerdown', onPress, { capture: true })
    globalThis.addEventListener('click', onClick, { capture: true })
    return () => {
      globalThis.removeEventListener('keydown', onKey, { capture: true })
      globalThis.removeEventListener('pointerdown', onPress, { capture: true })
      globalThis.removeEventListener('click', onClick, { capture: true })
    }
  }, [kept])
  // After every change, whatever it was: something that is asked may also wait for another window or another player.
  useLayoutEffect(() => {
    if (kept.current === null || !isFocusLost(kept.current)) return
    const same = document.querySelector<HTMLElement | SVGElement>(kept.current)
    if (kept.current === IN_THE_SLIP) {
      same?.focus({ preventScroll: true })
      return
    }
    const first = document.querySelector<HTMLElement>(
      '.prompt .opt:not(.no, .closing, form), .prompt .opt input',
    )
    const slip = document.querySelector<HTMLElement>('.prompt')
    const again = same?.matches('.closing') === true ? null : same
    ;(again ?? first ?? slip)?.focus()
  })
}

/** An option or a target, to be found again while it can be picked. */
function selectorOf(element: Element | null): string | null {
  const option = element?.closest('[data-pick]')?.getAttribute('data-pick')
  if (option != null) return `.prompt [data-pick="${option}"]`
  const target = element?.getAttribute('data-target')
  if (target != null) return `.target[data-target="${target}"]`
  return element?.closest('.prompt') == null ? null : AT_THE_FIRST
}

/** Whether the focus is nowhere, on the slip of somebody else, or on a target that can no longer be picked. */
function isFocusLost(kept: string): boolean {
  if (isNowhere()) return true
  const { activeElement } = document
  if (activeElement?.matches('.prompt') === true) return kept !== IN_THE_SLIP
  return kept.startsWith('.target') && activeElement?.matches('.target-unlit') === true
}

const isNowhere = (): boolean =>
  document.activeElement === null || document.activeElement === document.body
