import { isInItsElement } from '../abilities/changes.ts'
import { hasGift, sumOfGifts } from '../../rules/claims.ts'
import { placeOf } from '../../rules/figures.ts'
import { isDark } from '../../rules/light.ts'
import { always, type Change } from '../../rules/numbers.ts'

/** What claimed cards change outside of rolls. */
export const wayGifts: readonly Change[] = [
  // Nurses and doctors, Sea-Touched, Ghoul-Taint, Stage-Struck
  always('DMD-REST-5', {
    rest: (points, _, s, hero) =>
      points +
      sumOfGifts(s, hero, 'rest', (gift) =>
        gift.where === 'dark' && !isDark(s, placeOf(s, hero)) ? 0 : gift.points,
      ),
  }),
  always('DMD-EPONE-5', {
    flames: (most, _, s, hero) =>
      Math.max(
        most,
        sumOfGifts(s, hero, 'flames', ({ upTo }) => upTo),
      ),
  }),
  // Asbestos Gloves
  always('DMD-MOVE-9', {
    fireCaught: (tokens, _, s, hero) =>
      Math.max(0, tokens - sumOfGifts(s, hero, 'fire-resistance', () => 1)),
  }),
  // Long Tongs, Shutter Crank
  always('DMD-EPISODE-2', {
    actsAnywhere: (may, action, s, hero) =>
      may || sumOfGifts(s, hero, 'unsafe-action', (gift) => (gift.action === action ? 1 : 0)) > 0,
  }),
  // Wading Boots
  always('DMD-ENEMY-3', {
    foeDice: (dice, foe, s, hero) =>
      isInItsElement(s, foe) && hasGift(s, hero, 'dry-feet') ? dice - 1 : dice,
  }),
  // Wet Sacking
  always('DMD-EPTWO-3', {
    idolLoss: (loss, _, s, hero) => (hasGift(s, hero, 'painless-idol') ? 0 : loss),
  }),
  // Leather Harness
  always('DMD-ENEMY-5', {
    isCarriedOff: (is, _, s, hero) => is && !hasGift(s, hero, 'harness'),
  }),
  // Greasepaint
  always('DMD-STEALTH-5', {
    sneaks: (sneaks, _, s, hero) => sneaks + sumOfGifts(s, hero, 'sneak', () => 1),
  }),
  // Opera Glasses lengthen the range of Marksman; whoever has none has nothing to lengthen.
  always('DMD-CARD-2', {
    range: (range, _, s, hero) =>
      range > 0 ? range + sumOfGifts(s, hero, 'longer-range', () => 1) : range,
  }),
  // Dry Matches
  always('DMD-EPSIX-4', {
    fuse: (reach, _, s, hero) => (hasGift(s, hero, 'long-fuse') ? 1 : reach),
  }),
  // Ghoul-Taint
  always('DMD-MOVE-3', {
    isFollowed: (is, kind, s, hero) =>
      is && sumOfGifts(s, hero, 'unfollowed', ({ by }) => (by === kind ? 1 : 0)) === 0,
  }),
]
