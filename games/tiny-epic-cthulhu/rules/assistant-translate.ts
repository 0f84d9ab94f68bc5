import type { Game } from '../frames.ts'
import { plainPayment, spend } from './payments.ts'
import { costOfPage, translatePage } from './translate.ts'

/** An Assistant translates the Page Card at its Town Card, for which it can pay (TEC-ASSIST-16, TEC-ASSIST-17). */
export function translateForAssistant(g: Game, character: number): void {
  const payment = plainPayment(g.state, character, costOfPage(g.state, character))
  spend(g, character, payment, 'translate', 'TEC-ASSIST-17')
  translatePage(g, character)
}
