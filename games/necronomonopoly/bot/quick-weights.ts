/**
 * What each measure of `quick-measures.ts` is worth. Fitted to each seat by itself on 4,000 matches, before there was
 * `features.ts`. It stays as it is: the habit is what thinking is measured by.
 */
export const quickWeights: readonly number[] = [
  -3.538, // sane
  -0.8159, // evenShare
  -0.6212, // sanityShare
  0.7674, // incomeShare
  4.2212, // sanityPart
  0.8064, // incomePart
  0.6754, // highestRent
  0.7824, // sanityShareEarly
  -0.7808, // incomeShareEarly
  0.7665, // endurance
  -0.4628, // enduranceOfBest
  -0.014, // flow
  0.8662, // cards
  -0.0133, // locales
  0.058, // localesOfBest
  0.7529, // tomes
  0.1604, // inmate
  -0.2491, // poor
  0.1857, // ruin
  -0.1779, // ruinOfOthers
  -10.7492, // cultist
  1.6862, // tomesOfCultists
  1.5692, // saneAgainstCultist
]
