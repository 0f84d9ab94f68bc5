import type { BoardModule } from '@eldertable/board-kit'
import { capital, pickOf } from '@eldertable/kernel'
import type { Nec } from '../frames.ts'
import type { Deal } from '../state.ts'
import { V } from '../verbs.ts'
import { thingName } from '../text/pieces.ts'

/** A trade that is put together, in two columns: what the reader gives, and what the other one does. */
export const sides: NonNullable<BoardModule<Nec>['sides']> = (decision, t) => {
  const draft = t.hand?.draft ?? null
  if (draft === null || !(decision.key === 'trade.draft' || decision.key === 'trade.counter'))
    return null
  return {
    headings: ['You give', `${t.name(draft.to)} gives`],
    of: ({ verb, argument }) => {
      switch (verb) {
        case 'give':
          return { side: 0, isIn: false, words: capital(thingName(argument)) }
        case 'take':
          return { side: 1, isIn: false, words: capital(thingName(argument)) }
        case 'takeOut':
          return {
            side: draft.gives.includes(argument) ? 0 : 1,
            isIn: true,
            words: capital(thingName(argument)),
          }
        case 'giveSanity':
          return { side: 0, isIn: false, words: 'Add Sanity' }
        case 'takeSanity':
          return { side: 1, isIn: false, words: 'Add Sanity' }
        case 'giveNoSanity':
          return { side: 0, isIn: true, words: `${draft.givesSanity} Sanity` }
        case 'takeNoSanity':
          return { side: 1, isIn: true, words: `${draft.takesSanity} Sanity` }
        default:
          return undefined
      }
    },
  }
}

/** A counter-offer starts from the offer, and a new offer from the last one that the same player declined. */
export const follows: NonNullable<BoardModule<Nec>['follows']> = (
  { verb, argument },
  { table, reader },
) => {
  if (verb === 'counter') return table.deal === null ? [] : piecesOf(turned(table.deal))
  if (verb !== 'partner') return []
  const last = table.declined?.findLast(({ from, to }) => from === reader && to === argument)
  return last === undefined ? [] : piecesOf(last)
}

/** The same deal as the other one would offer it. */
const turned = (deal: Deal): Deal => ({
  from: deal.to,
  to: deal.from,
  gives: deal.takes,
  takes: deal.gives,
  givesSanity: deal.takesSanity,
  takesSanity: deal.givesSanity,
})

function piecesOf({ gives, takes, givesSanity, takesSanity }: Deal): number[] {
  return [
    ...gives.map((thing) => pickOf(V.give, thing)),
    ...takes.map((thing) => pickOf(V.take, thing)),
    ...(givesSanity > 0 ? [pickOf(V.giveSanity, givesSanity)] : []),
    ...(takesSanity > 0 ? [pickOf(V.takeSanity, takesSanity)] : []),
  ]
}
