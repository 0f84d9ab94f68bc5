import './clocks.css'
import type { ClockTerms, DaysClock, LiveClock } from '@eldertable/protocol/wire.ts'
import { useId, useState } from 'preact/compat'
import { clockSentence, presetOf, presets, whenOutWords } from './clock-words.ts'

const OWN = 'own'
const weekdays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']
const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const firstLive: LiveClock = { kind: 'live', bank: 600, extra: 30, whenOut: 'bot' }
const firstDays: DaysClock = {
  kind: 'days',
  hours: 24,
  window: { from: 8, to: 22 },
  daysOff: [],
  whenOut: 'bot',
}

/** By which clock a table is played: something that has a name, or figures of one's own. */
export function ClockTerm({
  clock,
  canLose,
  onChange,
}: {
  clock: ClockTerms | null
  /** Whether people play against each other, in a game that one may leave. */
  canLose: boolean
  onChange: (clock: ClockTerms | null) => void
}) {
  const preset = presetOf(clock)
  const [isOwn, setOwn] = useState(preset === undefined)
  const id = useId()
  const choose = (chosen: string) => {
    setOwn(chosen === OWN)
    if (chosen === OWN) return onChange(clock ?? firstLive)
    const found = presets.find((one) => one.id === chosen)?.clock ?? null
    onChange(found && { ...found, whenOut: clock?.whenOut ?? 'bot' })
  }
  return (
    <fieldset className="clock-term">
      <legend className="hidden">Clock</legend>
      <div className="switch">
        <label htmlFor={id}>How long may one think?</label>
        <select
          id={id}
          value={isOwn ? OWN : (preset?.id ?? OWN)}
          onChange={({ currentTarget: target }) => choose(target.value)}
        >
          {presets.map(({ id: value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
          <option value={OWN}>Own figures</option>
        </select>
        {clock === null ? null : <small>{clockSentence(clock)}</small>}
      </div>
      {clock !== null && isOwn ? <OwnFigures {...{ clock, onChange }} /> : null}
      {clock === null ? null : <WhenOut {...{ clock, canLose, onChange }} />}
    </fieldset>
  )
}

interface Figures<C extends ClockTerms = ClockTerms> {
  clock: C
  onChange: (clock: ClockTerms) => void
}

function WhenOut({ clock, canLose, onChange }: Figures & { canLose: boolean }) {
  const id = useId()
  const ways = (['bot', 'leave', 'lose'] as const).filter((one) => canLose || one !== 'lose')
  return (
    <div className="switch">
      <label htmlFor={id}>When somebody’s time is up</label>
      <select
        id={id}
        value={clock.whenOut}
        onChange={({ currentTarget: target }) => {
          const whenOut = ways.find((one) => one === target.value) ?? 'bot'
          onChange({ ...clock, whenOut })
        }}
      >
        {ways.map((way) => (
          <option key={way} value={way}>
            {whenOutWords[way]}
          </option>
        ))}
      </select>
    </div>
  )
}

function OwnFigures({ clock, onChange }: Figures) {
  const id = useId()
  const { whenOut } = clock
  return (
    <>
      <div className="switch">
        <label htmlFor={id}>Played</label>
        <select
          id={id}
          value={clock.kind}
          onChange={({ currentTarget: target }) =>
            onChange({ ...(target.value === 'days' ? firstDays : firstLive), whenOut })
          }
        >
          <option value="live">in one sitting</option>
          <option value="days">over days</option>
        </select>
      </div>
      {clock.kind === 'live' ? (
        <Live {...{ clock, onChange }} />
      ) : (
        <Days {...{ clock, onChange }} />
      )}
    </>
  )
}

function Live({ clock, onChange }: Figures<LiveClock>) {
  return (
    <>
      <Figure
        label="Minutes for the whole match"
        value={Math.round(clock.bank / 60)}
        low={0}
        high={240}
        onChange={(minutes) => onChange({ ...clock, bank: minutes * 60 })}
      />
      <Figure
        label="Seconds for each decision, before that"
        value={clock.extra}
        low={5}
        high={600}
        onChange={(extra) => onChange({ ...clock, extra })}
      />
    </>
  )
}

function Days({ clock, onChange }: Figures<DaysClock>) {
  const { window } = clock
  const { from, to } = window ?? { from: 0, to: 24 }
  const between = (begin: number, end: number) =>
    onChange({ ...clock, window: begin === 0 && end === 24 ? null : { from: begin, to: end } })
  return (
    <>
      <Figure
        label="Hours for a decision"
        value={clock.hours}
        low={1}
        high={336}
        onChange={(hours) => onChange({ ...clock, hours })}
      />
      <Figure
        label="Time runs from, o’clock"
        value={from}
        low={0}
        high={Math.min(20, to - 4)}
        onChange={(begin) => between(begin, to)}
      />
      <Figure
        label="until, o’clock"
        value={to}
        low={Math.max(4, from + 4)}
        high={24}
        onChange={(end) => between(from, end)}
      />
      <div className="switch">
        <span>Days off</span>
        <span className="weekdays">
          {weekdays.map((day, n) => {
            const isOff = clock.daysOff.includes(n)
            return (
              <button
                key={day}
                type="button"
                className={isOff ? 'btn on' : 'btn'}
                aria-pressed={isOff}
                aria-label={weekdayNames[n]}
                disabled={!isOff && clock.daysOff.length >= 5}
                onClick={() =>
                  onChange({
                    ...clock,
                    daysOff: isOff
                      ? clock.daysOff.filter((one) => one !== n)
                      : [...clock.daysOff, n].toSorted((a, b) => a - b),
                  })
                }
              >
                {day}
              </button>
            )
          })}
        </span>
      </div>
    </>
  )
}

/** A whole number in a field. What is out of its bounds, or no number, is not taken. */
function Figure({
  label,
  value,
  low,
  high,
  onChange,
}: {
  label: string
  value: number
  low: number
  high: number
  onChange: (value: number) => void
}) {
  const id = useId()
  return (
    <div className="switch">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        defaultValue={value}
        min={low}
        max={high}
        step={1}
        required
        onChange={({ currentTarget: target }) => {
          const given = target.valueAsNumber
          if (Number.isInteger(given) && given >= low && given <= high) onChange(given)
        }}
      />
    </div>
  )
}
