import { Icon, SeatMark, TargetButton } from '@eldertable/board-kit'
import { at } from '@eldertable/kernel'
import { cardAt } from '../pieces/cards.ts'
import { cannotPlace, isThrong, sideOfThrong, slotsOf, totalOf } from '../rules/throngs.ts'
import { DIRECTOR } from '../state.ts'
import { percentOf } from '../text/chances.ts'
import { openState } from '../text/telling.ts'
import { billed } from '../text/names.ts'
import { iconOf } from './icons.ts'
import { sidesWithThrongs } from './shown.ts'
import type { I32Table, Parts } from './table.ts'
import { short } from './words.ts'

/** Every throng that stands or can be started, with its attack value and its monsters. */
export function SmallThrongs({ reader, ...parts }: Parts & { reader: number | null }) {
  const { table, lit } = parts
  const throngs = sidesWithThrongs(table, reader)
    .flatMap(slotsOf)
    .filter((throng) => isWorthShowing(table, throng) || lit.has(`throng:${throng}`))
  return throngs.map((throng) => <OneThrong key={throng} {...parts} throng={throng} />)
}

/** Empty slots are shown once their turn has come. */
const isWorthShowing = (table: I32Table, throng: number): boolean =>
  isThrong(at(table.throngs, throng)) || cannotPlace(openState({ table }), throng) === undefined

function OneThrong({ table, lit, onAim, onPick, throng }: Parts & { throng: number }) {
  const { cards, terrors } = at(table.throngs, throng)
  const side = sideOfThrong(throng)
  const total = totalOf(openState({ table }), throng)
  const place = slotsOf(side).indexOf(throng) + 1
  return (
    <div className="i32-group">
      <TargetButton
        id={`throng:${throng}`}
        className="street-card i32-throng"
        light={lit.get(`throng:${throng}`)}
        {...{ onAim, onPick }}
      >
        <span>
          {side === DIRECTOR ? null : <SeatMark seat={at(table.pools, side).seat} size={18} />}
          {`Throng ${place}`}
        </span>
        {total > 0 ? (
          <>
            <strong>{total}</strong>
            <small>{`hits ${percentOf(total)} %`}</small>
          </>
        ) : (
          <small>empty</small>
        )}
      </TargetButton>
      {[...cards, ...terrors].map((card) => (
        <TargetButton
          key={card}
          id={`card:${card}`}
          className="street-card i32-card"
          light={lit.get(`card:${card}`)}
          label={`${billed(card)}, value ${cardAt(card).value}`}
          {...{ onAim, onPick }}
        >
          <Icon name={iconOf(card)} size={38} />
          <span>{short(card)}</span>
          <em>{cardAt(card).value}</em>
        </TargetButton>
      ))}
    </div>
  )
}
