import { capital, counted, list, type BoardText } from '@eldertable/kernel'
import { STATS } from '../content/stats.ts'
import { GENERAL, holderOf, isHeld, type Survivor, type Throng } from '../state.ts'
import { countdownOf, isBetweenTurns } from '../rules/countdown.ts'
import { isCovered, statOf } from '../rules/survivors.ts'
import { isThrong, totalOf } from '../rules/throngs.ts'
import { cardName, reelName, statName } from './names.ts'
import {
  cornerName,
  openState,
  poolName,
  sideName,
  slotName,
  throngName,
  type Tell,
} from './telling.ts'
import { storeOn } from '../rules/tokens.ts'
import { DIRECTOR } from '../state.ts'

const named = (cards: readonly number[], empty = 'none'): string =>
  cards.length === 0 ? empty : list(cards.map(cardName))

function screenLines(t: Tell): string[] {
  return t.table.screen.map((cards, slot) => {
    const top = cards.at(-1)
    const under = cards.slice(0, -1)
    const shown = top === undefined ? 'empty' : top < 0 ? 'a card face down' : cardName(top)
    const { fade } = t.table
    const fading = fade !== null && fade.card === top ? `, fading out in ${fade.left}` : ''
    const below = under.length > 0 ? `, on ${named(under)}` : ''
    return `${capital(slotName(slot))}: ${shown}${fading}${below}.`
  })
}

/** Whose turns the countdown waits for (I32-FADE-2). */
function countdownLines(t: Tell): string[] {
  const { fade } = t.table
  const names = countdownOf(t.table, isBetweenTurns(t.asked?.key)).map(cardName)
  if (fade === null || names.length === 0) return []
  const turns = names.length === 1 ? 'the turn' : 'the turns'
  return [`${capital(cardName(fade.card))} fades out after ${turns} of ${list(names)}.`]
}

function survivorLine(one: Survivor, t: Tell): string {
  const stats = STATS.map((stat) => {
    const value = statOf(one, stat)
    return `${statName(stat)} ${value === 0 ? 'inactive' : value}${isCovered(one, stat) ? ' (insane)' : ''}`
  })
  const area =
    one.area === GENERAL
      ? 'in the open'
      : isHeld(one.area)
        ? `held by ${cardName(holderOf(one.area))}`
        : `inside ${cornerName(one.area, t)}`
  const extras = [
    one.rest > 0 ? counted(one.rest, 'rest spoint') : '',
    one.mythos > 0 ? counted(one.mythos, 'mythos token') : '',
    one.stars > 0 ? counted(one.stars, 'horror star') : '',
    one.hasDibs ? 'a dibs marker' : '',
    ...one.cards.map((card) => {
      const tokens = storeOn(openState(t), card)
      return tokens > 0 ? `${cardName(card)} with ${counted(tokens, 'token')}` : cardName(card)
    }),
  ].filter((part) => part !== '')
  const has = extras.length > 0 ? `; ${list(extras)}` : ''
  return `${capital(cardName(one.card))}, ${area}: ${list(stats)}${has}.`
}

const throngLine = (one: Throng, throng: number, t: Tell): string =>
  `${capital(throngName(throng, t))}: ${named([...one.cards, ...one.terrors])}, attack value ${totalOf(openState(t), throng)}.`

/** The board in words. */
export function board(t: Tell): BoardText {
  const { table } = t
  const throngs = table.throngs.flatMap((one, throng) =>
    isThrong(one) ? [throngLine(one, throng, t)] : [],
  )
  const left = table.piles.reduce((sum, pile) => sum + pile, 0)
  return [
    {
      heading: `Screen, ${reelName(table.reel)}`,
      lines: [
        ...screenLines(t),
        ...countdownLines(t),
        `${counted(table.reelPile, 'card')} left in the reel${table.turningPoint === 'active' ? ', stopped by the Turning Point' : ''}.`,
        `Discards: ${named(table.discards)}${table.strangers > 0 ? ` and ${counted(table.strangers, 'unknown survivor')}` : ''}.`,
        `Out of the film: ${named(table.removed)}.`,
      ],
    },
    ...table.pools.map((pool, number) => ({
      heading: poolName(number, t),
      lines: [
        pool.side === 'survivors'
          ? `${counted(pool.power, 'power spoint')}.`
          : pool.side === 'fallen'
            ? 'Fallen.'
            : 'A monster seat.',
        ...pool.survivors.map((one) => survivorLine(one, t)),
      ],
    })),
    {
      heading: `Monsters of ${sideName(DIRECTOR, t)} and of fallen seats`,
      lines: throngs.length === 0 ? ['No throngs.'] : throngs,
    },
    {
      heading: 'Sanctuaries',
      lines: table.corners.every((one) => one === null)
        ? ['No sanctuary has been found.']
        : table.corners.flatMap((one) =>
            one === null
              ? []
              : [
                  `${capital(cardName(one.card))}: ${counted(one.locks, 'lock')}, ${counted(one.mythos, 'mythos token')}, stored ${named(one.cards)}.`,
                ],
          ),
    },
    { heading: 'Survivors to come', lines: [`${counted(left, 'survivor')} in the pile.`] },
  ]
}
