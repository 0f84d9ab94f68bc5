/**
 * What each measure of `features.ts` is worth: fitted to 4,370 positions of 296 matches of `habit`, one to four seats, all
 * Great Old Ones, three in five at the usual difficulty. To fit it anew:
 * `eldertable fit tiny-epic-cthulhu --strange 1 --any greatOldOne --any difficulty --write games/tiny-epic-cthulhu/bot/fitted.ts`.
 */
export const fitted: readonly number[] = [
  -0.323, // always
  0.4305, // worth
  0.7956, // timeForPages
  -2.9482, // tokens
  -0.2138, // phaseTwo
  0.0608, // worthInPhaseTwo
  1.1986, // timeForSeals
  -0.5422, // sealed
  0.177, // ready
  0.8622, // delirium
  1.4077, // worstDelirium
  -1.1125, // nearlyMad
  0.4703, // held
  1.0564, // pages
  0.6175, // fullTracks
  -0.3603, // shamblers
  -0.3271, // shamblersLeft
  -1.0767, // yogSothoth
  -1.3259, // yig
  -2.2586, // cthulhu
  -1.4709, // alone
  -1.3832, // three
  -1.3561, // four
]
