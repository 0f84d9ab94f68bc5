import type { GameEntry } from '@eldertable/kernel'
import { useId } from 'preact/compat'
import { botsToChoose, botText } from './bot-words.ts'

/** A bot for a seat: chosen by name, with what it means. */
export function BotChoice({
  game,
  label,
  bot,
  onChange,
}: {
  game: GameEntry
  label: string
  bot: string
  onChange: (bot: string) => void
}) {
  const id = useId()
  return (
    <div className="bot-choice">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={bot}
        aria-describedby={`${id}-means`}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {botsToChoose(game).map((one) => (
          <option key={one} value={one}>
            {botText(game.title, one).name}
          </option>
        ))}
      </select>
      <small id={`${id}-means`}>{botText(game.title, bot).means}</small>
    </div>
  )
}
