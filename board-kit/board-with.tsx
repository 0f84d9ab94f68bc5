import type { TitleTypes } from '@eldertable/kernel'
import type { BoardModule } from './board.ts'

/** What a board cannot be without: how large it is, how it is drawn, and what everything on it says. */
type Needed = 'size' | 'Board' | 'inspect'

/** A board with what a title says of it; for all the rest there is something plain. */
export function boardWith<K extends TitleTypes>(
  given: Pick<BoardModule<K>, Needed> & Partial<BoardModule<K>>,
): BoardModule<K> {
  const { SeatChips = Nothing } = given
  return {
    emblem: 'meeple',
    SeatChips,
    Facts: Nothing,
    // What lies in front of a seat is at least what its panel shows.
    Pieces: ({ table, seat }) => (
      <div className="chips">
        <SeatChips {...{ table, seat }} hand={null} aimed={null} decision={null} />
      </div>
    ),
    figure: () => ({ value: '', label: '' }),
    steps: () => ({ names: [], now: -1 }),
    progress: ({ turn }) => `Turn ${turn}`,
    optionIcons: {},
    primary: () => [],
    milestones: {},
    endPicture: new URL('./plate.svg', import.meta.url).href,
    ...given,
  }
}

const Nothing = () => null
