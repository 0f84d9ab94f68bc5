import type { Option, Refusal } from '@eldertable/kernel'
import { useEffect, useRef, useState } from 'preact/compat'
import { isAimedAt } from '../board/aim.ts'
import { AmountOption } from './amount-option.tsx'
import { amountsOf } from './amounts-of.ts'
import { ideasOf, isIdeaOf, type Idea } from '../company/company.ts'
import { labelsOf } from './labels.ts'
import { OptionButton, RefusedOption } from './option-button.tsx'
import {
  amongOptions,
  entriesOf,
  inOrder,
  orderOf,
  ordinaryOf,
  refusedInOrder,
  temptingOf,
  withoutRepeats,
  type Entry,
} from './option-order.ts'
import { Passing } from './passing.tsx'
import type { PromptProps } from './prompt.tsx'
import { StandingOrders } from './standing-orders.tsx'
import { Steppers } from './steppers.tsx'
import { tellingOf } from '../told/telling.ts'
import { toolsOf, type ToolOf } from '../board/tools.ts'
import { TwoColumns } from './two-columns.tsx'

/** More options than this are listed in columns and can be filtered. */
const MANY = 9
/** Up to this many are found as quickly by scrolling, where a finger does that and the field would take their room. */
const CROWD = 20
/** More than this do not fit into one line of the slip: they are set closer. */
const SEVERAL = 4

type OptionsProps = PromptProps & { options: readonly Option[]; refusals: readonly Refusal[] }

/** A line for several options, with what else there is to say of them in the brackets at its end. */
const withNote = (line: string, note: string | null): string => {
  if (note === null) return line
  return line.endsWith(')') ? `${line.slice(0, -1)} · ${note})` : `${line} (${note})`
}

/** What may be chosen; what may not answers "Why not", or is shown while it is pointed at on the board. */
export function Options(props: OptionsProps) {
  const { table, title, board, options, refusals, aim, narrowed, onNarrow, onRule } = props
  const [filter, setFilter] = useState('')
  const [whyNot, setWhyNot] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (whyNot) list.current?.querySelector<HTMLElement>('.opt.no')?.focus()
  }, [whyNot])
  const label = labelsOf(props)
  const order = orderOf(board, table.view.table)
  const tool = toolsOf(board, table.view.table)
  const amounts = amountsOf(table, board)
  const inHand = inOrder(order, amongOptions(options, board, amounts), narrowed, tool)
  const entries = entriesOf(inHand, board, narrowed, tool).map((entry) =>
    entry.bundle === undefined
      ? entry
      : {
          ...entry,
          bundle: withNote(
            entry.bundle,
            board.groupNote?.(entry.options[0].verb, table.view.table) ?? null,
          ),
        },
  )
  const shown = entries.filter(
    ({ options: [{ verb, argument }] }) =>
      filter === '' || label(verb, argument).toLowerCase().includes(filter.toLowerCase()),
  )
  const refused = refusedInOrder(refusals, options, narrowed, tool)
  const telling = isWhole ? refused : withoutRepeats(refused)
  const pointed = aim.isOnBoard ? refused.filter(({ target }) => target === aim.target) : []
  const wanted =
    typeof board.tempting === 'function' ? board.tempting(table.view.table) : board.tempting
  const tempting = temptingOf(refused, options, wanted).filter((one) => !pointed.includes(one))
  const go = amounts === null ? ordinaryOf(order, inHand) : undefined
  const ideas = ideasOf(table, title)
  const { decision } = table.view
  const sides = decision === null ? null : (board.sides?.(decision, tellingOf(table)) ?? null)
  const isMany = sides === null && entries.length > MANY
  const isOnASide = ({ options: [option] }: Entry) => sides?.of(option) !== undefined
  return (
    <>
      {isMany ? (
        <input
          className={entries.length > CROWD ? 'filter' : 'filter few'}
          type="search"
          placeholder={`Search these ${entries.length}`}
          aria-label="Find an option"
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value)}
        />
      ) : null}
      <div
        ref={list}
        role="group"
        aria-label="Options"
        className={['opts', isMany ? 'many' : '', entries.length > SEVERAL ? 'close' : ''].join(
          ' ',
        )}
      >
        {narrowed === null ? null : (
          <button type="button" className="crumb" onClick={() => onNarrow(null)}>
            ← All options
          </button>
        )}
        {amounts === null ? null : <Steppers amounts={amounts} onPick={props.onPickInARow} />}
        {shown.map((entry, i) =>
          isOnASide(entry) ? null : (
            <OptionEntry
              key={entry.options[0].pick}
              {...props}
              entry={entry}
              shortcut={i < 9 ? String(i + 1) : ''}
              isGo={entry.options[0] === go}
              ideas={ideas}
              label={label}
              tool={tool}
            />
          ),
        )}
        {sides === null ? null : (
          <TwoColumns
            sides={sides}
            {...{ entries: shown, aim, label, onAim: props.onAim }}
            onPick={props.onPick}
          />
        )}
        {(whyNot ? telling : [...pointed, ...tempting]).map((one) => (
          <RefusedOption
            key={`${one.verb}-${one.argument}`}
            label={label(one.verb, one.argument)}
            reason={title.text.reasons[one.reason] ?? one.reason}
            rule={one.rule}
            onRule={onRule}
          />
        ))}
        <div className="beside">
          {refused.length === 0 ? null : (
            <button
              type="button"
              className="more"
              aria-expanded={whyNot}
              onClick={() => {
                setWhyNot(!whyNot)
                setWhole(false)
              }}
            >
              {whyNot ? 'Hide the reasons' : `Why not… (${refused.length})`}
            </button>
          )}
          {whyNot && telling.length < refused.length ? (
            <button type="button" className="more" onClick={() => setWhole(true)}>
              {`${refused.length - telling.length} more for the same reasons`}
            </button>
          ) : null}
          <Passing {...props} />
        </div>
        <StandingOrders table={table} title={title} onLift={props.onLift} />
      </div>
    </>
  )
}

function OptionEntry({
  entry,
  shortcut,
  isGo,
  ideas,
  label,
  tool,
  board,
  aim,
  wasting,
  onNarrow,
  onAim,
  onPick,
}: PromptProps & {
  entry: Entry
  shortcut: string
  isGo: boolean
  ideas: readonly Idea[]
  label: (verb: string, argument: number) => string
  tool: ToolOf
}) {
  const { options, bundle } = entry
  const [option] = options
  if (option.upTo !== undefined)
    return <AmountOption option={option} label={label} onPick={onPick} />
  return (
    <OptionButton
      pick={option.pick}
      shortcut={shortcut}
      label={bundle ?? label(option.verb, option.argument)}
      icon={board.optionIcons[option.verb]}
      ideas={ideas.filter((idea) => options.some((one) => isIdeaOf(idea, one)))}
      isGo={isGo}
      isClosing={board.endsTurn?.includes(option.verb) === true}
      isAimed={options.some((one) => isAimedAt(aim, one, tool))}
      warning={wasting?.pick === option.pick ? wasting.words : undefined}
      onAim={(on) => onAim(on && bundle === undefined ? option : null)}
      onPick={() =>
        bundle === undefined ? onPick(option.pick) : onNarrow(entry.tool ?? option.verb)
      }
    />
  )
}
