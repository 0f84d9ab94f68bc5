/**
 * What each measure of `features.ts` is worth: fitted to 79,388 positions of 5,370 matches of `habit`, one to nine seats, all
 * difficulties, with and without a person who directs. To fit it anew:
 * `eldertable fit innsmouth-32 --strange 1 --any director --any difficulty --any fallenSeats --write games/innsmouth-32/bot/fitted.ts`.
 */
export const fitted: readonly number[] = [
  -0.772, // always
  3.9015, // lives
  3.7741, // fewLives
  1.3293, // inPlay
  -9.2657, // film
  -0.1043, // filmPerLife
  -1.3912, // livesTimesFilm
  -4.0428, // hits
  -1.6111, // deathsPerLife
  3.6456, // doom
  5.2181, // dodge
  0.958, // spoints
  0.0976, // stars
  2.2272, // poolsAlive
  -12.869, // perPool
  1.2372, // lastOne
  -2.0771, // lastOneRest
  0.7556, // finale
  0.0765, // turning
  0.2691, // turned
  -0.2246, // midnight
  -0.5776, // midnightFilm
  -0.3142, // matinee
  0.3933, // matineeFilm
  1.7357, // two
  1.7661, // twoFilm
  0.5527, // three
  0.6466, // threeFilm
  2.0933, // crowd
  -2.4863, // crowdFilm
  0.1749, // directed
  -0.8057, // directedFilm
  0.048, // directedDoom
  0.1471, // directedPools
]
