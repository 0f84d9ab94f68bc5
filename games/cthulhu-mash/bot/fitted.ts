/**
 * What each measure of `features.ts` is worth to a seat that plays against others. Fitted by `samplesOf` and `fitShares` to
 * 4,000 matches of `habit` with two to four seats, half of them Death Match and half Capture the Flag, of which up to eight
 * turns are strange.
 */
export const fittedApart: readonly number[] = [
  0.583, // health
  0.114, // last
  0.157, // defence
  0.558, // actions
  0.267, // powers
  0.102, // kills
  0.499, // things
  0.045, // mentality
  0.265, // home
  1.833, // flag
  -0.037, // danger
  -0.503, // beside
  0.295, // waiting
  0.216, // explorer
  0.536, // mariner
  -0.079, // eye
]
