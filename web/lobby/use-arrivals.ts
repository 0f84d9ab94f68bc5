import { useEffect, useRef, useState } from 'preact/compat'
import { tellOutOfSight } from '../pwa/turn-notice.ts'
import { play } from '../sound/play.ts'
import type { MatchOnScreen } from '../session/session.ts'
import { arrivals } from './arrivals.ts'

/**
 * Tells who has come to a table that gathers people, and who is ready: by a sound, and out of sight by a notice of the
 * system. Gives what was last told, and the same again until the reader has looked.
 */
export function useArrivals(
  { id, seats, reader }: Pick<MatchOnScreen, 'id' | 'seats' | 'reader'>,
  game: string,
): { news: string; unseen: string } {
  const last = useRef({ seats, reader })
  const [news, setNews] = useState('')
  const [unseen, setUnseen] = useState('')
  useEffect(() => {
    const before = last.current
    last.current = { seats, reader }
    // Whoever has just sat down themselves has seen who is there.
    if (before.reader !== reader) return
    const said = arrivals(before.seats, seats, reader).join(' ')
    if (said === '') return
    setNews(said)
    if (document.hidden) setUnseen(said)
    play('knock')
    void tellOutOfSight({ id, title: game, body: said })
  }, [id, seats, reader, game])
  useEffect(() => {
    const look = () => {
      if (!document.hidden) setUnseen('')
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return { news, unseen }
}
