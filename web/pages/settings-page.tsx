import '../styles/settings.css'
import { useState } from 'preact/compat'
import { NAME_LIMIT, paces, textSizes, themes } from '../settings/settings.ts'
import { paceNames } from '../settings/pace.ts'
import { changeSettings, useSettings } from '../settings/store.ts'
import { play } from '../sound/play.ts'
import { AwayNotices } from './settings-notices.tsx'
import { PageFrame } from './page-frame.tsx'
import { ShunnedPeople } from './shunned-people.tsx'
import { KeepName } from '../account/keep-name.tsx'
import { TurnNotice, YourDevices } from './settings-online.tsx'
import { Toggle } from './toggle.tsx'

/** What this browser remembers about its player. Everything takes effect at once. */
export function SettingsPage() {
  /** How often who one is has changed. */
  const [turn, setTurn] = useState(0)
  /** How often this browser has become nobody’s. */
  const [gone, setGone] = useState(0)
  return (
    <PageFrame title="Settings">
      <div className="settings">
        <h1>Settings</h1>
        <p className="lead">
          Kept in this browser. Where you play online, the server knows your name.
        </p>
        <Player key={turn + gone} />
        <SightSettings />
        <Sound />
        <Keys />
        <Company />
        <AwayNotices />
        <ShunnedPeople />
        <KeepName key={`gone ${gone}`} onChange={() => setTurn(turn + 1)} />
        <YourDevices turn={turn} onGone={() => setGone(gone + 1)} />
      </div>
    </PageFrame>
  )
}

function Player() {
  const { name } = useSettings()
  const [typed, setTyped] = useState(name)
  return (
    <section>
      <h2>You</h2>
      <label className="setting" htmlFor="name">
        <span>
          Name
          <small>What new tables call you. Until you say, nobody knows it.</small>
        </span>
        <input
          id="name"
          value={typed}
          maxLength={NAME_LIMIT}
          autoComplete="nickname"
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            changeSettings({ name: event.currentTarget.value })
          }}
          onBlur={() => setTyped(name)}
        />
      </label>
    </section>
  )
}

const themeNames = {
  system: 'As the system',
  dark: 'Lamplight (dark)',
  light: 'Reading room (light)',
} as const

function SightSettings() {
  const { theme, textSize, still, pace } = useSettings()
  return (
    <section>
      <h2>Sight</h2>
      <Choice
        legend="Room"
        note="Boards and cards stay as they were printed."
        options={themes.map((one) => [one, themeNames[one]])}
        value={theme}
        onChange={(chosen) => changeSettings({ theme: chosen })}
      />
      <Choice
        legend="Text"
        note="The board has its own zoom."
        options={textSizes.map((size) => [size, `${size} %`])}
        value={textSize}
        onChange={(chosen) => changeSettings({ textSize: chosen })}
      />
      <Toggle
        label="Still"
        note="Nothing moves; pieces are simply where they went."
        isOn={still}
        onChange={(on) => changeSettings({ still: on })}
      />
      <Choice
        legend="Pace"
        note="How long each thing that others do is told. Space goes on at once."
        options={paces.map((one) => [one, paceNames[one]])}
        value={pace}
        onChange={(chosen) => changeSettings({ pace: chosen })}
      />
    </section>
  )
}

function Sound() {
  const { sound, volume } = useSettings()
  return (
    <section>
      <h2>Sound</h2>
      <Toggle
        label="Play sounds"
        note="A knock when it is your turn, dice, a bell. All of it can also be seen."
        isOn={sound}
        onChange={(on) => {
          changeSettings({ sound: on })
          play('knock')
        }}
      />
      <label className="setting" htmlFor="volume">
        <span>Loudness</span>
        <input
          id="volume"
          type="range"
          min={0}
          max={100}
          step={5}
          value={Math.round(volume * 100)}
          disabled={!sound}
          onChange={(event) => changeSettings({ volume: Number(event.currentTarget.value) / 100 })}
          onPointerUp={() => play('knock')}
          onKeyUp={() => play('knock')}
        />
      </label>
    </section>
  )
}

function Keys() {
  const { singleKeys } = useSettings()
  return (
    <section>
      <h2>Keys</h2>
      <Toggle
        label="Single keys"
        note="1 to 9 take an option, R opens the rules, ? lists the rest. Best off with voice control."
        isOn={singleKeys}
        onChange={(on) => changeSettings({ singleKeys: on })}
      />
    </section>
  )
}

function Company() {
  const { showAim, botWords } = useSettings()
  return (
    <section>
      <h2>Company</h2>
      <Toggle
        label="Show others what I am pointing at"
        note="While you decide, at tables where all win or lose together. What is yours alone is never shown."
        isOn={showAim}
        onChange={(on) => changeSettings({ showAim: on })}
      />
      <Toggle
        label="Bots say a word now and then"
        note="Beside what they did. Why they did it they tell when you ask, whether this is on or off."
        isOn={botWords}
        onChange={(on) => changeSettings({ botWords: on })}
      />
      <TurnNotice />
    </section>
  )
}

/** One of a few, as a row of buttons that is really a group of radio buttons. */
function Choice<V extends string | number>({
  legend,
  note,
  options,
  value,
  onChange,
}: {
  legend: string
  note: string
  options: readonly (readonly [value: V, name: string])[]
  value: V
  onChange: (value: V) => void
}) {
  return (
    <fieldset className="setting">
      <legend>
        {legend}
        <small>{note}</small>
      </legend>
      <div className="segments">
        {options.map(([one, name]) => (
          <label key={one}>
            <input
              type="radio"
              name={legend}
              checked={value === one}
              onChange={() => onChange(one)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
