/**
 * What each measure of `features.ts` is worth. Written by
 * `eldertable fit innsmouth-32 --matches 3000 --seed 2 --set fallenSeats=auto --any difficulty --strange 8 --write games/innsmouth-32/bot/fitted.ts`.
 */
export const fitted: readonly number[] = [
  -2.8951, // always
  4.7262, // lives
  0.8527, // fewLives
  -1.1456, // inPlay
  0.217, // rest
  0.8282, // power
  1.1302, // throngs
  -0.9216, // hits
  -0.668, // hitsPerLife
  -0.238, // onScreen
  -2.391, // filmLeft
  5.7826, // filmPerLife
  -1.0804, // hitsTimesFilm
  0.2478, // sheltered
  -0.6716, // held
  0.2537, // cards
  0.3766, // mythos
  -0.0869, // stars
  0.0936, // insanity
  4.4973, // dodge
  0.6169, // lastOne
  -2.8851, // lastOneRest
  2.0334, // finale
  0.2697, // seats
]
