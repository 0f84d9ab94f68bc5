import type { GameEntry } from '@eldertable/kernel'
import { useEffect, useRef, useState } from 'preact/compat'
import { BotChoice } from '../../lobby/bot-choice.tsx'

/** Somebody who is away, as it was told last. */
interface AwaySitter {
  name: string
  botIn?: number | undefined
}

const SECOND = 1000

/** Milliseconds until a bot may be seated, by the second: they run down from when they were told. */
function useTimeLeft(sitter: AwaySitter): number {
  const { botIn = 0 } = sitter
  const [due, setDue] = useState(() => ({ sitter, at: performance.now() + botIn }))
  const [now, setNow] = useState(() => performance.now())
  if (due.sitter !== sitter) setDue({ sitter, at: performance.now() + botIn })
  const isOver = due.at <= now
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(performance.now()), SECOND)
    return () => clearInterval(timer)
  }, [isOver])
  return Math.max(0, due.at - now)
}

/** "0:41" as on a clock; at slow tables in hours and days. */
export function timeInWords(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND)
  const hours = Math.ceil(seconds / 3600)
  if (hours > 48) return `${Math.ceil(hours / 24)} days`
  if (hours > 1) return `${hours} hours`
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/**
 * Lets a bot, of those that the game has, hold the seat of somebody who is away. It has no line of its own: people come and
 * go while others are about to press something below.
 */
export function SeatBot({
  game,
  sitter,
  onSeatBot,
}: {
  game: GameEntry
  sitter: AwaySitter
  onSeatBot: (bot: string) => void
}) {
  const [isAsking, setAsking] = useState(false)
  const left = useTimeLeft(sitter)
  const { name } = sitter
  if (left > 0)
    return (
      <span className="seat-bot not-yet" title={`${name} is away; a bot may play for them then`}>
        {`A bot may play in ${timeInWords(left)}`}
      </span>
    )
  return (
    <>
      <button type="button" className="seat-bot" onClick={() => setAsking(true)}>
        Seat a bot
      </button>
      {isAsking ? (
        <SeatBotDialog {...{ game, name, onSeatBot }} onClose={() => setAsking(false)} />
      ) : null}
    </>
  )
}

function SeatBotDialog({
  game,
  name,
  onSeatBot,
  onClose,
}: {
  game: GameEntry
  name: string
  onSeatBot: (bot: string) => void
  onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [bot, setBot] = useState('habit')
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} className="dialog" onClose={onClose} aria-label={`A bot for ${name}`}>
      <h2>{name} is away</h2>
      <p>A bot can play for {name}. The seat stays theirs: once they are back, they play on.</p>
      <BotChoice {...{ game, bot }} label="Bot" onChange={setBot} />
      <form method="dialog">
        <button type="submit" className="btn">
          Wait for them
        </button>
        <button type="submit" className="btn" onClick={() => onSeatBot(bot)}>
          Seat a bot until they are back
        </button>
      </form>
    </dialog>
  )
}
