/**
 * What each measure of `features.ts` is worth. Fitted to 600 matches of `habit` at tables of one to nine, in which fallen seats
 * play themselves and up to eight turns are strange, by `samplesOf` and `fitLogistic` (`eldertable fit` takes settings for one
 * number of seats only).
 */
export const fitted: readonly number[] = [
  -2.7942, // always
  4.0293, // lives
  0.5447, // fewLives
  -0.9905, // inPlay
  0.2896, // rest
  0.8633, // power
  0.7975, // throngs
  -0.2907, // hits
  -0.8364, // hitsPerLife
  -0.4011, // onScreen
  -1.6677, // filmLeft
  5.4884, // filmPerLife
  -1.2785, // hitsTimesFilm
  0.5975, // sheltered
  -1.2491, // held
  0.1818, // cards
  0.2172, // mythos
  0.073, // stars
  0.9641, // insanity
  3.7183, // dodge
  1.1839, // lastOne
  -0.8978, // lastOneRest
  1.6242, // finale
  0.2744, // seats
]
