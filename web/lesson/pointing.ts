import { useEffect } from 'preact/compat'

/** Marks targets of the board to look at. Boards need not know: they name their targets, and the mark is put on. */
export function usePointing(targets: readonly string[]): void {
  useEffect(() => {
    const marked = targets.flatMap((target) => [
      ...document.querySelectorAll(`[data-target="${CSS.escape(target)}"]`),
    ])
    for (const element of marked) element.setAttribute('data-pointed', '')
    return () => {
      for (const element of marked) element.removeAttribute('data-pointed')
    }
  })
}
