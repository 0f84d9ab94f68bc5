const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

/** "Five games". */
export const howMany = (games: number): string =>
  `${words[games] ?? games} ${games === 1 ? 'game' : 'games'}`

/** More covers than this beside each other are too small to be read. */
const WIDEST = 6

/** How many covers stand beside each other where there is room: rows as long as each other, or nearly. */
export const columnsFor = (games: number): number =>
  Math.max(1, Math.ceil(games / Math.ceil(games / WIDEST)))
