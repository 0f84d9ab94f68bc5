import { OMENS, type CandleState } from './state.ts'

/** What must be true between any two picks, whatever has been played. */
export function faults(s: CandleState): string[] {
  const { table, hands, box } = s
  const found: string[] = []
  if (table.lit < 0 || table.lit > table.candles) found.push(`${table.lit} candles are alight`)
  if ((table.lit === 0) !== (table.outcome?.ending === 'darkness'))
    found.push(`${table.lit} candles are alight, yet the ending is ${table.outcome?.ending}`)
  if (table.tapers < 0) found.push(`${table.tapers} tapers are left`)
  for (const omen of OMENS) {
    const places = [...box.omens, ...table.shown, ...hands.map((hand) => hand.omen)]
    const cards = places.filter((place) => place === omen).length
    if (cards !== 2) found.push(`there are ${cards} cards of ${omen}`)
  }
  return found
}
