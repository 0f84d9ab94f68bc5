/**
 * What each measure of `features.ts` is worth. Written by
 * `eldertable fit innsmouth-32 --matches 600 --seed 1 --set fallenSeats=auto --strange 8 --write games/innsmouth-32/bot/fitted.ts`.
 */
export const fitted: readonly number[] = [
  -1.7867, // always
  5.1403, // lives
  0.2095, // fewLives
  -1.9316, // inPlay
  0.3019, // rest
  0.7214, // power
  0.733, // throngs
  -1.6458, // hits
  -0.0891, // hitsPerLife
  -0.0248, // onScreen
  -2.7001, // filmLeft
  4.9681, // filmPerLife
  -0.5351, // hitsTimesFilm
  0.4002, // sheltered
  -0.168, // held
  -0.0612, // cards
  0.2771, // mythos
  0.1187, // stars
  0.9776, // insanity
  2.6087, // dodge
  -1.1037, // lastOne
  0.0152, // lastOneRest
  2.0898, // finale
  0.987, // seats
]
