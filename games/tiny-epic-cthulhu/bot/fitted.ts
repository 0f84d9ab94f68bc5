/**
 * What each measure of `features.ts` is worth. Written by
 * `eldertable fit tiny-epic-cthulhu --matches 400 --seed 1 --write games/tiny-epic-cthulhu/bot/fitted.ts`.
 */
export const fitted: readonly number[] = [
  -3.4387, // always
  0.4518, // worth
  1.0284, // phaseTwo
  -0.0733, // worthInPhaseTwo
]
