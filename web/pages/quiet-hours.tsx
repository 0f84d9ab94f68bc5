import type { NoticeWish } from '@eldertable/protocol/wire-notices.ts'
import { Toggle } from './toggle.tsx'

type Quiet = NonNullable<NoticeWish['quiet']>

/** Hours in which nothing is told, where the person is. */
export function QuietHours({
  quiet,
  onChange,
}: {
  quiet: Quiet | null
  onChange: (quiet: Quiet | null) => void
}) {
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions()
  return (
    <>
      <Toggle
        label="Quiet hours"
        note={`What comes up then is told afterwards. By the clock of ${(quiet?.zone ?? zone).replaceAll('_', ' ')}.`}
        isOn={quiet !== null}
        onChange={(on) => onChange(on ? { from: '22:00', to: '07:00', zone } : null)}
      />
      {quiet === null ? null : (
        <div className="setting">
          {(['from', 'to'] as const).map((end) => (
            <label key={end} htmlFor={`quiet-${end}`}>
              {end === 'from' ? 'Quiet from' : 'Quiet until'}{' '}
              <input
                id={`quiet-${end}`}
                type="time"
                required
                value={quiet[end]}
                onChange={({ currentTarget: { value } }) => {
                  if (/^\d\d:\d\d$/.test(value)) onChange({ ...quiet, zone, [end]: value })
                }}
              />
            </label>
          ))}
        </div>
      )}
    </>
  )
}
