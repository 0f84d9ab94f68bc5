/**
 * What each measure of `staying.ts` is worth: fitted to 20,180 seats in positions of 778 matches of `habit` that the survivors' side
 * has won, two to nine seats. To fit it anew:
 * `eldertable fit innsmouth-32 --of staying --set director=human --any difficulty --strange 1 --write games/innsmouth-32/bot/fitted-staying.ts`.
 */
export const fitted: readonly number[] = [
  -2.195, // always
  1.3054, // own
  2.7649, // ownAtAll
  0.6097, // film
  -3.023, // ownTimesFilm
  0.3822, // piled
  0.1834, // rest
  1.1534, // inPlay
  -0.7446, // perPool
]
