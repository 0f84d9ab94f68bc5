import type { GameEntry } from '@eldertable/games'
import { useState } from 'react'
import { BotChoice } from '../lobby/bot-choice.tsx'

/** Lets a bot, of those that the game has, hold the seat of somebody who is away. */
export function SeatBot({
  game,
  onSeatBot,
}: {
  game: GameEntry
  onSeatBot: (bot: string) => void
}) {
  const [bot, setBot] = useState('habit')
  return (
    <>
      <BotChoice {...{ game, bot }} label="Bot" onChange={setBot} />
      <button type="button" className="btn" onClick={() => onSeatBot(bot)}>
        Seat a bot until they are back
      </button>
    </>
  )
}
