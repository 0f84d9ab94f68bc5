import type { GiftFor } from './frames.ts'
import type { ThrowKind } from './state.ts'

/** What all may know before spoints are given. */
interface Gift {
  who: number
  for: GiftFor
  /** What is thrown, or 'damage'. */
  kind: ThrowKind
  /** The figure as it stands with what was given: not to be exceeded, added to a blow, or suffered. */
  figure: number
  /** The damage that fells whoever is attacked; 0 unless it is a blow. */
  needs: number
  /** The monster that is attacked, or the throng; -1 for the other, and neither where nobody attacks. */
  target?: number
  throng?: number
  /** What of the figure has been given, for a flail. */
  added?: number
  /** Spoints that can still be given, and what each of them adds. */
  left: number
  per: number
}

/** Every question as `procedure.step`, and what all may know about it. Survivors are named by their cards. */
export interface Questions {
  'prepare.replace': object
  'draft.faction': { pool: number }
  'draft.starter': { pool: number }
  'poolTurn.choose': { pool: number }
  'survivorTurn.take': { who: number }
  'act.choose': { who: number; isSecond: boolean }
  'act.bite': { who: number }
  'act.ask': { who: number; card: number; from: number }
  'attack.weapon': { who: number; target: number; throng: number }
  'banish.pay': { who: number; target: number }
  'counter.target': { who: number }
  'counterFrom.who': { corner: number }
  'commit.own': Gift
  'commit.others': Gift
  'throw.again': { who: number; kind: ThrowKind }
  'search.keep': { who: number; cards: number[] }
  'keepTwo.choose': { who: number }
  'store.choose': { who: number }
  'cure.choose': { who: number; left: number }
  'treasuryRaid.choose': { who: number }
  'assault.force': { who: number; throng: number; card: number }
  'assault.rescue': { who: number }
  'harm.wear': { who: number; damage: number }
  'harm.answer': { who: number; damage: number; drag: number }
  'insanity.byPlayer': { who: number }
  'insanity.byDirector': { who: number }
  'survivorEnd.fadeOut': object
  'second.ask': { pool: number }
  'dibs.claim': { who: number; card: number }
  'feature.take': { side: number }
  'event.decide': { card: number }
  'confession.choose': object
  'lastStand.choose': object
  'refineryFire.choose': object
  'wire.choose': object
  'passage.where': object
  'passage.whom': { corner: number; left: number }
  'sideTurn.choose': { side: number }
  'sideTurn.with': { side: number }
  'allOut.choose': { side: number }
  'strike.choose': { side: number; throng: number }
  'sideEnd.clip': object
  'place.choose': { side: number; card: number }
  'placeTerror.choose': { side: number; card: number }
  'raid.with': { who: number }
  'slick.lose': { who: number }
  'cut.choose': object
  'vote.choose': { votes: number[] }
  'vote.tie': { tied: number[] }
  'endTasks.loss': object
  'lastOne.star': { who: number; tokens: number }
  'lastOne.turn': { pool: number }
}
