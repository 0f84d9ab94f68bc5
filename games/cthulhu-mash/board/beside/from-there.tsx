import { Glyph, MonsterToken, SeatShape } from '@eldertable/board-kit'
import { at, capital } from '@eldertable/kernel'
import { GENERATOR_SLUGS } from '../../content/generators.ts'
import { MONSTER_SLUGS } from '../../content/monsters.ts'
import { spaceName } from '../../content/spaces.ts'
import { spaceOf } from '../../rules/spots.ts'
import { NONE } from '../../state.ts'
import { isFoe, isGenerator, isHome, kindOf, pieceIn, seatIn } from '../../targets.ts'
import { meansInWords } from '../../text/means.ts'
import { effectOf } from '../../text/odds.ts'
import { targetName } from '../../text/telling.ts'
import { spotAhead } from '../aim-layer.tsx'
import type { Blow } from '../blows.ts'
import { generatorIcons, monsterIcons } from '../icons.ts'
import { prospectsFrom, type Prospect } from '../prospects.ts'
import type { MashProps } from '../table.ts'
import { telling } from '../words.ts'
import { waysIn } from '../ways.ts'

/** More than this do not fit; those that can be hit come first. */
const MOST = 4

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
  const t = telling(table, seats)
  const where = ahead === NONE ? 'From here' : 'From there'
  return (
    <section className="cm-panel cm-from" aria-label={where}>
      <h3>
        {where} <small>{spaceName(spaceOf(spot))}</small>
      </h3>
      {prospects.length === 0 ? <p>Nobody else is on this tile.</p> : null}
      {prospects.slice(0, MOST).map((prospect) => (
        <article key={prospect.target}>
          <Face target={prospect.target} size={prospect.blow === undefined ? 28 : 36} />
          <div>
            <b>{capital(targetName(prospect.target, t)).replace(/^The /, '')}</b>
            <span>
              <Sight prospect={prospect} behind={nameBehind(prospect, t)} />
            </span>
          </div>
          {prospect.blow === undefined ? null : <Chance blow={prospect.blow} />}
        </article>
      ))}
      {prospects.length > MOST ? <p>{`and ${prospects.length - MOST} more`}</p> : null}
    </section>
  )
}

const nameBehind = ({ behind }: Prospect, t: ReturnType<typeof telling>): string =>
  behind === NONE ? 'a wall' : targetName(behind, t)

/** Whether they are seen, and if not, why; or why nothing reaches them although they are. */
function Sight({ prospect, behind }: { prospect: Prospect; behind: string }) {
  const { isSeen, blow } = prospect
  if (!isSeen && blow === undefined)
    return (
      <>
        <em className="cm-hidden">hidden: </em>
        {`${behind} is in the way.`}
      </>
    )
  if (blow === undefined)
    return (
      <>
        <em className="cm-seen">in clear sight, </em>
        out of reach
      </>
    )
  return <em className="cm-seen">{blow.isMelee ? 'within reach' : 'in clear sight'}</em>
}

/** With what, what is needed, how often that comes, and what it does. */
function Chance({ blow }: { blow: Blow }) {
  const { hits, faces, least } = blow
  return (
    <div className="cm-chance">
      <span>{`${meansInWords(blow.means)} d${faces}, hits on ${least}+`}</span>
      <i>
        <i style={{ width: `${(100 * hits) / faces}%` }} />
      </i>
      <span>
        {effectOf(blow)} <b>{`${hits} in ${faces}`}</b>
      </span>
    </div>
  )
}

export function Face({ target, size }: { target: number; size: number }) {
  return (
    <svg viewBox="0 0 44 44" width={size} height={size} aria-hidden="true">
      <Shape target={target} />
    </svg>
  )
}

function Shape({ target }: { target: number }) {
  if (isHome(target)) return <Glyph name="house" x={22} y={22} size={36} />
  if (!isFoe(target)) return <SeatShape seat={seatIn(target)} x={22} y={22} size={36} />
  const kind = kindOf(pieceIn(target))
  const icon = isGenerator(pieceIn(target))
    ? generatorIcons[at(GENERATOR_SLUGS, kind)]
    : monsterIcons[at(MONSTER_SLUGS, kind)]
  return <MonsterToken icon={icon} x={22} y={22} size={40} />
}
