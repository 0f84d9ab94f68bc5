/**
 * What each measure of `features.ts` is worth. Written by
 * `eldertable fit death-may-die --matches 1200 --seed 1 --set randomInvestigators=true --any episode --any elderOne --strange 8 --write games/death-may-die/bot/fitted.ts`.
 */
export const fitted: readonly number[] = [
  -1.4669, // always
  -0.8807, // work
  -0.334, // elderWounds
  0.935, // turnsLeft
  -4.0796, // late
  0.8328, // onMapTooSoon
  1.5134, // disrupted
  -1.5627, // fallen
  0.3516, // wounds
  -0.4718, // worstWounds
  -0.3913, // stress
  -4.4384, // madness
  1.0402, // worstMadness
  3.469, // levels
  0.2967, // claims
  -0.8231, // foesWithUs
  1.026, // elderWithUs
  -0.6877, // seats
]
