/**
 * What each measure of `features.ts` is worth. Written by
 * `eldertable fit necronomonopoly --matches 4000 --seed 1 --write games/necronomonopoly/bot/fitted.ts`.
 */
export const fitted: readonly number[] = [
  -0.8458, // sane
  -0.7025, // evenShare
  -0.0316, // sanityShare
  1.0402, // incomeShare
  1.1232, // sanityShareEarly
  -1.0489, // incomeShareEarly
  0.649, // endurance
  -0.5338, // enduranceOfBest
  -0.0445, // flow
  0.8142, // cards
  -0.0133, // locales
  0.1532, // localesOfBest
  0.672, // tomes
  0.1144, // inmate
  0.0708, // poor
  0.898, // ruin
  0.0346, // ruinOfOthers
  -9.6043, // cultist
  1.3947, // tomesOfCultists
  1.4498, // saneAgainstCultist
]
