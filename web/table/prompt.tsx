import { SeatMark, type BoardModule } from '@eldertable/board-kit'
import type { AnyTitle, Option, Refusal } from '@eldertable/kernel'
import { useState } from 'react'
import type { BegunMatch } from '../session/session.ts'
import { Advice } from './advice.tsx'
import { isAimedAt, type Aim } from './aim.ts'
import { AmountOption } from './amount-option.tsx'
import { ideasOf, isIdeaOf, type Idea } from './company.ts'
import { Eyebrow } from './eyebrow.tsx'
import type { HintInHand } from './hint.ts'
import { HintedOptions, HintTool } from './hint-panel.tsx'
import { OptionButton, RefusedOption } from './option-button.tsx'
import { entriesOf, inOrder, ordinaryOf, refusedInOrder, type Entry } from './option-order.ts'
import { StandingOrders } from './standing-orders.tsx'
import { tellingOf } from './telling.ts'

/** A question of more letters than this is set smaller, so that it keeps to one line on a desktop. */
const LONG_QUESTION = 72
/** More options than this are listed in columns and can be filtered. */
const MANY = 9

interface PromptProps {
  table: BegunMatch
  title: AnyTitle
  board: BoardModule
  aim: Aim
  hint: HintInHand
  /** Only the options of one target, after it was pressed on the board. */
  narrowed: string | null
  onNarrow: (target: string | null) => void
  onAim: (option: Option | null) => void
  onPick: (pick: number) => void
  onSuggest: (pick: number) => void
  onRule: (rule: string) => void
  onOrder: (decision: string) => void
  onLift: (decision: string) => void
}

/** The paper slip: who decides, what is asked, and the options. It never moves and never goes away. */
export function Prompt(props: PromptProps) {
  const { table, title, board } = props
  const { decision, menu, table: open } = table.view
  if (open.outcome !== null) return null
  if (decision === null) return null
  if (menu === null) return <WaitingPrompt {...props} />
  const words = tellingOf(table)
  const question = title.text.prompts[decision.key]?.(decision.about as never, words) ?? ''
  return (
    <section className="prompt" tabIndex={-1} aria-live="polite" aria-label="Your decision">
      <span className="face">
        <SeatMark seat={decision.seat} size={46} />
      </span>
      <Eyebrow table={table} board={board} asked={decision.seat} />
      <p className={question.length > LONG_QUESTION ? 'ask long' : 'ask'}>{question}</p>
      <HintTool hint={props.hint} />
      {props.hint.choices === null ? (
        <Options {...props} options={menu.options} refusals={menu.refusals} />
      ) : (
        <HintedOptions {...props} choices={props.hint.choices} />
      )}
      <StandingOrders table={table} title={title} onLift={props.onLift} />
    </section>
  )
}

function WaitingPrompt(props: PromptProps) {
  const { table, title, board } = props
  const { decision } = table.view
  if (decision === null) return null
  const words = tellingOf(table)
  const isThinking = table.thinking === decision.seat
  return (
    <section className="prompt waiting" tabIndex={-1} aria-label="Somebody else decides">
      <span className="face">
        <SeatMark seat={decision.seat} size={46} />
      </span>
      <Eyebrow table={table} board={board} asked={decision.seat} />
      <p className="ask">
        {title.text.prompts[decision.key]?.(decision.about as never, { ...words, reader: null }) ??
          ''}
      </p>
      {isThinking ? (
        <span className="think">
          <span className="dots">
            <i />
            <i />
            <i />
          </span>
          thinking
        </span>
      ) : null}
      <Advice {...props} />
    </section>
  )
}

function Options(
  props: PromptProps & { options: readonly Option[]; refusals: readonly Refusal[] },
) {
  const { table, title, board, options, refusals, narrowed, onNarrow, onRule, onOrder } = props
  const [filter, setFilter] = useState('')
  const [whyNot, setWhyNot] = useState(false)
  const words = tellingOf(table)
  const label = (verb: string, argument: number): string =>
    title.text.options[verb]?.(argument, words) ?? verb
  const ordinary = board.ordinary(table.view.table)
  const inHand = inOrder(ordinary, options, narrowed)
  const entries = entriesOf(inHand, board.bundles, narrowed)
  const shown = entries.filter(
    ({ options: [{ verb, argument }] }) =>
      filter === '' || label(verb, argument).toLowerCase().includes(filter.toLowerCase()),
  )
  const refused = refusedInOrder(refusals, options, narrowed)
  const least = refusedShown(entries.length)
  const listed = whyNot ? refused : refused.slice(0, least)
  const { decision } = table.view
  const go = ordinaryOf(ordinary, inHand)
  const ideas = ideasOf(table, title)
  return (
    <>
      {entries.length > MANY ? (
        <input
          className="filter"
          type="search"
          placeholder={`Find among ${entries.length}`}
          aria-label="Find an option"
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
      ) : null}
      <div className={entries.length > MANY ? 'opts many' : 'opts'}>
        {narrowed === null ? null : (
          <button type="button" className="crumb" onClick={() => onNarrow(null)}>
            ← All options
          </button>
        )}
        {shown.map((entry, i) => (
          <OptionEntry
            key={entry.options[0].pick}
            {...props}
            entry={entry}
            shortcut={i < 9 ? String(i + 1) : ''}
            isGo={entry.options[0] === go}
            ideas={ideas}
            label={label}
          />
        ))}
        {listed.map((one) => (
          <RefusedOption
            key={`${one.verb}-${one.argument}`}
            label={label(one.verb, one.argument)}
            reason={title.text.reasons[one.reason] ?? one.reason}
            rule={one.rule}
            onRule={onRule}
          />
        ))}
        {refused.length > least ? (
          <button type="button" className="more" onClick={() => setWhyNot(!whyNot)}>
            {whyNot ? 'Fewer' : `Why not… (${refused.length - least})`}
          </button>
        ) : null}
        {decision?.passable === true && options.length > 1 ? (
          <button type="button" className="more" onClick={() => onOrder(decision.key)}>
            Don’t ask again this turn
          </button>
        ) : null}
      </div>
    </>
  )
}

/** Refused options that stand in the slip itself: two at most, fewer where much is offered; the rest answer "Why not". */
function refusedShown(offered: number): number {
  if (offered > 5) return 0
  return offered > 3 ? 1 : 2
}

function OptionEntry({
  entry,
  shortcut,
  isGo,
  ideas,
  label,
  board,
  aim,
  onNarrow,
  onAim,
  onPick,
}: PromptProps & {
  entry: Entry
  shortcut: string
  isGo: boolean
  ideas: readonly Idea[]
  label: (verb: string, argument: number) => string
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
      isAimed={options.some((one) => isAimedAt(aim, one))}
      onAim={(on) => onAim(on && bundle === undefined ? option : null)}
      onPick={() => (bundle === undefined ? onPick(option.pick) : onNarrow(option.verb))}
    />
  )
}
