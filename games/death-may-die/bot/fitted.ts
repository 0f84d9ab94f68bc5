/**
 * What each measure of `features.ts` is worth: fitted to 8,854 positions of 600 matches of `habit`, one to five seats, all
 * episodes and difficulties, both Elder Ones. To fit it anew:
 * `eldertable fit death-may-die --strange 1 --any episode --any elderOne --any difficulty --write games/death-may-die/bot/fitted.ts`.
 */
export const fitted: readonly number[] = [
  0.6254, // always
  0.6638, // work
  0.811, // elderWounds
  -2.6643, // turnsLeft
  -1.8783, // late
  -0.7534, // onMapTooSoon
  0.9304, // disrupted
  -0.0364, // fallen
  -0.6017, // wounds
  -0.5686, // worstWounds
  -0.8715, // stress
  -1.1212, // madness
  0.5298, // worstMadness
  0.2517, // levels
  1.6877, // claims
  -0.5125, // foesWithUs
  -0.2343, // elderWithUs
  4.4191, // time
  0.177, // awake
  0.6248, // stage
  -0.934, // timeToKill
  -0.2677, // woundsToDo
  0.7585, // hurtInFight
  -2.3774, // madInFight
  -3.3532, // fallenInFight
  1.0063, // three
  1.0077, // four
  0.5374, // five
  0.8364, // gentle
  -0.629, // cruel
  0.0134, // hastur
  0.1137, // hasturTurns
  0.044, // episodeTwo
  -0.7479, // episodeSix
]
