import type { Modifier, Modified } from '@eldertable/kernel'
import type { Card } from '../pieces/card.ts'
import type { NecState } from '../state.ts'

/** What these rules reckon and what players have can change: cards, Tomes, whole locales. */
export interface Numbers {
  /** Of a Lot, for its owner. */
  rent: Modified<number>
  toll: Modified<number>
  /** Lost by coming to Mi-Go through a Gate. */
  gateLoss: Modified<number>
  /** Lost at the start of a turn. */
  startLoss: Modified<number>
  /** Gained by an inmate at the start of a turn. */
  asylumGain: Modified<number>
  spellCost: Modified<number>
  /** Whether a Spell makes the player lose nothing. */
  isSpellproof: Modified<boolean>
  /** Lost to a Monster or Great Old One that is met. */
  meetLoss: Modified<number, Card>
  isIgnored: Modified<boolean, Card>
  isTurnedAway: Modified<boolean, Card>
  banishGain: Modified<number>
  /** The lowest throw of a die that brings back one of some Allies that were given up. */
  savingThrow: Modified<number, readonly number[]>
  /** Whether a Cultist does not attack the player. */
  isSpared: Modified<boolean>
}

/** What a card, a Tome or a locale changes of it. */
export type Changes = Modifier<NecState, Numbers>['changes']
