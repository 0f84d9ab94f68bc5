import type { TwoSides } from '@eldertable/board-kit'
import type { Option } from '@eldertable/kernel'
import { isAimedAt, type Aim } from '../board/aim.ts'
import { AmountOption } from './amount-option.tsx'
import type { Entry } from './option-order.ts'

/** What each of two sides puts in, side by side: what is in comes first and is taken out again by pressing it. */
export function TwoColumns({
  sides,
  entries,
  aim,
  label,
  onAim,
  onPick,
}: {
  sides: TwoSides
  entries: readonly Entry[]
  aim: Aim
  label: (verb: string, argument: number) => string
  onAim: (option: Option | null) => void
  onPick: (pick: number) => void
}) {
  const placed = entries.flatMap(({ options: [option] }, i) => {
    const on = sides.of(option)
    return on === undefined ? [] : [{ ...on, option, shortcut: i < 9 ? String(i + 1) : '' }]
  })
  return (
    <div className="two-sides">
      {sides.headings.map((heading, side) => {
        const own = placed.filter((one) => one.side === side)
        const isEmpty = !own.some(({ isIn }) => isIn)
        return (
          <fieldset key={heading}>
            <legend>
              {heading}
              {isEmpty ? <small> nothing yet</small> : null}
            </legend>
            {own
              .toSorted((a, b) => rank(a) - rank(b))
              .map(({ option, isIn, words, shortcut }) =>
                option.upTo === undefined ? (
                  <button
                    key={option.pick}
                    type="button"
                    className={['opt', 'piece', isAimedAt(aim, option) ? 'aimed' : ''].join(' ')}
                    data-pick={option.pick}
                    aria-pressed={isIn}
                    aria-label={label(option.verb, option.argument)}
                    onClick={() => onPick(option.pick)}
                    onPointerEnter={() => onAim(option)}
                    onPointerLeave={() => onAim(null)}
                    onFocus={() => onAim(option)}
                    onBlur={() => onAim(null)}
                  >
                    <span className="key" aria-hidden="true">
                      {isIn ? '✓' : shortcut}
                    </span>
                    <span>{words}</span>
                  </button>
                ) : (
                  <AmountOption
                    key={option.pick}
                    option={option}
                    label={() => words}
                    onPick={onPick}
                  />
                ),
              )}
          </fieldset>
        )
      })}
    </div>
  )
}

/** What is in, then amounts, then the rest. */
const rank = ({ isIn, option }: { isIn: boolean; option: Option }): number =>
  isIn ? 0 : option.upTo === undefined ? 2 : 1
