import '../styles/bot-strength.css'
import type { GameEntry } from '@eldertable/kernel'
import { botMeans, botText, recordWords, strengthsOf } from '../lobby/bot-words.ts'

/** How strong all bots at a new table are, with what each strength does and what it has won. */
export function BotStrength({
  game,
  areRivals,
  bots,
  onChange,
}: {
  game: GameEntry
  areRivals: boolean
  /** The bots that sit there now. */
  bots: readonly string[]
  onChange: (bot: string) => void
}) {
  const strengths = strengthsOf(game, areRivals)
  const [first] = bots
  if (strengths.length === 0 || first === undefined) return null
  const areAlike = bots.every((bot) => bot === first)
  const chosen = areAlike ? strengths.findIndex(({ bot }) => bot === first) : -1
  return (
    <div className="bot-strength">
      <b id="all-bots">{bots.length === 1 ? 'The bot' : 'All bots'}</b>
      <div
        className="strengths"
        role="radiogroup"
        aria-labelledby="all-bots"
        aria-describedby="strength"
      >
        {strengths.map(({ bot, level }, i) => (
          <label key={bot} className={i === chosen ? 'on' : ''}>
            <input
              type="radio"
              name="strength"
              value={bot}
              checked={i === chosen}
              onChange={() => onChange(bot)}
            />
            <b>{level}</b>
            <small>{botText(game.title, bot).name}</small>
          </label>
        ))}
      </div>
      <p id="strength" role="status">
        {areAlike
          ? `${botMeans(game.title, `bot:${first}`)}. ${recordWords(game.title, first, strengths[chosen - 1]?.bot, areRivals)}`
          : 'They are chosen one by one below.'}
      </p>
    </div>
  )
}
