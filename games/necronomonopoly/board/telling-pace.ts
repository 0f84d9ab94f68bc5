import type { BoardModule } from '@eldertable/board-kit'
import type { Nec } from '../frames.ts'

/** What leads to something that is told, or only says again what the board shows. */
export const logOnly: NonNullable<BoardModule<Nec>['logOnly']> = [
  'turn',
  'throws',
  'walks',
  'monsterThrow',
  'gateRoll',
  'wardReady',
  'gateSpent',
]

/** Steps, small change, cards of others, and what others haggle over: who is asked reads an offer in the question. */
export const brief: NonNullable<BoardModule<Nec>['brief']> = [
  'throwsAgain',
  'stays',
  'lands',
  'placed',
  'gains',
  'reefGift',
  'meets',
  'monsterMoves',
  'monsterLeaves',
  'inmateStays',
  'draws',
  'looksAtTwo',
  'looksAtThree',
  'reorders',
  'keeps',
  'refuses',
  'discards',
  'offersDeal',
  'declines',
  'friendsLeave',
]

/** A walk is told by where it ends, and a landing that costs rent by what is paid. */
export const leadsTo: NonNullable<BoardModule<Nec>['leadsTo']> = (event, next) => {
  if (event.is['seat'] !== next.is['seat']) return false
  switch (event.key) {
    case 'walks':
      return next.key === 'lands' || next.key === 'stopped'
    case 'placed':
      return next.key === 'lands' && event.is['space'] === next.is['space']
    case 'lands':
      return next.key === 'pays' && event.is['space'] === next.is['space']
    case 'meets':
      return next.key === 'suffers' && event.is['card'] === next.is['card']
    default:
      return false
  }
}
