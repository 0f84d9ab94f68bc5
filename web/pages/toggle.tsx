import type { ReactNode } from 'preact/compat'

/** A setting that is on or off. */
export function Toggle({
  label,
  note,
  isOn,
  onChange,
}: {
  label: string
  note: ReactNode
  isOn: boolean
  onChange: (isOn: boolean) => void
}) {
  const id = `toggle-${label.replaceAll(' ', '-').toLowerCase()}`
  return (
    <div className="setting">
      <label htmlFor={id}>
        {label}
        <small id={`${id}-note`}>{note}</small>
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className="toggle"
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  )
}
