import { counted, personAt } from '@eldertable/kernel'
import { NO_CARD, NOBODY, type TurnStep } from '../../state.ts'
import { diceInWords } from '../phrases.ts'
import { newCardName } from '../pieces.ts'
import type { Tell } from '../telling.ts'

const stepNames: Readonly<Record<TurnStep, string>> = {
  start: 'Start',
  monster: 'Monster',
  move: 'Move',
  buy: 'Buy',
  pass: 'Pass',
}

/** The deck, the round and the turn, and who is Keeper. */
export function deckLines(t: Tell): string[] {
  const { active, deck, dice, drawn, keeper, outcome, round, settings, step, turn } = t.table
  const limit = settings.roundLimit > 0 ? ` of ${settings.roundLimit}` : ''
  return [
    `${counted(deck, 'card')} in the Mythos Deck.`,
    ...(drawn === NO_CARD ? [] : [`Just drawn: ${newCardName(drawn)}.`]),
    `Round ${round}${limit}, turn ${turn}.`,
    outcome === null
      ? `It is ${personAt(active, t).whose} turn, ${stepNames[step]} step.`
      : 'The game is over.',
    ...(dice.length > 0 ? [`Last thrown: ${diceInWords(dice)}.`] : []),
    keeper === NOBODY ? 'Keeper: nobody.' : `Keeper: ${t.name(keeper)}.`,
  ]
}
