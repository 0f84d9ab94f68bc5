/**
 * What each measure of `features.ts` is worth. Written by
 * `eldertable fit necronomonopoly --matches 6000 --seed 1 --write games/necronomonopoly/bot/fitted.ts`.
 */
export const fitted: readonly number[] = [
  -1.3989, // cultist
  1.3063, // tomesOfCultists
  0.3153, // saneAgainstCultist
  -1.0492, // sanityOfAll
  -1.1783, // incomeOfAll
  -1.4946, // free
  0.6773, // lastTwo
  1.107, // sanity
  -0.4533, // sanityRoot
  0.5261, // income
  0.7809, // sanityShare
  1.1855, // incomePart
  1.9003, // cards
  0.5751, // tomes
  0.8781, // lap
  0.2912, // lapRuin
  0.294, // highestRent
  0.2308, // twoLots
  0.5681, // threeLots
  0.168, // freeHeld
  -0.5297, // held
  -0.0956, // twoAndOneFree
  0.08, // oneAndTwoFree
  -0.1427, // freeSanity
  -0.1971, // freeIncome
  0.0624, // flow
  -0.0981, // overRent
  -0.5722, // nextLoss
  0.1449, // nextGain
  0.0944, // inmate
]
