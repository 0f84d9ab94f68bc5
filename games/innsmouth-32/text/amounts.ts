import { counted, list, type Seat } from '@eldertable/kernel'
import { chanceInWords } from './chances.ts'
import { cardName } from './names.ts'
import { poolPerson, type Tell } from './telling.ts'

/** Where spoints come from, as the steppers call them. */
export const restOf = (who: number): string => `Rest of ${cardName(who)}`
export function powerOf(pool: number, t: Tell): string {
  const { who } = poolPerson(pool, t)
  return who === 'you' ? 'Your power' : `Power of ${who}`
}

const noted = (label: string, note: string): string => `${label} (${note})`

/** The button before a throw: "Give 3 and throw (9 or less: 83 %)". */
export const throwWith = (total: number, target: number, isOwn: boolean): string =>
  noted(
    isOwn ? (total === 0 ? 'Throw now' : `Spend ${total} and throw`) : giveWords(total),
    chanceInWords(target),
  )

/** The button before a blow, with the least that the die must show. */
export const strikeWith = (total: number, least: number, isOwn: boolean): string =>
  noted(
    isOwn ? (total === 0 ? 'Strike now' : `Spend ${total} and strike`) : giveWords(total),
    leastInWords(least),
  )

const DIE = 6

/** What a single die must show, and the chance of it. */
function leastInWords(least: number): string {
  if (least <= 1) return 'it falls for sure'
  if (least > DIE) return 'too weak to fell it, whatever the die shows'
  return `it falls on ${least === DIE ? 'a 6' : `${least} or more`}: ${chanceOfDie(least)} %`
}

/** How many of a hundred throws of one die show so much or more. */
export const chanceOfDie = (least: number): number =>
  Math.round((100 * Math.max(0, Math.min(DIE, DIE + 1 - least))) / DIE)

/** The button against damage, which only the full sum undoes. */
export function payWith(total: number, left: number, canOthersPay: boolean): string {
  const short = left - total
  if (short <= 0) return noted(`Pay ${total}`, 'no harm is done')
  return canOthersPay
    ? noted(total === 0 ? 'Leave it to the others' : `Pay ${total}`, `the others must pay ${short}`)
    : noted(`Pay ${total}`, `${short} short, and only the full sum helps`)
}

/** Rest and power spoints that pay off a blow where nothing about it is to be chosen; undefined where something is. */
export function paymentFor(
  who: number,
  damage: number,
  { pools, settings }: Pick<Tell['table'], 'pools' | 'settings'>,
): { rest: number; power: number; pool: number } | undefined {
  const pool = pools.findIndex(({ survivors }) => survivors.some(({ card }) => card === who))
  const own = pools[pool]
  const one = own?.survivors.find(({ card }) => card === who)
  if (own === undefined || one === undefined) return undefined
  const rest = Math.min(one.rest, damage)
  const power = damage - rest
  const canOthers =
    settings.factionRest ||
    pools.some(
      ({ seat, order, side }, number) =>
        number !== pool && side === 'survivors' && (seat === own.seat || order === 'freely'),
    )
  return power > own.power || (power > 0 && canOthers) ? undefined : { rest, power, pool }
}

/** "2 rest and 3 power: no harm is done" */
const paidWith = ({ rest, power }: { rest: number; power: number }): string =>
  `${list([...(rest > 0 ? [`${rest} rest`] : []), ...(power > 0 ? [`${power} power`] : [])])}: no harm is done`

/** What it takes to undo a blow, before any of it is paid: what others must add comes back if they do not (I32-SPOINT-13). */
export function priceInWords(
  damage: number,
  own: number,
  parts: ReturnType<typeof paymentFor>,
): string {
  if (own >= damage)
    return noted(
      `Pay ${counted(damage, 'spoint')}`,
      parts === undefined ? 'no harm is done' : paidWith(parts),
    )
  if (own === 0)
    return noted(`Ask the others for ${counted(damage, 'spoint')}`, 'you have none to pay with')
  return noted(
    `Offer your ${own} of ${damage}`,
    `the others must pay ${damage - own}; it comes back if they do not`,
  )
}

/** Whether anybody is asked after this seat who has something to give (I32-SPOINT-13, I32-SPOINT-14). */
export const canOthersPay = ({ pools }: Tell['table'], asked: Seat): boolean =>
  pools.some(
    ({ seat, side, power, order }) =>
      seat !== asked && side === 'survivors' && power > 0 && order === 'ask',
  )

const giveWords = (total: number): string => (total === 0 ? 'Give nothing' : `Give ${total}`)
