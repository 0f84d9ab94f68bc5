import { Die, RuleChip, SeatMark, type BoardModule } from '@eldertable/board-kit'
import type { AnyTitle } from '@eldertable/kernel'
import { useEffect, useRef, useState } from 'react'
import type { BegunMatch, Told } from '../session/session.ts'
import { doerOf } from './doer.ts'
import { tellingOf } from './telling.ts'

/** What happened, one line an event, a heading a turn; new lines come at the bottom. */
export function Log({
  table,
  title,
  board,
  onRule,
  onWatch,
}: {
  table: BegunMatch
  title: AnyTitle
  board: BoardModule
  onRule: (rule: string) => void
  /** Absent where there is nothing to look back at. */
  onWatch: ((position: number) => void) | undefined
}) {
  const list = useRef<HTMLDivElement>(null)
  const [isHeld, setHeld] = useState(false)
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
    if (box !== null) setHeld(box.scrollHeight - box.scrollTop - box.clientHeight > 60)
  }
  const latest = table.log.at(-1)?.position
  return (
    <div
      className="log"
      role="log"
      ref={list}
      onScroll={onScroll}
      tabIndex={0}
      aria-label="What happened"
    >
      {table.log.slice(-400).map((told, i) => (
        // Lines have no identity but their place; the list only ever grows.
        // oxlint-disable-next-line react/no-array-index-key
        <Line
          key={`${told.position}-${i}`}
          told={told}
          table={table}
          title={title}
          board={board}
          isNew={told.position === latest}
          onRule={onRule}
          onWatch={onWatch}
        />
      ))}
      {isHeld ? (
        <button type="button" className="jump" onClick={() => setHeld(false)}>
          To the latest
        </button>
      ) : null}
    </div>
  )
}

function Line({
  told,
  table,
  title,
  board,
  isNew,
  onRule,
  onWatch,
}: {
  told: Told
  table: BegunMatch
  title: AnyTitle
  board: BoardModule
  isNew: boolean
  onRule: (rule: string) => void
  onWatch: ((position: number) => void) | undefined
}) {
  const { event } = told
  const text = title.text.events[event.key]?.(event.is as never, tellingOf(table)) ?? event.key
  if (event.key === 'turn') return <h2 className="turnline">{text}</h2>
  const seat = doerOf(board, table.view.table, event)
  const dice = event.is['dice']
  return (
    <div className={isNew ? 'ev now' : 'ev'}>
      <span>{seat === undefined ? null : <SeatMark seat={seat} size={22} />}</span>
      <div>
        {text}{' '}
        {Array.isArray(dice)
          ? dice.map((face, i) => <Die key={`${String(face)}-${String(i)}`} face={Number(face)} />)
          : null}{' '}
        <RuleChip id={event.rule} onOpen={onRule} />
        {onWatch === undefined ? null : (
          <button type="button" className="jump" onClick={() => onWatch(told.position)}>
            Go to this moment
          </button>
        )}
      </div>
    </div>
  )
}
