import { Die, SeatMark, type BoardModule } from '@eldertable/board-kit'
import type { AnyTitle, Event } from '@eldertable/kernel'
import { useEffect, useRef, useState, type KeyboardEvent } from 'preact/compat'
import type { BegunMatch } from '../../session/session.ts'
import { actorOf, isBotAt } from '../seats/actor.ts'
import { calledIn } from '../seats/called.ts'
import { wasPicked } from '../company/may-ask-why.ts'
import { ExhibitButton } from '../told/exhibit-button.tsx'
import { exhibitOf, type Exhibit } from '../told/exhibit.ts'
import { LogEnd } from './log-end.tsx'
import { logLines, wordsOf, type LogLine } from './log-lines.ts'
import { useMedia } from '../media.ts'
import type { Said } from '../told/remarks.ts'
import { Saying } from '../told/saying.tsx'
import { roundsOf } from './rounds.ts'
import { tellingOfLog } from '../told/telling.ts'

/** The latest are drawn, and this many more at a time for whoever asks: a long match has thousands. */
const LATEST = 400
/** Pixels from the end at which one is still at the end. */
const NEAR = 60

interface LogProps {
  table: BegunMatch
  title: AnyTitle
  board: BoardModule
  onRule: (rule: string) => void
  /** Shows once more what lay over the stage; absent where nothing does. */
  onExhibit?: (exhibit: Exhibit) => void
  /** Absent where there is nothing to look back at. */
  onWatch: ((position: number) => void) | undefined
  /** Asks why a bot made the pick that led to a position; absent where nobody may ask. */
  onWhy?: ((position: number) => void) | undefined
  said?: Said
}

/**
 * What happened, one line a deed, a heading a turn; new lines come at the bottom. A line is a button that leads to its
 * moment; its rule shows when it is pointed at. For the keyboard it is one stop with arrows inside. It says nothing by
 * itself: what is new is told with the question.
 */
export function Log(props: LogProps) {
  const { table, title, board, onWatch } = props
  const list = useRef<HTMLDivElement>(null)
  const top = useRef(0)
  const [isHeld, setHeld] = useState(false)
  const [shown, setShown] = useState(LATEST)
  const [chosen, setChosen] = useState<string | null>(null)
  const isTouched = useMedia('(hover: none)')
  useEffect(() => {
    const box = list.current
    if (box === null || isHeld) return
    // Also when it comes into sight: in a drawer that is closed there is nothing to scroll.
    const toTheEnd = new ResizeObserver(() => box.scrollTo({ top: box.scrollHeight }))
    toTheEnd.observe(box)
    return () => toTheEnd.disconnect()
  }, [table.log.length, isHeld])
  const onScroll = () => {
    const box = list.current
    if (box === null) return
    // Only who scrolls back wants to stay there; new lines alone also leave the end further down.
    const isBack = box.scrollTop < top.current
    top.current = box.scrollTop
    if (box.scrollHeight - box.scrollTop - box.clientHeight <= NEAR) setHeld(false)
    else if (isBack) setHeld(true)
  }
  const latest = table.log.at(-1)?.position
  const lines = logLines(table.log.slice(-shown), board, title)
  const rounds = board.countsRounds === true ? roundsOf(table.log) : null
  const last = lines.findLastIndex(([{ event }]) => event.key !== 'turn')
  return (
    <div
      className="log"
      role="log"
      aria-live="off"
      ref={list}
      onScroll={onScroll}
      onKeyDown={walk}
      aria-label="What happened"
    >
      {table.log.length > shown ? (
        <button
          type="button"
          className="before"
          onClick={() => {
            // What is read stays where it is: whoever asks for more has scrolled back.
            setHeld(true)
            setShown(shown + LATEST)
          }}
        >
          Show what was before
        </button>
      ) : null}
      {lines.map((line, i) => {
        const [{ position }] = line
        const id = `${position}-${i}`
        return (
          // Lines have no identity but their place; the list only ever grows.
          // oxlint-disable-next-line react/no-array-index-key
          <Line
            key={id}
            {...props}
            line={line}
            round={rounds?.get(position)}
            isNew={position === latest}
            isStop={i === last}
            isChosen={chosen === id}
            onPress={() => {
              // A finger can't point: the first touch shows the rule, the second leads to the moment.
              if (onWatch === undefined || (isTouched && chosen !== id)) setChosen(id)
              else onWatch(position)
            }}
          />
        )
      })}
      <LogEnd {...{ table, title, board }} />
      {isHeld ? (
        <button type="button" className="jump" onClick={() => setHeld(false)}>
          To the latest
        </button>
      ) : null}
    </div>
  )
}

function Line({
  line,
  round,
  table,
  title,
  board,
  isNew,
  isStop,
  isChosen,
  onRule,
  onExhibit,
  onWatch,
  onWhy,
  said,
  onPress,
}: LogProps & {
  line: LogLine
  /** The round of the turn that it begins, where that is counted here. */
  round: number | undefined
  isNew: boolean
  /** Whether the keyboard comes in here. */
  isStop: boolean
  /** Whether a finger has chosen it. */
  isChosen: boolean
  onPress: () => void
}) {
  const [{ event, position }] = line
  const text = wordsOf(line, title, tellingOfLog(table))
  if (event.key === 'turn')
    return (
      <h2 className="turnline">
        {round === undefined ? text : `Round ${round}: ${uncapital(text)}`}
      </h2>
    )
  const { table: open } = table.view
  const mark = board.markOf?.(open, event) ?? actorOf(board, open, event)
  const [exhibit = null] = line.flatMap((told) => exhibitOf(told.event, title, board, table) ?? [])
  const remark = line.flatMap((told) => said?.get(told.event) ?? [])[0]
  const actor = actorOf(board, open, event)
  const isBots = isBotAt(table, actor)
  const dice = line.flatMap((told) => board.thrown?.(told.event) ?? diceOf(told.event))
  return (
    <div className={['ev', isNew ? 'now' : '', isChosen ? 'chosen' : ''].join(' ')}>
      <span>{mark === undefined ? null : <SeatMark seat={mark} size={22} />}</span>
      <button
        type="button"
        className="line"
        tabindex={isStop ? 0 : -1}
        title={onWatch === undefined ? undefined : 'Go to this moment'}
        onClick={onPress}
      >
        {text}
        <Dice dice={dice} Die={board.Die ?? Die} />
      </button>
      {remark === undefined ? null : (
        <span className="said">
          <Saying remark={remark} beside={actor} called={calledIn(table, title)} />
        </span>
      )}
      {onExhibit === undefined ? null : (
        <ExhibitButton className="again" {...{ exhibit, onExhibit }} />
      )}
      <span className="ways">
        {onWatch === undefined || !isChosen ? null : (
          <button type="button" className="rule" onClick={() => onWatch(position)}>
            Go to this moment
          </button>
        )}
        {onWhy === undefined ||
        !isBots ||
        position === 0 ||
        !wasPicked(table.log, table.log.lastIndexOf(line[0])) ? null : (
          <button
            type="button"
            className="rule why"
            tabIndex={isStop || isChosen ? 0 : -1}
            aria-label={`Why? ${text}`}
            onClick={() => onWhy(position)}
          >
            Why?
          </button>
        )}
        <button
          type="button"
          className="rule"
          tabindex={isStop || isChosen ? 0 : -1}
          aria-label={`Rule ${event.rule}`}
          onClick={() => onRule(event.rule)}
        >
          {event.rule}
        </button>
      </span>
    </div>
  )
}

const uncapital = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

/** What an event says was thrown. */
function diceOf({ is }: Event): readonly number[] {
  const { dice } = is as { dice?: unknown }
  return Array.isArray(dice) ? dice.map(Number) : []
}

/** All the dice of one throw stay together, on one line. The words have said what they show. */
function Dice({
  dice,
  Die: Shown,
}: {
  dice: readonly number[]
  Die: NonNullable<BoardModule['Die']>
}) {
  if (dice.length === 0) return null
  return (
    <span className="thrown" aria-hidden="true">
      {dice.map((face, i) => (
        // Dice have no identity but their place in the throw.
        // oxlint-disable-next-line react/no-array-index-key
        <Shown key={i} face={face} />
      ))}
    </span>
  )
}

/** Up and down go from line to line, right to the rule of a line and left back to it. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const line = (event.target as Element).closest('.ev')
  if (line === null || !event.key.startsWith('Arrow')) return
  event.preventDefault()
  // Elsewhere at the table arrows walk among what is lit.
  event.stopPropagation()
  const lines = [...event.currentTarget.querySelectorAll('.ev')]
  const at = lines.indexOf(line)
  const next = { ArrowUp: lines[at - 1], ArrowDown: lines[at + 1] }[event.key] ?? line
  const part = event.key === 'ArrowRight' ? '.rule' : '.line'
  next.querySelector<HTMLElement>(part)?.focus()
}
