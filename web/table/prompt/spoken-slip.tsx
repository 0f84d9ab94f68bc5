import type { BoardModule } from '@eldertable/board-kit'
import type { AnyTitle } from '@eldertable/kernel'
import type { BegunMatch } from '../../session/session.ts'
import { eyebrowOf } from './eyebrow.tsx'
import { wordsOn } from '../told/exhibit.ts'
import type { News } from '../told/news.ts'
import { questionOf } from './question.ts'

/**
 * The slip for those who listen: what happened and what is asked, said once. While others decide it keeps silent, so that
 * a turn of theirs is one message and not ten. It stays where it is: a live region that comes with its words is not heard.
 */
export function SpokenSlip({
  table,
  title,
  board,
  news,
  isHeld = false,
  toDo = '',
}: {
  table: BegunMatch
  title: AnyTitle
  board: BoardModule
  news: News
  /** While what others did is still being told, the question is not there yet. */
  isHeld?: boolean
  /** What waits to be done by hand meanwhile. */
  toDo?: string | undefined
}) {
  return (
    <p className="hidden" role="status" data-spoken="">
      {/* A new node with each position: the same words asked again are said again. */}
      <span key={table.position}>{isHeld ? toDo : spoken(table, title, board, news)}</span>
    </p>
  )
}

function spoken(table: BegunMatch, title: AnyTitle, board: BoardModule, news: News): string {
  const { decision, menu, table: open } = table.view
  if (open.outcome !== null || decision === null || menu === null) return ''
  const head = eyebrowOf(table, title, board, decision.seat)
  const count = menu.options.length
  return [
    ...news.sentences,
    ...news.exhibits.flatMap((one) => wordsOn(one).map(asSentence)),
    ...head.map((words) => `${words}.`),
    questionOf(table, title),
    count === 1 ? 'One option.' : `${count} options.`,
  ].join(' ')
}

const asSentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`)
