/** What somebody should know before they play at a table that goes on from a file. */
export const takenOverWords = (picks: number): string =>
  `This match goes on from pick ${picks} of another one. Whoever has its file knows that deal; the dice from here on are new.`
