import { useEffect, useEffectEvent, useState } from 'preact/compat'

const SPEEDS = [1, 2, 4] as const
/** Milliseconds for a pick of which one thing is told, and for each where there are more. */
const PICK = 700
const BEAT = 450

/** A match that plays by itself, pick after pick and each of them beat by beat. */
export interface Playing {
  isPlaying: boolean
  speed: number
  /** Which of the beats is shown: the last one, unless it plays. */
  beat: number
  setPlaying: (isPlaying: boolean) => void
  goFaster: () => void
}

export function usePlaying(
  position: number,
  beats: number,
  isPlayedThrough: boolean,
  /** When the last beat is over; says whether there is more to come. */
  onOver: () => boolean,
): Playing {
  const [isPlaying, setPlaying] = useState(isPlayedThrough)
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>(1)
  // What is on the screen as it begins to play has been seen: the next pick is the first that goes beat by beat.
  const [reached, reach] = useState({ position, beat: Infinity })
  const last = beats - 1
  const begun = reached.position === position ? Math.min(reached.beat, last) : 0
  const beat = isPlaying ? begun : last
  // What is called when the time has come may change meanwhile: that must not make it later.
  const next = useEffectEvent(() => {
    if (beat < last) reach({ position, beat: beat + 1 })
    else if (!onOver()) setPlaying(false)
  })
  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(() => next(), (last > 0 ? BEAT : PICK) / speed)
    return () => clearTimeout(timer)
  }, [isPlaying, position, beat, last, speed])
  return {
    isPlaying,
    speed,
    beat,
    setPlaying(on) {
      if (on) reach({ position, beat: Infinity })
      setPlaying(on)
    },
    goFaster: () => setSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1),
  }
}
