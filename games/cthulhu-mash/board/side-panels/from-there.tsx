import { Glyph, MonsterToken, SeatShape } from '@eldertable/board-kit'
import { at, capital, list } from '@eldertable/kernel'
import { generatorAt } from '../../pieces/generators.ts'
import { monsterAt } from '../../pieces/monsters.ts'
import { placeOf } from '../../rules/spots.ts'
import { NONE } from '../../state.ts'
import { isFoe, isGenerator, isHome, kindOf, pieceIn, seatIn } from '../../targets.ts'
import { meansInWords } from '../../text/means.ts'
import { effectOf, rollInWords } from '../../text/odds.ts'
import { targetName } from '../../text/telling.ts'
import { cellAt } from '../../text/where.ts'
import { spotAhead } from '../aim-layer.tsx'
import type { Blow } from '../blows.ts'
import { friendsOn, prospectsFrom, type Prospect } from '../prospects.ts'
import type { MashProps } from '../table.ts'
import { telling } from '../words.ts'
import { waysIn } from '../ways.ts'

/** What a character would see and could hit from the space that is pointed at, or from where it stands. */
export function FromThere(props: MashProps) {
  const { table, seats } = props
  const seat = waysIn(props)?.who ?? table.active
  if (isFoe(seat)) return null
  const hero = table.heroes[seat]
  if (hero === undefined || hero.spot === NONE || hero.character === NONE) return null
  const ahead = spotAhead(props)
  const spot = ahead === NONE ? hero.spot : ahead
  const prospects = prospectsFrom(table, seat, spot)
  const where = ahead === NONE ? 'From here' : 'From there'
  return (
    <section className="cm-panel cm-from" aria-label={where} tabindex={0}>
      <h3>
        {where} <small>{cellAt(spot, props)}</small>
      </h3>
      {prospects.length === 0 ? <p>No enemy on this tile.</p> : null}
      <Prospects prospects={prospects} t={telling(table, seats)} />
      {friendsOn(table, seat, placeOf(spot)).map((one) => {
        const { name } = at(seats, one)
        return <p key={one}>{`${name} stands on ${cellAt(at(table.heroes, one).spot, props)}.`}</p>
      })}
    </section>
  )
}

type Tell = ReturnType<typeof telling>

/** Those who can be hit, one below the other with the chance; the others in a line each. */
function Prospects({ prospects, t }: { prospects: readonly Prospect[]; t: Tell }) {
  const seen = prospects.filter(({ blow, isSeen }) => blow === undefined && isSeen)
  const hidden = prospects.filter(({ blow, isSeen }) => blow === undefined && !isSeen)
  return (
    <>
      {prospects.map(({ target, blow }) =>
        blow === undefined ? null : (
          <article key={target}>
            <Face target={target} />
            <div>
              <b>{nameOf(target, t)}</b>
              <em className="cm-seen">{blow.isMelee ? 'within reach' : 'in clear sight'}</em>
            </div>
            <Chance blow={blow} />
          </article>
        ),
      )}
      {seen.length === 0 ? null : (
        <p>
          <em className="cm-seen">In sight, out of reach:</em>{' '}
          {list(seen.map(({ target }) => nameOf(target, t)))}.
        </p>
      )}
      {hidden.map(({ target, behind }) => (
        <p key={target}>
          <em className="cm-hidden">Hidden:</em> {nameOf(target, t)}.{' '}
          {behind === NONE ? 'A wall' : capital(targetName(behind, t))} is in the way.
        </p>
      ))}
    </>
  )
}

const nameOf = (target: number, t: Tell): string =>
  capital(targetName(target, t)).replace(/^The /, '')

/** With what, what is needed, how often that comes, and what it does. */
function Chance({ blow }: { blow: Blow }) {
  const { hits, faces } = blow
  return (
    <div className="cm-chance">
      <span>{`${meansInWords(blow.means)}: ${rollInWords(blow)}`}</span>
      <i>
        <i style={{ width: `${(100 * hits) / faces}%` }} />
      </i>
      <span>
        {effectOf(blow)} <b>{`${hits} in ${faces}`}</b>
      </span>
    </div>
  )
}

export function Face({ target }: { target: number }) {
  return (
    <svg viewBox="0 0 44 44" width={36} height={36} aria-hidden="true">
      <Shape target={target} />
    </svg>
  )
}

function Shape({ target }: { target: number }) {
  if (isHome(target)) return <Glyph name="house" x={22} y={22} size={36} />
  if (!isFoe(target)) return <SeatShape seat={seatIn(target)} x={22} y={22} size={36} />
  const kind = kindOf(pieceIn(target))
  const icon = isGenerator(pieceIn(target)) ? generatorAt(kind).icon : monsterAt(kind).icon
  return <MonsterToken icon={icon} x={22} y={22} size={40} />
}
