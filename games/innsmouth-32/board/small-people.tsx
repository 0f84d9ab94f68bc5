import { Icon, highlightsOf, TargetButton } from '@eldertable/board-kit'
import { at, counted } from '@eldertable/kernel'
import { STATS } from '../pieces/stats.ts'
import { isCovered, statOf } from '../rules/survivors.ts'
import { storeOn } from '../rules/tokens.ts'
import { GENERAL, holderOf, isHeld, type Survivor } from '../state.ts'
import { openState } from '../text/telling.ts'
import { cardIn } from '../verbs.ts'
import { billed } from '../text/names.ts'
import { iconOf } from './icons.ts'
import { shortStats, statWords } from './stats.tsx'
import { countsOf, PoolMark, whereInWords } from './survivor-marks.tsx'
import type { I32Props, Parts } from './table.ts'
import { short } from './words.ts'

/** The pool before the reader: each survivor with what it holds beside it. */
export function SmallPool({ pool, ...props }: I32Props & { pool: number }) {
  const { survivors, seat } = at(props.table.pools, pool)
  return survivors.map((one) => (
    <div key={one.card} className="i32-group">
      <Person {...props} {...{ one, seat }} isLarge />
      <Held {...props} one={one} />
    </div>
  ))
}

/** Everybody else, two above each other. */
export function SmallOthers({ without, ...props }: I32Props & { without: number }) {
  const others = props.table.pools.flatMap(({ survivors, seat }, pool) =>
    pool === without ? [] : survivors.map((one) => ({ one, seat })),
  )
  if (others.length === 0) return null
  return (
    <>
      <div className="i32-cast">
        {others.map(({ one, seat }) => (
          <Person key={one.card} {...props} {...{ one, seat }} isLarge={false} />
        ))}
      </div>
      {others.map(({ one }) => (
        <Held key={one.card} {...props} one={one} />
      ))}
    </>
  )
}

function Person({
  table,
  decision,
  lit,
  onAim,
  onPick,
  one,
  seat,
  isLarge,
}: I32Props & { one: Survivor; seat: number; isLarge: boolean }) {
  const id = `card:${one.card}`
  const where = whereInWords(table, one)
  const isActing = table.acting === one.card
  const counts = countsOf({ table, decision }, one)
  return (
    <TargetButton
      {...{ id, onAim, onPick }}
      className={isLarge ? 'street-card i32-person large' : 'street-card i32-person'}
      light={lit.get(id)}
    >
      <span className="i32-portrait">
        <Icon name={iconOf(one.card)} size={isLarge ? 54 : 34} />
        <PoolMark {...{ table, seat, one }} size={20} />
      </span>
      <span className="i32-about">
        <strong>{billed(one.card)}</strong>
        <span className="i32-stats">
          {STATS.map((stat) => (
            <span key={stat} className={isCovered(one, stat) ? 'mad' : undefined}>
              {statOf(one, stat) || '–'}
              <small>{at(isLarge ? statWords : shortStats, stat)}</small>
            </span>
          ))}
        </span>
        <small>
          {`${one.rest} rest · ${one.mythos} mythos${one.stars > 0 ? ` · ${counted(one.stars, 'star')}` : ''}`}
        </small>
        {where !== '' && (isLarge || one.area !== GENERAL) ? (
          <small className={isHeld(one.area) ? 'where bad' : 'where'} title={where}>
            {isLarge ? (
              where
            ) : (
              <>
                <Icon name={iconOf(placeOf(table, one))} size={15} />
                {isHeld(one.area) ? 'held' : 'inside'}
              </>
            )}
          </small>
        ) : null}
        {counts.length > 0 ? <small>{`countdown ${counts.join(', ')}`}</small> : null}
        {isLarge && isActing ? <small className="now">acts now</small> : null}
      </span>
    </TargetButton>
  )
}

/** The sanctuary in which somebody is, or the card that holds them. */
const placeOf = ({ corners }: Parts['table'], { area, card }: Survivor): number =>
  isHeld(area) ? holderOf(area) : (corners[area]?.card ?? card)

/** Cards that a survivor holds; where weapons are asked for, a card stands for its use. */
function Held({ table, lit, onAim, onPick, one }: Parts & { one: Survivor }) {
  return one.cards.map((card) => {
    const weapon = highlightsOf(lit, 'weapon').find(({ number }) => cardIn(number) === card)
    const id = weapon === undefined ? `card:${card}` : `weapon:${weapon.number}`
    const tokens = storeOn(openState({ table }), card)
    return (
      <TargetButton
        key={card}
        {...{ id, onAim, onPick }}
        className="street-card i32-card"
        light={lit.get(id)}
        label={`${billed(card)} of ${billed(one.card)}`}
      >
        <Icon name={iconOf(card)} size={34} />
        <span>{short(card)}</span>
        {tokens > 0 ? <em>{tokens}</em> : null}
      </TargetButton>
    )
  })
}

/** Sanctuaries with their locks, and what is stored there. */
export function SmallSanctuaries({ table, lit, onAim, onPick }: Parts) {
  return table.corners.map((one, corner) =>
    one === null ? null : (
      // A sanctuary is its corner.
      // oxlint-disable-next-line react/no-array-index-key
      <div key={corner} className="i32-group">
        <TargetButton
          id={`corner:${corner}`}
          className="street-card i32-card"
          light={lit.get(`corner:${corner}`)}
          {...{ onAim, onPick }}
        >
          <Icon name={iconOf(one.card)} size={34} />
          <span>{billed(one.card)}</span>
          <small>{`${counted(one.locks, 'lock')}, ${one.mythos} mythos`}</small>
        </TargetButton>
        {one.cards.map((card) => (
          <TargetButton
            key={card}
            id={`card:${card}`}
            className="street-card i32-card"
            light={lit.get(`card:${card}`)}
            {...{ onAim, onPick }}
          >
            <Icon name={iconOf(card)} size={34} />
            <span>{short(card)}</span>
            <small>stored</small>
          </TargetButton>
        ))}
      </div>
    ),
  )
}
