/**
 * What the joint measures of `features.ts` are worth to all who play together: fitted to 9,081 positions of 619 matches of
 * `habit`, one to four seats, every fourth with the sanity variant. To fit it anew:
 * `eldertable fit cthulhu-mash --of together --set victory=cooperative --any sanity --strange 1 --write games/cthulhu-mash/bot/fitted-together.ts`.
 */
export const fitted: readonly number[] = [
  0.4251, // always
  0.3442, // alive
  0.1448, // health
  0.5279, // weakest
  1.2001, // powers
  0.9987, // things
  -0.1382, // generators
  -0.6084, // monsters
  -0.3135, // unseen
  -0.0237, // danger
  -1.1374, // work
  -0.3462, // alone
  -0.0313, // three
  -0.2673, // four
  -1.5835, // sanity
  -0.7102, // sanityOfFour
  0.1717, // sanityLeft
]
