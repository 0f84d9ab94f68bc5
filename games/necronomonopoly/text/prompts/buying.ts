import { ask, capital, type PromptsFor, type Seat } from '@eldertable/kernel'
import { spaceAt } from '../../pieces/spaces.ts'
import type { Deal } from '../../state.ts'
import { given, taken } from '../deals.ts'
import { spaceName } from '../pieces.ts'
import { isForSale } from '../property.ts'
import type { Nec } from '../../frames.ts'
import { sanityOf, type Tell } from '../telling.ts'

/** The questions of the Buy step and of a trade. */
export const buyingPrompts: PromptsFor<Nec, 'buying' | 'trade'> = {
  'buying.choose': ask({
    you: ({ space }, t, seat) =>
      isForSale(space, t)
        ? saleAt(space, t, seat)
        : `You have ${sanityOf(t, seat)} Sanity, and there is nothing to buy here. Is that all?`,
    others: ({ space }, t, seat) =>
      isForSale(space, t) && spaceAt(space).cost <= sanityOf(t, seat)
        ? `whether to buy ${spaceName(space)}`
        : 'what to do in the Buy step',
  }),
  'trade.partner': ask({
    you: () => 'With whom do you want to trade?',
    others: () => 'with whom to trade',
  }),
  'trade.draft': ask({
    you: ({ partner }, t) => draftFor(partner, t),
    others: ({ partner }, t) => `what to offer ${t.name(partner)}`,
  }),
  'trade.reply': ask({
    you: ({ from }, t, seat) => answerTo(from, 'offers you', t, seat),
    others: ({ from }, t) => `whether to accept what ${t.name(from)} offers`,
  }),
  'trade.counter': ask({
    you: ({ partner }, t) => draftFor(partner, t),
    others: ({ partner }, t) => `what to offer ${t.name(partner)} instead`,
  }),
  'trade.answer': ask({
    you: ({ from }, t, seat) => answerTo(from, 'would rather give', t, seat),
    others: ({ from }, t) => `whether to accept what ${t.name(from)} offers instead`,
  }),
}

function saleAt(space: number, t: Tell, seat: Seat): string {
  const { cost, kind } = spaceAt(space)
  const sanity = sanityOf(t, seat)
  const sale = `${capital(spaceName(space))} ${kind === 'lot' ? 'stands empty' : 'lies unread'}`
  return cost > sanity
    ? `${sale}, but costs ${cost}, and you have ${sanity}. Is there anything else?`
    : `${sale}. Will you take it on for ${cost}, which leaves you ${sanity - cost}?`
}

/** The draft so far, which only its author may see. */
function draftFor(partner: Seat, t: Tell): string {
  const draft = t.hand?.draft ?? null
  return draft === null || isEmpty(draft)
    ? `What goes into your offer to ${t.name(partner)}?`
    : `So far you give ${t.name(partner)} ${given(draft)} for ${taken(draft)}. What else?`
}

const isEmpty = ({ gives, takes, givesSanity, takesSanity }: Deal): boolean =>
  gives.length + takes.length + givesSanity + takesSanity === 0

/** An offer as the one who answers it reads it, with what it would leave. */
function answerTo(from: Seat, verb: string, t: Tell, seat: Seat): string {
  const { deal } = t.table
  if (deal === null) return `Do you accept what ${t.name(from)} offers?`
  const after = sanityOf(t, seat) + deal.givesSanity - deal.takesSanity
  const change = deal.givesSanity === deal.takesSanity ? '' : `, which leaves you ${after} Sanity`
  return `${t.name(from)} ${verb} ${given(deal)} for ${taken(deal)}${change}. Do you accept?`
}
