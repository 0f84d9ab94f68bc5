import { SeatMark } from '@eldertable/board-kit'
import { games, type GameEntry } from '@eldertable/games'
import type { Switch } from '@eldertable/kernel'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { openLocalTable } from '../local/tables.ts'
import { PageFrame } from './page-frame.tsx'

type Player = 'person' | `bot:${string}`

interface Chair {
  name: string
  player: Player
}

const strangers = ['Ada', 'Bram', 'Odile', 'Silas', 'Ester', 'Thaddeus'] as const

/** A new table: who sits where, and the optional rules. */
export function NewTable({ id }: { id: string }) {
  const game = games.find(({ title }) => title.id === id)
  if (game === undefined)
    return (
      <PageFrame>
        <p className="quiet">
          This game is not on the table yet. <Link href="/">Back to the shelf</Link>
        </p>
      </PageFrame>
    )
  return (
    <PageFrame>
      <SeatPicker game={game} />
    </PageFrame>
  )
}

function SeatPicker({ game }: { game: GameEntry }) {
  const { title } = game
  const bots = [...Object.keys(game.habits), 'random']
  const usual: Player = `bot:${bots[0] ?? 'random'}`
  const [, go] = useLocation()
  const [chairs, setChairs] = useState<readonly Chair[]>(() =>
    strangers.slice(0, Math.min(4, title.seats.most)).map((name, i) => ({
      name,
      player: i === 0 ? 'person' : usual,
    })),
  )
  const [settings, setSettings] = useState<Readonly<Record<string, unknown>>>({})
  const change = (at: number, with_: Partial<Chair>) =>
    setChairs(chairs.map((chair, i) => (i === at ? { ...chair, ...with_ } : chair)))
  const start = () => go(`/local/${openLocalTable(game, chairs, settings)}`)
  return (
    <form
      className="new-table"
      onSubmit={(event) => {
        event.preventDefault()
        start()
      }}
    >
      <h1>{title.text.name}</h1>
      <p className="lead">{title.text.pitch}</p>
      <fieldset>
        <legend>Who sits down</legend>
        {chairs.map((chair, i) => (
          // A chair is its place at the table.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={i} className="chair">
            <SeatMark seat={i} size={34} />
            <input
              aria-label={`Name of seat ${i + 1}`}
              value={chair.name}
              maxLength={24}
              required
              onChange={(event) => change(i, { name: event.target.value })}
            />
            <select
              aria-label={`Who plays seat ${i + 1}`}
              value={chair.player}
              onChange={(event) => change(i, { player: event.target.value as Player })}
            >
              <option value="person">A person at this screen</option>
              {bots.map((bot) => (
                <option key={bot} value={`bot:${bot}`}>
                  {bot === 'random' ? 'Bot that rolls for it' : 'Bot that plays to win'}
                </option>
              ))}
            </select>
            <button
              type="button"
              className="btn"
              disabled={chairs.length <= title.seats.least}
              onClick={() => setChairs(chairs.filter((_, other) => other !== i))}
            >
              Remove
            </button>
          </div>
        ))}
        <button
          type="button"
          className="btn"
          disabled={chairs.length >= title.seats.most}
          onClick={() =>
            setChairs([
              ...chairs,
              {
                name:
                  strangers.find((name) => chairs.every((chair) => chair.name !== name)) ?? 'Guest',
                player: usual,
              },
            ])
          }
        >
          Add a seat
        </button>
      </fieldset>
      <details>
        <summary>Optional rules</summary>
        {Object.entries(title.switches).map(([name, one]) => (
          <SwitchField
            key={name}
            name={name}
            words={title.text.switches[name] ?? { name, help: '' }}
            one={one}
            value={settings[name] ?? one.default}
            onChange={(value) => setSettings({ ...settings, [name]: value })}
          />
        ))}
      </details>
      <button type="submit" className="opt go">
        <span>Start</span>
      </button>
    </form>
  )
}

function SwitchField({
  name,
  words,
  one,
  value,
  onChange,
}: {
  name: string
  words: { name: string; help: string }
  one: Switch
  value: unknown
  onChange(value: unknown): void
}) {
  const id = `switch-${name}`
  return (
    <div className="switch">
      <label htmlFor={id}>{words.name}</label>
      {one.kind === 'flag' ? (
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      ) : one.kind === 'choice' ? (
        <select id={id} value={String(value)} onChange={(event) => onChange(event.target.value)}>
          {one.choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          type="number"
          min={one.low}
          max={one.high}
          value={Number(value)}
          onChange={(event) => onChange(Number(event.target.value))}
        />
      )}
      <small>{words.help}</small>
    </div>
  )
}
