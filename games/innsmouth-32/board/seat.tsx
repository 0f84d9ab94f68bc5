import { Icon, LookButton, type Figure, type SeatChipsProps } from '@eldertable/board-kit'
import { capital, counted } from '@eldertable/kernel'
import { isMonster } from '../pieces/cards.ts'
import { isThrong, throngAt, totalOf } from '../rules/throngs.ts'
import { DIRECTOR, FACEDOWN, holderOf, isHeld, type Pool } from '../state.ts'
import { isOnlyPool, openState, throngName } from '../text/telling.ts'
import { billed } from '../text/names.ts'
import { iconOf } from './icons.ts'
import { slotsOf } from '../rules/throngs.ts'
import type { I32Table } from './table.ts'
import { short, telling } from './words.ts'

/** The sides whose throngs a seat leads. */
function sidesOf({ director, pools }: I32Table, seat: number): number[] {
  const fallen = pools.flatMap((one, pool) =>
    one.seat === seat && one.side !== 'survivors' ? [pool] : [],
  )
  return seat === director ? [DIRECTOR] : fallen
}

/** A seat's survivors with what they hold and what holds them, or its throngs. */
export function SeatChips({ table, seat }: SeatChipsProps<I32Table>) {
  const s = openState({ table })
  const own = table.pools.flatMap((pool, number) =>
    pool.seat === seat && pool.side === 'survivors' ? [{ pool, number }] : [],
  )
  const throngs = sidesOf(table, seat)
    .flatMap(slotsOf)
    .filter((throng) => isThrong(throngAt(s, throng)))
  return (
    <>
      {own.map(({ pool, number }) => (
        <PoolChips key={number} {...{ table, pool, number }} />
      ))}
      {throngs.map((throng) => (
        <LookButton key={throng} id={`throng:${throng}`} className="chip bad">
          {`${capital(throngName(throng, telling(table, [])))}: ${totalOf(s, throng)}`}
        </LookButton>
      ))}
    </>
  )
}

/** The survivors of a pool, after its number and its spoints where one person has several. */
function PoolChips({ table, pool, number }: { table: I32Table; pool: Pool; number: number }) {
  return (
    <>
      {isOnlyPool(number, { table }) ? null : (
        <LookButton id={`pool:${number}`} className="chip">
          {`Pool ${number + 1}: ${pool.power} power`}
        </LookButton>
      )}
      {pool.survivors.flatMap(({ card, cards, area }) => [
        <LookButton key={card} id={`card:${card}`} className={isHeld(area) ? 'chip bad' : 'chip'}>
          {billed(card)}
          {isHeld(area) ? <Icon name={iconOf(holderOf(area))} /> : null}
        </LookButton>,
        ...cards.map((held) => (
          <LookButton key={held} id={`card:${held}`} className="chip" title={billed(held)}>
            <Icon name={iconOf(held)} /> {short(held)}
          </LookButton>
        )),
      ])}
    </>
  )
}

/** Power spoints of those who survive, monsters of those who do not. */
export function figure(table: I32Table, seat: number): Figure {
  const s = openState({ table })
  const own = table.pools.filter((pool) => pool.seat === seat)
  const isLiving = own.some(({ side }) => side === 'survivors')
  if (isLiving && seat !== table.director)
    return { value: String(own.reduce((sum, { power }) => sum + power, 0)), label: 'power' }
  const monsters = sidesOf(table, seat)
    .flatMap(slotsOf)
    .reduce((sum, throng) => sum + throngAt(s, throng).cards.length, 0)
  return monsters === 0
    ? { value: '—', label: 'no monsters' }
    : { value: String(monsters), label: 'monsters' }
}

/** How near a creature feature is. */
export function Facts({ table }: { table: I32Table }) {
  const there = table.screen.filter((cards) => {
    const top = cards.at(-1) ?? FACEDOWN
    return top !== FACEDOWN && isMonster(top)
  }).length
  return (
    <p>
      <b>Creature feature</b>
      {` when three monsters share the screen. ${there === 0 ? 'None is there now.' : `${counted(there, 'monster')} ${there === 1 ? 'is' : 'are'} there now.`}`}
    </p>
  )
}
