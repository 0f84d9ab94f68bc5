import { SeatMark, type BoardModule } from '@eldertable/board-kit'
import type { AnyTitle, Option } from '@eldertable/kernel'
import type { OrderEnd } from '@eldertable/match'
import { lazyPart } from '../../lazy-part.tsx'
import type { BegunMatch } from '../../session/session.ts'
import type { Aim } from '../board/aim.ts'
import { isInCompany } from '../company/company.ts'
import type { Deed } from '../told/deeds.ts'
import { Earlier } from '../told/earlier.tsx'
import type { Exhibit } from '../told/exhibit.ts'
import { Eyebrow } from './eyebrow.tsx'
import { Happened } from '../told/happened.tsx'
import type { HintInHand } from '../company/hint.ts'
import { HintedOptions, HintTool } from '../company/hint-panel.tsx'
import type { News } from '../told/news.ts'
import { Options } from './options.tsx'
import { questionOf } from './question.ts'
import { tellingOf } from '../told/telling.ts'
import type { Picking } from './use-picking.ts'

const Advice = lazyPart(async () => (await import('../company/advice.tsx')).Advice)

/** A question of more letters than this is set smaller, so that it keeps to one line on a desktop. */
const LONG_QUESTION = 72

export interface PromptProps {
  table: BegunMatch
  title: AnyTitle
  board: BoardModule
  /** What happened since the reader decided last. */
  news: News
  /** What others did of late, the latest first. */
  deeds: readonly Deed[]
  aim: Aim
  hint: HintInHand
  /** Only the options of one target, after it was pressed on the board. */
  narrowed: string | null
  /** What was pressed once although something is thrown away by it. */
  wasting: Picking['wasting']
  onNarrow: (target: string | null) => void
  onAim: (option: Option | null) => void
  onPick: (pick: number) => void
  onPickInARow: (picks: readonly number[]) => void
  onSuggest: (pick: number) => void
  onRule: (rule: string) => void
  /** Shows once more what lay over the stage. */
  onExhibit: (exhibit: Exhibit) => void
  onLog: () => void
  /** Absent where what the reader is after is in sight, or known by now. */
  onGoal: (() => void) | undefined
  onOrder: (decision: string, until: OrderEnd) => void
  onLift: (decision: string) => void
}

/** The paper slip: what happened, who decides, what is asked, and the options. It never moves and never goes away. */
export function Prompt(props: PromptProps) {
  const { table, title } = props
  const { decision, menu, table: open } = table.view
  if (open.outcome !== null) return null
  if (decision === null) return <RestingPrompt />
  if (menu === null) return <WaitingPrompt {...props} />
  return (
    <section className="prompt" tabindex={-1} aria-label="Your decision">
      <Head {...props} />
      <HintTool hint={props.hint} />
      {props.hint.choices === null ? (
        // What was looked up about one question is no concern of the next.
        <Options key={table.position} {...props} options={menu.options} refusals={menu.refusals} />
      ) : (
        <HintedOptions
          {...props}
          choices={props.hint.choices}
          even={title.text.even?.(tellingOf(table))}
        />
      )}
    </section>
  )
}

function Head({ table, title, board, news, onExhibit, onLog, onGoal }: PromptProps) {
  const { decision, menu } = table.view
  if (decision === null) return null
  const question = questionOf(table, title)
  return (
    <>
      <span className="face">
        <SeatMark seat={decision.seat} size={46} />
      </span>
      <div className="lines">
        <Eyebrow {...{ table, title, board }} asked={decision.seat} />
        {menu === null ? null : <Happened news={news} onMore={onLog} onExhibit={onExhibit} />}
        {onGoal === undefined ? null : (
          <button type="button" className="goal-way" onClick={onGoal}>
            How you win
          </button>
        )}
      </div>
      <p className={question.length > LONG_QUESTION ? 'ask long' : 'ask'}>{question}</p>
    </>
  )
}

function WaitingPrompt(props: PromptProps) {
  const { table, title } = props
  const isThinking = table.thinking === table.view.decision?.seat
  return (
    <section className="prompt waiting" tabindex={-1} aria-label="Somebody else decides">
      <Head {...props} />
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
      {isInCompany(table, title) ? <Advice {...props} /> : <Earlier {...props} />}
    </section>
  )
}

/** Between two steps of a lesson nothing is asked, and yet the slip stays where it is. */
function RestingPrompt() {
  return (
    <section className="prompt waiting resting" tabindex={-1} aria-label="Nothing is asked">
      <p className="ask">The table waits while you read.</p>
    </section>
  )
}
