import '../../styles/front-page.css'
import { Icon, type BoardModule, type Story, type TallyRow } from '@eldertable/board-kit'
import type { AnyTitle } from '@eldertable/kernel'
import { useMemo } from 'preact/compat'
import { Link } from 'wouter-preact'
import { lazyPart } from '../../lazy-part.tsx'
import type { BegunMatch } from '../../session/session.ts'
import { toldOf } from '../told/deed-words.ts'
import { decisiveDeeds } from '../told/deeds.ts'
import { DiceCheck } from './dice-check.tsx'
import { headline, isVictory } from './headline.ts'
import { TallyTable } from './tally-table.tsx'
import { tellingOfLog } from '../told/telling.ts'
import { decisive, flagged } from './turning-points.ts'

const ThinkingTime = lazyPart(
  async () => (await import('../../clocks/thinking-time.tsx')).ThinkingTime,
)

/** Rows of a table that stands beside the plate; a longer one has the width of the page. */
const BESIDE_THE_PLATE = 6
/** Of what the last move did. */
const DEEDS_SHOWN = 3

interface EndingProps {
  table: BegunMatch
  title: AnyTitle
  board: BoardModule
  onAgain: () => void
  onWatch: (position: number) => void
  /** Plays it through from the beginning. */
  onWatchAll: () => void
  /** Shows the board as it was left. */
  onBoard: () => void
  /** Shows luck and decisions; absent where nobody knows what positions of the game are worth. */
  onReview: (() => void) | undefined
  onSave: () => void
  onCheckDice: () => Promise<string>
}

/** The front page of a newspaper: how it ended, for whom, and where it turned. */
export function Ending({
  table,
  title,
  board,
  onAgain,
  onWatch,
  onWatchAll,
  onBoard,
  onReview,
  onSave,
  onCheckDice,
}: EndingProps) {
  const open = table.view.table
  const { outcome } = open
  const rows = useMemo(() => tallyOf(table, title, board), [table, title, board])
  const story = useMemo(() => storyOf(table, title, board), [table, title, board])
  if (outcome === null) return null
  const isLong = rows.length > BESIDE_THE_PLATE
  return (
    <div className="sheetwrap">
      <article
        className={isVictory(table) ? 'paper front' : 'paper front lost'}
        aria-label="The result"
      >
        <div className="mast">
          <span>{board.progress(open)}</span>
          <h2>The Arkham Advertiser</h2>
          <span>Late edition</span>
        </div>
        <h3 className="headline">{headline(table, board)}</h3>
        <p className="deck-line">
          {title.text.endings[outcome.ending]?.(outcome.winners, tellingOfLog(table))}
        </p>
        {story.decided === null ? null : (
          <p className="decided">
            <b>What decided it</b> {story.decided}
          </p>
        )}
        <div className={isLong ? 'front-columns long' : 'front-columns'}>
          <div className="front-story">
            <figure>
              <img src={board.endPicture} alt="" />
            </figure>
            <TurningPoints story={story} onWatch={onWatch} />
          </div>
          <div className="front-tally">
            <TallyTable {...{ table, board, rows }} />
            {table.clock === undefined ? null : (
              <ThinkingTime seats={table.seats} clock={table.clock} />
            )}
            {board.isWatched?.(open) === true ? (
              <p className="fine">
                {`Nobody sat at the table; ${table.seats.map(({ name }) => name).join(', ')} watched.`}
              </p>
            ) : null}
          </div>
          <div className="front-ways">
            <div className="opts">
              <PlayAgain table={table} onAgain={onAgain} />
              <button type="button" className="opt" onClick={onWatchAll}>
                <span>
                  Watch it all
                  <small>{`${open.turn} turns`}</small>
                </span>
              </button>
              <button type="button" className="opt" onClick={onBoard}>
                <span>
                  See the board
                  <small>as it was left</small>
                </span>
              </button>
              {onReview === undefined ? null : (
                <button type="button" className="opt" onClick={onReview}>
                  <span>
                    Luck and decisions
                    <small>what chance did, what choices cost</small>
                  </span>
                </button>
              )}
              <button type="button" className="opt" onClick={onSave}>
                <span>
                  Save as a file
                  <small>to keep, send or bring back</small>
                </span>
              </button>
              {table.connection === 'here' ? (
                <Link href={`/new/${title.id}`} className="opt">
                  <span>
                    Set it up anew
                    <small>other seats or rules</small>
                  </span>
                </Link>
              ) : null}
              <Link href="/" className="opt">
                <span>Back to the lobby</span>
              </Link>
            </div>
            <DiceCheck table={table} onCheck={onCheckDice} />
          </div>
        </div>
      </article>
    </div>
  )
}

/** Another match with the same people; whoever only watched can go and watch that. */
function PlayAgain({ table, onAgain }: Pick<EndingProps, 'table' | 'onAgain'>) {
  const { connection, reader, rematch } = table
  if (connection !== 'here' && reader === null && rematch === null) return null
  return (
    <button type="button" className="opt go" onClick={onAgain}>
      <span>
        {reader === null && rematch !== null ? 'Watch the next one' : 'Play again'}
        <small>
          {connection === 'here'
            ? 'same seats and rules, new dice'
            : rematch === null
              ? 'same people, seats and rules'
              : reader === null
                ? 'they are sitting down again'
                : 'you are invited: your seat is kept'}
        </small>
      </span>
    </button>
  )
}

/** A row for each figure; for each seat, where the title has none. */
function tallyOf(table: BegunMatch, title: AnyTitle, board: BoardModule): readonly TallyRow[] {
  const words = tellingOfLog(table)
  return (
    board.tally?.(table.log, words) ??
    table.seats.map(({ name }, seat) => {
      const fate = title.text.role?.(seat, words)
      return { seat, name, figures: [board.figure(words.table, seat)], ...(fate && { fate }) }
    })
  )
}

/** What the title tells of the match; its flagged events and what the last move did, where it tells nothing. */
function storyOf(table: BegunMatch, title: AnyTitle, board: BoardModule): Story {
  const words = tellingOfLog(table)
  const told = board.story?.(table.log, words)
  if (told !== undefined) return told
  const deeds = decisiveDeeds(table, board, title).slice(-DEEDS_SHOWN)
  return {
    turningPoints: flagged(table.log, board.milestones).map(
      ({ turn, told: { position, event } }) => ({
        position,
        when: `Turn ${turn}`,
        kind: event.key,
        weight: 1,
        text: title.text.events[event.key]?.(event.is as never, words, event.rule) ?? '',
      }),
    ),
    decided:
      deeds.length === 0 ? null : deeds.map((deed) => toldOf(deed, board, title, table)).join(' '),
  }
}

function TurningPoints({ story, onWatch }: Pick<EndingProps, 'onWatch'> & { story: Story }) {
  const points = decisive(story.turningPoints)
  if (points.length === 0) return null
  return (
    <section className="turning">
      <h4>Where it turned</h4>
      <ol>
        {points.map(({ position, when, text }) => (
          <li key={`${position} ${text}`}>
            <b>{when}</b>
            <span>{text}</span>
            <button
              type="button"
              className="opt small"
              aria-label={`Watch ${when}: ${text}`}
              onClick={() => onWatch(position)}
            >
              <Icon name="film-spool" />
              <span>Watch</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
