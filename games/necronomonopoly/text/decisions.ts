import type { Words } from '@eldertable/kernel'
import type { Nec } from '../frames.ts'
import type { Questions } from '../questions.ts'
import { isForSale } from './property.ts'

/** The questions that a player can ask not to be asked, as they follow "not asked about". */
export const decisions = {
  'dawn.window': 'cards at Dawn',
  'monsterStep.command': 'how far your Monsters go',
  'monsterStep.goules': 'moving a Zombie, Ghoul or Ghast as well',
  'monsterStep.dunwich': 'moving one more Monster',
  'turn.ready': 'cards before you throw',
  'turn.rethrow': 'throwing again',
  'miGo.spell': 'Spells at Mi-Go',
  'encounter.meet': 'how to meet a Monster',
  'lose.window': 'how to take a loss',
  'owe.window': 'what you owe',
  'draw.window': 'drawing another card instead',
  'gate.shift': 'shifting the roll of a Gate',
  'use.counter': 'answering what is cast on you',
  'buying.choose': 'buying and trading',
  'trade.reply': 'what the others offer you',
  'trade.answer': 'what they would rather give',
} as const satisfies Partial<Record<keyof Questions, string>>

/** Only the player whose turn it is makes offers: to pass for the turn is to decline whatever comes from there. */
export const passes: NonNullable<Words<Nec>['passes']> = {
  'trade.reply': ({ from }, t) => `Decline all from ${t.name(from)} this turn`,
  'trade.answer': ({ from }, t) => `Decline all counter-offers of ${t.name(from)} this turn`,
}

/** Spells and trades are possible at nearly every moment: they can be left alone until there is something new. */
export const lasting: NonNullable<Words<Nec>['lasting']> = {
  'dawn.window': () => 'Not at any Dawn, until my cards change',
  'turn.ready': () => 'Just throw, until my cards change',
  'buying.choose': ({ space }, t) =>
    isForSale(space, t) ? null : 'Don’t ask to trade, until there is something to buy',
}
