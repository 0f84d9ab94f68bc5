import { useCallback, useSyncExternalStore } from 'preact/compat'

/** Where there is a column beside the board, with the log in sight; as `styles/column.css` has it. */
export const HAS_COLUMN =
  '(min-height: 500px) and ((min-width: 1181px) or ((min-width: 820px) and (min-aspect-ratio: 5/4)))'

/** Whether a media query holds, kept up to date. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = globalThis.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => globalThis.matchMedia(query).matches)
}
