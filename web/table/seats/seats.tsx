import { Icon, LookButton, SeatMark, type BoardModule } from '@eldertable/board-kit'
import { seatsBeside, type AnyTitle, type GameEntry, type Option } from '@eldertable/kernel'
import { useEffect, useRef, useState } from 'preact/compat'
import { botText } from '../../lobby/bot-words.ts'
import { lazyPart } from '../../lazy-part.tsx'
import type { BegunMatch } from '../../session/session.ts'
import { whoseTurn } from './actor.ts'
import { calledIn } from './called.ts'
import type { Said } from '../told/remarks.ts'
import { tellingOf } from '../told/telling.ts'
import { latestOf } from '../told/use-remarks.ts'

const SeatBot = lazyPart(async () => (await import('./seat-bot.tsx')).SeatBot)

/** The seats in turn order from top to bottom, and the facts of the table at the foot. */
export function Seats({
  table,
  game,
  board,
  aimed,
  said,
  onSeatBot,
}: {
  table: BegunMatch
  game: GameEntry
  board: BoardModule
  aimed: Option | null
  /** What bots have said. */
  said: Said
  onSeatBot: (seat: number, bot: string) => void
}) {
  const { title } = game
  const open = table.view.table
  const words = tellingOf(table)
  const called = calledIn(table, title)
  const { decision } = table.view
  const asked = decision?.seat ?? null
  const turn = whoseTurn(board, table)
  const side =
    table.reader === null ? [] : seatsBeside(title, open, table.seats.length, table.reader)
  const hasSides = side.length < table.seats.length
  /** Whose pieces are in sight where seats have a line each: one's own, and whomever one has opened. */
  const [opened, setOpened] = useState<ReadonlySet<number>>(() => new Set([table.reader ?? 0]))
  const turnOver = (seat: number) =>
    setOpened((before) => {
      const after = new Set(before)
      if (!after.delete(seat)) after.add(seat)
      return after
    })
  const list = useRef<HTMLDivElement>(null)
  // Where not all seats fit on the screen, the one that is asked is among those that are seen.
  useEffect(() => {
    if (asked !== null)
      list.current?.children[asked]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [asked])
  return (
    <aside className="seats" aria-label="Seats" tabindex={0}>
      <div className="rail-h">
        <b>Seats</b>
        <span>{board.progress(open)}</span>
      </div>
      <div className="seat-list" ref={list}>
        {table.seats.map((sitter, seat) => {
          const figure = board.figure(open, seat)
          const isAsked = asked === seat
          const isReader = table.reader === seat
          const isOpen = opened.has(seat)
          const remark = latestOf(said, seat, table.position)
          return (
            <section
              // A seat is its place at the table: two people may have one name.
              // oxlint-disable-next-line react/no-array-index-key
              key={seat}
              className={['seat', isAsked ? 'turn' : '', isOpen ? 'open' : ''].join(' ')}
              aria-label={sitter.name}
              aria-current={isAsked ? 'true' : undefined}
            >
              {isAsked ? (
                <span className="flag">
                  {!isReader
                    ? 'Deciding'
                    : turn === undefined || turn === seat
                      ? 'Your turn'
                      : 'Your answer'}
                </span>
              ) : null}
              <LookButton id={`seat:${seat}`} className="who" isInTabOrder>
                <SeatMark seat={seat} size={34} hollow={!sitter.present} />
                <span>
                  <span className="nm">{called(seat)}</span>
                  {remark === undefined ? null : (
                    <q className="said" aria-hidden="true">
                      {remark}
                    </q>
                  )}
                  <span className="role">
                    {sitter.heldBy !== null
                      ? sitter.player === 'nobody'
                        ? 'has left; a bot plays'
                        : 'held by a bot'
                      : sitter.present
                        ? sitterLine(
                            title,
                            sitter.player,
                            isReader,
                            // Whoever is called by what is played has the other name beside it.
                            called(seat) === sitter.name
                              ? title.text.role?.(seat, words)
                              : sitter.name,
                          )
                        : 'away'}
                  </span>
                </span>
                <span className="big">
                  {figure.icon === undefined ? null : (
                    <span className="instead">
                      <Icon name={figure.icon} />
                    </span>
                  )}
                  {figure.value}
                  {hasSides && !isReader && side.includes(seat) ? (
                    <span className="beside-me" role="img" aria-label="with you">
                      <Icon name="shaking-hands" />
                    </span>
                  ) : null}
                  <small>{figure.label}</small>
                </span>
              </LookButton>
              {table.reader === null ||
              sitter.present ||
              sitter.heldBy !== null ||
              sitter.player !== 'person' ? null : (
                <SeatBot {...{ game, sitter }} onSeatBot={(bot) => onSeatBot(seat, bot)} />
              )}
              <button
                type="button"
                className="unfold"
                aria-expanded={isOpen}
                aria-label={`What ${isReader ? 'you have' : `${sitter.name} has`}`}
                onClick={() => turnOver(seat)}
              />
              <div className="chips">
                <board.SeatChips
                  table={open}
                  hand={table.view.hand}
                  {...{ seat, aimed, decision }}
                />
              </div>
            </section>
          )
        })}
      </div>
      <div className="facts">
        <board.Facts table={open} />
      </div>
    </aside>
  )
}

/** Who plays a seat and as what, short enough for one line: of the others only what they play, where there is that. */
function sitterLine(
  title: AnyTitle,
  player: string,
  isReader: boolean,
  role: string | undefined,
): string {
  if (role === undefined) {
    if (player === 'person') return isReader ? 'You' : 'At the table'
    return player.startsWith('bot:') ? `Bot · ${botText(title, player.slice(4)).name}` : 'Bot'
  }
  if (player === 'person') return isReader ? `You · ${role}` : role
  return `Bot · ${role}`
}
