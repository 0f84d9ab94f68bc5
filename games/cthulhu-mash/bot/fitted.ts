/**
 * What each measure of `features.ts` is worth to a seat that plays against others. Fitted by `samplesOf` and `fitShares` to
 * 240 matches of `habit` with two to four seats, half of them Death Match and half Capture the Flag, of which up to eight
 * turns are strange.
 */
export const fittedApart: readonly number[] = [
  0.5721, // health
  0.0756, // last
  -0.2982, // defence
  0.3513, // actions
  0.4263, // powers
  0.4156, // kills
  0.6251, // things
  -0.0776, // mentality
  0.1957, // home
  0.636, // flag
  -0.08, // danger
  -0.2907, // beside
  0.0486, // waiting
]

/** What the joint measures are worth to all who play together. Fitted by `samplesOf` and `fitLogistic` to 84 matches of one to four seats. */
export const fittedTogether: readonly number[] = [
  1.0054, // always
  -0.901, // alive
  2.0367, // health
  0.274, // weakest
  0.0608, // powers
  0.7782, // things
  -1.6726, // generators
  0.8427, // monsters
  -0.7725, // unseen
  0.0601, // danger
  -0.3999, // work
]
