import type { Figure, LogLine, TallyRow } from '@eldertable/board-kit'
import { at, capital } from '@eldertable/kernel'
import { DIRECTOR, NONE } from '../state.ts'
import { isSurvivorsWin } from '../text/endings.ts'
import { reelName } from '../pieces/reels.ts'
import { cardName } from '../text/names.ts'
import { isOnlyPool, sideName, sidePerson, type Tell } from '../text/telling.ts'
import { Chronicle, type Loss } from './chronicle.ts'

/** The director, then every survivor in the order of their coming, then the monsters of those who fell. */
export function tally(log: readonly LogLine[], t: Tell): TallyRow[] {
  const past = new Chronicle().read(log)
  const isWon = isSurvivorsWin(t)
  const survivors = [...past.survivors].map(([who, own]): TallyRow => {
    const loss = past.losses.findLast((one) => one.who === who)
    return {
      seat: at(t.table.pools, own.pool).seat,
      name: capital(cardName(who)),
      fate: capital(loss === undefined ? unlost(isWon) : lossInWords(loss, t)),
      isWinner: isWon,
      figures: figures(own.felled, own.dealt, own.taken, own.spent, own.lost),
    }
  })
  const monsters = [...past.packs].flatMap(([side, { felled, dealt }]): TallyRow[] =>
    side === DIRECTOR || side === NONE
      ? []
      : [
          {
            // Those of somebody who has other pools are not theirs any more.
            ...(isOnlyPool(side, t)
              ? { seat: at(t.table.pools, side).seat, name: `Monsters of ${sideName(side, t)}` }
              : { name: `Monsters of ${sidePerson(side, t).who}` }),
            isWinner: !isWon,
            figures: figures(felled, dealt),
          },
        ],
  )
  const { felled = 0, dealt = 0 } = past.packs.get(DIRECTOR) ?? {}
  const alone = past.packs.get(NONE)
  const { director } = t.table
  return [
    {
      ...(director !== NONE && { seat: director }),
      name: 'The director',
      isWinner: !isWon,
      figures: figures(felled, dealt),
    },
    ...(alone === undefined
      ? []
      : [
          {
            name: 'Cards by themselves',
            fate: 'Monsters on the screen, and events',
            isWinner: !isWon,
            figures: figures(alone.felled, alone.dealt),
          },
        ]),
    ...survivors,
    ...monsters,
  ]
}

const unlost = (isWon: boolean): string => (isWon ? 'lived to leave' : 'never seen again')

function lossInWords(loss: Loss, t: Tell): string {
  const when = `in ${reelName(loss.reel)}`
  if (loss.isCultist) return `one of them all along, shown ${when}`
  return `fell ${when}${killer(loss, t)}`
}

/** `, to Fay's monsters`, `, to Storm Surge` */
export function killer({ side, card }: Loss, t: Tell): string {
  if (side !== NONE) return `, to ${sidePerson(side, t).whose} monsters`
  return card === NONE ? '' : `, to ${cardName(card)}`
}

const labels = ['felled', 'damage done', 'damage faced', 'spoints spent', 'stats lost'] as const

const figures = (...values: readonly number[]): Figure[] =>
  values.map((value, place) => ({ value: String(value), label: at(labels, place) }))
