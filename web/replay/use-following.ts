import { useEffect, useRef } from 'preact/compat'

/**
 * The way to a position. Whoever has gone with lent eyes to the latest moment there is stays with it as the match goes
 * on, however quickly that does.
 */
export function useFollowing(
  at: number,
  length: number,
  isLent: boolean,
  onAt: (position: number) => void,
): (position: number) => void {
  const isFollowing = useRef(false)
  useEffect(() => {
    if (at >= length) isFollowing.current = true
    else if (isLent && isFollowing.current) onAt(length)
  }, [at, length, isLent, onAt])
  return (position) => {
    isFollowing.current = position >= length
    onAt(position)
  }
}
