import type { Watching } from '@eldertable/protocol/wire.ts'
import { useId } from 'preact/compat'
import { behindOf, watchingSentence } from '../lobby/watching-words.ts'

const choices: readonly { name: string; watching: Watching }[] = [
  { name: 'what lies open', watching: 'open' },
  { name: 'all hands, 10 picks later', watching: { behind: 10 } },
  { name: 'all hands, 30 picks later', watching: { behind: 30 } },
  { name: 'all hands, 100 picks later', watching: { behind: 100 } },
  { name: 'nothing: nobody may watch', watching: 'none' },
]

/** What those see who watch an online table. */
export function WatchTerm({
  watching,
  onChange,
}: {
  watching: Watching
  onChange: (watching: Watching) => void
}) {
  const id = useId()
  const chosen = choices.findIndex((one) => isSame(one.watching, watching))
  return (
    <div className="switch">
      <label htmlFor={id}>Those who watch see</label>
      <select
        id={id}
        value={String(chosen)}
        onChange={({ currentTarget: target }) =>
          onChange(choices[Number(target.value)]?.watching ?? 'open')
        }
      >
        {choices.map(({ name }, i) => (
          <option key={name} value={String(i)}>
            {name}
          </option>
        ))}
      </select>
      {watching === 'open' ? null : (
        <small>
          {watchingSentence(watching)}
          {behindOf(watching) === null ? null : ' Choose it among people you trust.'}
        </small>
      )}
    </div>
  )
}

const isSame = (one: Watching, other: Watching): boolean =>
  one === other || (behindOf(one) !== null && behindOf(one) === behindOf(other))
