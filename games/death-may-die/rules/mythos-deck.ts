import { at, missing } from '@eldertable/kernel'
import { cthulhuMythos, episodeMythos, hasturMythos, type MythosCard } from '../pieces/mythos.ts'
import { textOfCard } from '../pieces/texts.ts'
import type { Game } from '../frames.ts'
import { NO_CARD, type DmdState, type Hero } from '../state.ts'
import { byMatch, episodeOf } from './by-match.ts'

/** Cards 0 to 7 are the Elder One's, 8 to 15 the episode's (DMD-SETUP-7). */
const cardsIn = byMatch((settings) => [
  ...(settings.elderOne === 'cthulhu' ? cthulhuMythos : hasturMythos),
  ...at(episodeMythos, episodeOf(settings)),
])
const textsIn = byMatch((settings) => cardsIn(settings).map(textOfCard))

export function mythosAt({ table }: DmdState, card: number): MythosCard {
  const one = cardsIn(table.settings)[card]
  if (one === undefined) missing('Mythos card', card)
  return one
}

/** The number of the text on a card. */
export const textOfMythos = ({ table }: DmdState, card: number): number =>
  at(textsIn(table.settings), card)

/** Draws a card face up; an empty deck is made anew of the discards (DMD-MYTHOS-7). */
export function drawMythos(g: Game, hero: number, rule: string): void {
  const { table, box } = g.state
  if (box.mythos.length === 0) shuffleDiscards(g, 'DMD-MYTHOS-7')
  const card = box.mythos.shift()
  if (card === undefined) return
  table.mythos = box.mythos.length
  while (table.buried.length > table.mythos) table.buried.shift()
  table.drawn.push(card)
  g.event?.('draws', rule, { hero, card })
}

/** Puts a drawn card under the deck unresolved (DMD-OMENS-1). */
export function buryMythos(g: Game, hero: number, card: number, rule: string): void {
  const { table, box } = g.state
  table.drawn = table.drawn.filter((one) => one !== card)
  box.mythos.push(card)
  table.buried.push(card)
  table.mythos = box.mythos.length
  g.event?.('buries', rule, { hero, card })
}

export function shuffleDiscards(g: Game, rule: string, kept: readonly number[] = []): void {
  const { table, box } = g.state
  box.mythos.push(...table.mythosDiscards)
  table.mythosDiscards = []
  table.buried = []
  g.chance.shuffle(box.mythos)
  table.mythos = box.mythos.length
  g.event?.('shuffles', rule, { kept: [...kept] })
}

/** DMD-ENDTURN-3 */
export function symbolsInDiscards(s: DmdState): number {
  const { mythosDiscards, heroes } = s.table
  let symbols = 0
  for (let i = 0; i < mythosDiscards.length; i++)
    if (mythosAt(s, mythosDiscards[i] ?? NO_CARD).symbol) symbols++
  for (let hero = 0; hero < heroes.length; hero++) {
    const { remembers } = heroes[hero] as Hero
    if (remembers !== NO_CARD && mythosAt(s, remembers).symbol) symbols++
  }
  return symbols
}
