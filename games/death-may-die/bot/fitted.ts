/**
 * What each measure of `features.ts` is worth. Written by
 * `eldertable fit death-may-die --matches 2000 --seed 2 --set randomInvestigators=true --any episode --any elderOne --strange 8 --write games/death-may-die/bot/fitted.ts`.
 */
export const fitted: readonly number[] = [
  -0.1253, // always
  -1.9591, // work
  -0.889, // elderWounds
  1.5532, // turnsLeft
  -1.4796, // late
  0.0841, // onMapTooSoon
  0.2425, // disrupted
  -3.1644, // fallen
  0.6756, // wounds
  -0.2201, // worstWounds
  -1.082, // stress
  -4.0895, // madness
  0.1638, // worstMadness
  3.1745, // levels
  0.8475, // claims
  -0.7791, // foesWithUs
  1.3913, // elderWithUs
  -0.0373, // seats
]
