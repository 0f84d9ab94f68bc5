import { SeatMark } from '@eldertable/board-kit'
import type { AnyTitle, Seat } from '@eldertable/kernel'
import type { ShunBody } from '@eldertable/protocol/wire.ts'
import { useState, type ReactNode } from 'preact/compat'
import { lazyPart } from '../lazy-part.tsx'
import type { MatchOnScreen } from '../session/session.ts'
import { botText } from './bot-words.ts'

const PersonDialog = lazyPart(
  async () => (await import('../table/seats/person-dialog.tsx')).PersonDialog,
)

/** Who sits where at a table that has not begun; a person's name leads to what can be done about them. */
export function WaitingSeats({
  table,
  title,
  onShun,
  actionAt,
}: {
  table: MatchOnScreen
  title: AnyTitle | undefined
  /** Whom one would rather not hear or meet. */
  onShun: (wish: ShunBody) => Promise<void>
  /** What can be done about a seat. */
  actionAt?: (seat: Seat) => ReactNode
}) {
  const [asked, setAsked] = useState<Seat | null>(null)
  const roles = title === undefined ? [] : rolesAhead(title, table)
  return (
    <>
      <ul className="waiting-seats">
        {table.seats.map((sitter, seat) => (
          // A seat is its place at the table.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={seat}>
            <SeatMark seat={seat} size={34} hollow={isFree(table, seat)} />
            {sitter.player === 'person' && seat !== table.reader ? (
              <button
                type="button"
                className="person"
                aria-label={`About ${sitter.name}: mute, or don’t sit with them again`}
                onClick={() => setAsked(seat)}
              >
                {sitter.name}
              </button>
            ) : (
              <b>{isFree(table, seat) ? 'Free seat' : sitter.name}</b>
            )}
            <span>{[roles[seat], describe(table, seat, title)].filter(Boolean).join(' · ')}</span>
            {actionAt?.(seat)}
          </li>
        ))}
      </ul>
      {asked === null ? null : (
        <PersonDialog
          name={table.seats[asked]?.name ?? ''}
          onShun={(how) => onShun({ seat: asked, how })}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

/** What each seat will play, where that is known beforehand; seats that nobody may take do not count. */
function rolesAhead({ text }: AnyTitle, { seats, settings = {} }: MatchOnScreen) {
  const playing = seats.filter(({ player }) => player !== 'closed')
  const at = { seats: playing.length, settings }
  return seats.map((sitter) => {
    const seat = playing.indexOf(sitter)
    return seat < 0 ? undefined : text.roleAhead?.(seat, at)
  })
}

/** Whether somebody could sit down there without asking anybody. */
export const isFree = ({ seats }: Pick<MatchOnScreen, 'seats'>, seat: Seat): boolean =>
  seats[seat]?.player === 'open' || seats[seat]?.free === true

function describe(table: MatchOnScreen, seat: Seat, title: AnyTitle | undefined): string {
  const { player = 'closed', present, ready } = table.seats[seat] ?? {}
  if (isFree(table, seat)) return 'waiting for somebody'
  if (player === 'closed' || player === 'nobody') return 'nobody sits here'
  if (player.startsWith('bot:') && title !== undefined) {
    const { name, means } = botText(title, player.slice('bot:'.length))
    return `${name} · ${means}`
  }
  const where = present ? 'here' : 'on the way'
  if (table.status === 'playing') return where
  return `${where}, ${ready === false ? 'not ready yet' : 'ready'}`
}
