import type { GameEntry } from '@eldertable/games'
import { useEffect, useRef, useState } from 'react'
import { BotChoice } from '../lobby/bot-choice.tsx'

/**
 * Lets a bot, of those that the game has, hold the seat of somebody who is away. It has no line of its own: people come and
 * go while others are about to press something below.
 */
export function SeatBot({
  game,
  name,
  onSeatBot,
}: {
  game: GameEntry
  name: string
  onSeatBot: (bot: string) => void
}) {
  const [isAsking, setAsking] = useState(false)
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
