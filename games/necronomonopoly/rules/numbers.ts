import type { Changer, Reckoned } from '@eldertable/kernel'
import type { Card } from '../pieces/card.ts'
import type { NecState } from '../state.ts'

/** What these rules reckon and what players have can change: cards, Tomes, whole locales. */
export interface Numbers {
  /** Of a Lot, for its owner. */
  rent: Reckoned<number>
  toll: Reckoned<number>
  /** Lost by coming to Mi-Go through a Gate. */
  gateLoss: Reckoned<number>
  /** Lost at the start of a turn. */
  startLoss: Reckoned<number>
  /** Gained by an inmate at the start of a turn. */
  asylumGain: Reckoned<number>
  spellCost: Reckoned<number>
  /** Whether a Spell makes the player lose nothing. */
  isSpellproof: Reckoned<boolean>
  /** Lost to a Monster or Great Old One that is met. */
  meetLoss: Reckoned<number, Card>
  isIgnored: Reckoned<boolean, Card>
  isTurnedAway: Reckoned<boolean, Card>
  banishGain: Reckoned<number>
  /** The lowest throw of a die that brings back one of some Allies that were given up. */
  savingThrow: Reckoned<number, readonly number[]>
  /** Whether a Cultist does not attack the player. */
  isSpared: Reckoned<boolean>
}

/** What a card, a Tome or a locale changes of it. */
export type Changes = Changer<NecState, Numbers>['changes']
