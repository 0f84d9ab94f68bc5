import type { Seat } from '@eldertable/kernel'
import type { Deal, LossCause } from './state.ts'

/** What Sanity is asked for: a loss, rent or a fee, or a Monster. */
export type Asked =
  | { for: 'loss'; cause: LossCause; amount: number }
  | { for: 'due'; space: number; amount: number }
  | { for: 'monster'; card: number; amount: number }

/** What can happen, with the parameters that its log line needs. Cards and spaces are numbers. */
export interface Events {
  keeperThrow: { seat: Seat; dice: number[] }
  keeper: { seat: Seat }
  firstThrow: { seat: Seat; dice: number[] }
  first: { seat: Seat }
  turn: { seat: Seat; round: number }
  skipsMove: { seat: Seat }
  gains: { seat: Seat; amount: number }
  loses: { seat: Seat; amount: number; cause: LossCause; left: number }
  meets: { seat: Seat; card: number; loss: number }
  suffers: { seat: Seat; card: number; amount: number; left: number }
  sacrifices: { seat: Seat; card: number }
  westSaves: { seat: Seat; card: number; die: number; saved: boolean }
  wardSpent: { seat: Seat; amount: number }
  wardReady: { seat: Seat }
  banishes: { seat: Seat; card: number }
  voided: { seat: Seat; card: number }
  ghastlySight: { seat: Seat; card: number }
  draggedOff: { seat: Seat; card: number; space: number }
  enters: { card: number; space: number }
  monsterThrow: { card: number; dice: number[]; total: number }
  monsterMoves: { card: number; from: number; to: number; by: number }
  monsterLeaves: { card: number }
  catsTurnAway: { seat: Seat; card: number; to: number }
  throws: { seat: Seat; dice: number[] }
  throwsAgain: { seat: Seat; dice: number[] }
  thirdDouble: { seat: Seat }
  walks: { seat: Seat; from: number; steps: number }
  stays: { seat: Seat }
  stopped: { seat: Seat; space: number }
  lands: { seat: Seat; space: number }
  placed: { seat: Seat; space: number }
  reefGift: { seat: Seat; amount: number }
  inmateStays: { seat: Seat; throws: number }
  released: { seat: Seat }
  sentToAsylum: { seat: Seat }
  looksAtTwo: { seat: Seat; cards: number[] }
  looksAtThree: { seat: Seat; cards: number[] }
  reorders: { seat: Seat }
  draws: { seat: Seat; card: number }
  deckEmpty: { seat: Seat }
  zadok: { seat: Seat; card: number }
  keeps: { seat: Seat; card: number }
  refuses: { seat: Seat; card: number }
  flees: { seat: Seat; card: number }
  befriends: { seat: Seat; card: number }
  discards: { seat: Seat; card: number }
  uses: {
    seat: Seat
    card: number
    cost: number
    target: number
    kind: 'none' | 'seat' | 'card' | 'space' | 'total'
  }
  countered: { seat: Seat; card: number }
  dismisses: { seat: Seat; card: number }
  swapped: { seat: Seat; other: Seat }
  mesmerised: { seat: Seat }
  takesSpell: { seat: Seat; card: number; from: Seat }
  finds: { seat: Seat; card: number }
  summons: { seat: Seat; card: number }
  gateRoll: { seat: Seat; dice: number[]; total: number }
  wildGate: { seat: Seat; die: number; total: number }
  gateShift: { seat: Seat; source: number; total: number }
  gateRow: { seat: Seat; row: number }
  gateSpent: { seat: Seat }
  enlists: { seat: Seat; card: number }
  robs: { seat: Seat; from: Seat; space: number }
  burnsDown: { seat: Seat; from: Seat; space: number }
  pays: { seat: Seat; to: Seat; amount: number; space: number }
  forgiven: { seat: Seat; amount: number }
  buys: { seat: Seat; space: number; cost: number }
  claims: { seat: Seat; space: number }
  locale: { seat: Seat; space: number }
  deed: { seat: Seat; from: Seat; space: number; cost: number }
  offersDeal: { deal: Deal; counter: boolean }
  deals: { deal: Deal }
  declines: { seat: Seat }
  /** `asked` is what could not be met; what was kept before it was told has none. */
  insane: { seat: Seat; rest: number; to: Seat; asked?: Asked }
  attacks: { seat: Seat; victim: Seat; die: number; friends: number }
  strikesInmate: { seat: Seat; victim: Seat; die: number }
  friendsLeave: { seat: Seat; count: number }
  leaves: { seat: Seat }
  roundLimit: { round: number }
  wins: { winners: Seat[] }
  cultistsWin: { winners: Seat[] }
}
