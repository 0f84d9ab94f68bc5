import type { Engine, TitleTypes, Seat, TextContextOf } from '@eldertable/kernel'

const names = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve', 'Fay', 'Gil', 'Hal', 'Ida']

/** What a seat is called in the sentences that tests read. */
export function nameOf(seat: Seat): string {
  const name = names[seat]
  if (name === undefined) throw new RangeError(`there is no name for seat ${seat}`)
  return name
}

/** What a seat, or a spectator, reads from. */
export const telling = <K extends TitleTypes>(
  engine: Engine<K>,
  state: K['state'],
  reader: Seat | null,
): TextContextOf<K> => ({
  name: nameOf,
  table: state.table,
  hand: reader === null ? null : (state.hands[reader] ?? null),
  reader,
  // Not before it is wanted: the board can be read before anything is asked.
  get asked() {
    // The rules tell what the title's `questions` promise: the compiler has seen to that.
    return engine.decision(state) as unknown as NonNullable<TextContextOf<K>['asked']> | null
  },
})
