/** What each measure of `features.ts` is worth. */
export const fitted: readonly number[] = [
  -2.5, // always
  -2.5, // workLeft
  2, // timeLeft
  -0.5, // isOnMap
  0.5, // isDisrupted
  -3, // stageWounds
  1, // alive
  1, // health
  1, // weakest
  0.4, // calm
  0.6, // sanity
  1.5, // levels
  0.4, // claims
  -0.4, // enemies
]
