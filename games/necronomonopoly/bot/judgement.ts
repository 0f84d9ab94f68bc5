import { chanceBy } from '@eldertable/kernel'
import type { Deal, NecTable } from '../state.ts'
import { cardOfThing, isCardThing } from '../verbs.ts'
import { quickMeasuresOf } from './quick-measures.ts'
import { quickWeights } from './quick-weights.ts'

/** The chance of each player to win, as the habit sees it at a glance; together they make one. */
export function chancesIn(table: NecTable): number[] {
  const chances: number[] = []
  let sum = 0
  for (const one of quickMeasuresOf(table)) {
    const chance = one === undefined ? 0 : chanceBy(quickWeights, one)
    chances.push(chance)
    sum += chance
  }
  for (let seat = 0; seat < chances.length; seat++) chances[seat] = (chances[seat] ?? 0) / sum
  return chances
}

/** The table as it would be after a deal, as far as judging it goes. */
export function afterDeal(table: NecTable, deal: Deal): NecTable {
  const owners = table.owners.slice()
  const players = table.players.slice()
  const [from, to] = [players[deal.from], players[deal.to]]
  if (from === undefined || to === undefined) return table
  const sanity = deal.takesSanity - deal.givesSanity
  const cardsOf = (things: readonly number[]): number[] =>
    things.filter(isCardThing).map(cardOfThing)
  const [given, taken] = [cardsOf(deal.gives), cardsOf(deal.takes)]
  const swapped = (held: readonly number[], less: readonly number[], more: readonly number[]) => [
    ...held.filter((card) => !less.includes(card)),
    ...more,
  ]
  players[deal.from] = {
    ...from,
    sanity: from.sanity + sanity,
    held: swapped(from.held, given, taken),
  }
  players[deal.to] = { ...to, sanity: to.sanity - sanity, held: swapped(to.held, taken, given) }
  for (const thing of deal.gives) if (!isCardThing(thing)) owners[thing] = deal.to
  for (const thing of deal.takes) if (!isCardThing(thing)) owners[thing] = deal.from
  return { ...table, owners, players }
}
