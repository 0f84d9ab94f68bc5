/**
 * What each measure of `features.ts` is worth. Written by
 * `eldertable fit innsmouth-32 --matches 300 --seed 1 --set fallenSeats=auto --strange 8 --write games/innsmouth-32/bot/fitted.ts`.
 */
export const fitted: readonly number[] = [
  -1.9674, // always
  4.9015, // lives
  1.1795, // fewLives
  -2.7139, // inPlay
  0.2401, // rest
  0.5592, // power
  1.3138, // throngs
  -1.2206, // hits
  -0.5778, // hitsPerLife
  0.3349, // onScreen
  -2.0363, // filmLeft
  5.1873, // filmPerLife
  -0.6679, // hitsTimesFilm
  0.4499, // sheltered
  0.3009, // held
  0.1628, // cards
  0.1836, // mythos
  0.1725, // stars
  0.2681, // insanity
  1.1861, // dodge
  0.651, // lastOne
  -2.2413, // lastOneRest
  2.4087, // finale
  0.5313, // seats
]
