import { useEffect, useState, type RefObject } from 'preact/compat'

/** How large something is on the screen, in pixels; nothing until it is there. */
export function useBox(element: RefObject<Element | null>): { width: number; height: number } {
  const [box, setBox] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const { current } = element
    if (current === null) return
    const measure = new ResizeObserver(() => {
      const { width, height } = current.getBoundingClientRect()
      setBox((now) => (now.width === width && now.height === height ? now : { width, height }))
    })
    measure.observe(current)
    return () => measure.disconnect()
  }, [element])
  return box
}
