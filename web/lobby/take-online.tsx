import '../styles/waiting-room.css'
import { SeatMark } from '@eldertable/board-kit'
import type { Seat } from '@eldertable/kernel'
import { useState } from 'preact/compat'
import { Link, useLocation } from 'wouter-preact'
import type { LocalMatch } from '../local/local-match.ts'
import { takeOnline } from '../local/take-online.ts'
import { PageFrame } from '../pages/page-frame.tsx'
import { nameOf } from '../titles/covers.ts'
import { NameField, useNameField } from './name-field.tsx'

/** Takes a match of this browser online as it stands: which seats are free for friends. */
export function TakeOnline({ match }: { match: LocalMatch }) {
  const [{ seats, reader, title }] = useState(() => match.get())
  const mine = reader ?? seats.findIndex(({ player }) => player === 'person')
  const [free, setFree] = useState(() => proposed(seats, mine))
  const [isBusy, setBusy] = useState(false)
  const field = useNameField()
  const [, go] = useLocation()
  const take = () =>
    field.attempt(async (name) => {
      setBusy(true)
      try {
        go(`/t/${await takeOnline(match, { name, seat: mine, free })}?bring`)
      } finally {
        setBusy(false)
      }
    })
  return (
    <PageFrame title="Go on with friends">
      <form
        className="waiting-room take-online"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy && free.length > 0) void take()
        }}
      >
        <h1>{`Go on with friends: ${nameOf(title)}`}</h1>
        <p>
          The match goes on online from where it is. A seat for a friend waits until somebody
          follows your link. The match here stays as it is.
        </p>
        <ul className="waiting-seats">
          {seats.map(({ name, player }, seat) => (
            // A seat is its place at the table.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={seat}>
              <SeatMark seat={seat} size={34} hollow={free.includes(seat)} />
              <b>{name}</b>
              {seat === mine ? (
                <span>your seat</span>
              ) : (
                <select
                  aria-label={`Who goes on for ${name}`}
                  value={free.includes(seat) ? 'friend' : 'bot'}
                  onChange={({ currentTarget: target }) => {
                    const others = free.filter((one) => one !== seat)
                    setFree(target.value === 'friend' ? [...others, seat] : others)
                  }}
                >
                  <option value="friend">A friend, by link</option>
                  <option value="bot">
                    {player === 'person' ? 'A bot' : 'The bot, as before'}
                  </option>
                </select>
              )}
            </li>
          ))}
        </ul>
        <p className="told">
          Everybody at the table reads that you began alone: you may know what was dealt, and nobody
          can prove the dice so far. Those from here on are new and can be checked.
        </p>
        <NameField field={field} />
        <div className="opts">
          <button type="submit" className="opt go" aria-disabled={isBusy || free.length === 0}>
            <span>
              Take it online
              <small>
                {free.length === 0
                  ? 'no seat is for a friend yet'
                  : isBusy
                    ? 'the server looks through the match'
                    : 'then you get the link'}
              </small>
            </span>
          </button>
          <Link href={`/local/${match.id}`} className="opt">
            <span>Back to the table</span>
          </Link>
        </div>
      </form>
    </PageFrame>
  )
}

/** The seats of the others at this screen; without any, the first bot makes room. */
function proposed(seats: readonly { player: string }[], mine: Seat): Seat[] {
  const others = seats.flatMap((_, seat) => (seat === mine ? [] : [seat]))
  const people = others.filter((seat) => seats[seat]?.player === 'person')
  return people.length > 0 ? people : others.slice(0, 1)
}
