/**
 * What each measure of `features.ts` is worth: fitted to 4,370 positions of 296 matches of `habit`, one to four seats, all
 * Great Old Ones, three in five at the usual difficulty. All are taken times 0.9: four fifths of the matches are too sure of
 * the last one. To fit them anew:
 * `eldertable fit tiny-epic-cthulhu --strange 1 --any greatOldOne --any difficulty --write games/tiny-epic-cthulhu/bot/fitted.ts`.
 */
export const fitted: readonly number[] = [
  -0.3547, // always
  0.3868, // worth
  0.7147, // timeForPages
  -2.6485, // tokens
  -0.1921, // phaseTwo
  0.0546, // worthInPhaseTwo
  1.0768, // timeForSeals
  -0.4871, // sealed
  0.159, // ready
  0.7746, // delirium
  1.2646, // worstDelirium
  -0.9994, // nearlyMad
  0.4225, // held
  0.949, // pages
  0.5547, // fullTracks
  -0.3237, // shamblers
  -0.2938, // shamblersLeft
  -0.9673, // yogSothoth
  -1.1911, // yig
  -2.029, // cthulhu
  -1.3214, // alone
  -1.2426, // three
  -1.2182, // four
]
