import { Icon, RuleChip, type SeatProps } from '@eldertable/board-kit'
import { isThrong, throngAt } from '../rules/throngs.ts'
import { DIRECTOR } from '../state.ts'
import { openState } from '../text/telling.ts'
import { iconOf } from './icons.ts'
import { inspect } from './inspect.ts'
import { slotsOf } from '../rules/throngs.ts'
import type { I32Table } from './table.ts'
import { telling } from './words.ts'

type Props = SeatProps<I32Table> & { onRule: (rule: string) => void }

/** A seat's survivors with what each holds, or its throngs with every monster. */
export function Pieces({ table, seat, onRule }: Props) {
  const s = openState({ table })
  const own = table.pools.flatMap((pool, number) => (pool.seat === seat ? [{ pool, number }] : []))
  const sides = [
    ...(seat === table.director ? [DIRECTOR] : []),
    ...own.filter(({ pool }) => pool.side !== 'survivors').map(({ number }) => number),
  ]
  const throngs = sides.flatMap(slotsOf).filter((throng) => isThrong(throngAt(s, throng)))
  return (
    <>
      {own.flatMap(({ pool }) =>
        pool.survivors.flatMap(({ card, cards }) =>
          [card, ...cards].map((one) => <CardPiece key={one} card={one} {...{ table, onRule }} />),
        ),
      )}
      {throngs.flatMap((throng) => {
        const { cards, terrors } = throngAt(s, throng)
        return [
          <Piece key={`throng ${throng}`} target={`throng:${throng}`} {...{ table, onRule }} />,
          ...[...cards, ...terrors].map((one) => (
            <CardPiece key={one} card={one} {...{ table, onRule }} />
          )),
        ]
      })}
    </>
  )
}

function CardPiece({ card, ...rest }: Omit<Props, 'seat'> & { card: number }) {
  return <Piece target={`card:${card}`} icon={iconOf(card)} {...rest} />
}

function Piece({
  target,
  icon,
  table,
  onRule,
}: Omit<Props, 'seat'> & {
  target: string
  icon?: ReturnType<typeof iconOf>
}) {
  const look = inspect(target, telling(table, []))
  if (look === null) return null
  return (
    <article className="piece">
      <h4>
        {icon === undefined ? null : <Icon name={icon} />} {look.heading}
      </h4>
      {look.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {look.rule === undefined ? null : <RuleChip id={look.rule} onOpen={onRule} />}
    </article>
  )
}
