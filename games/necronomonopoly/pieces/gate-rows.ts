/** Gained at row 1 (NEC-ROW-1), and lost by being put on Mi-Go (NEC-MIGO-6). */
export const FIRST_ROW_GAIN = 60
export const GATE_LOSS = 5

/** What each row of the Gates says, from row 1 to row 13 (NEC-ROW-1 to NEC-ROW-13). */
const rows = [
  `go to the nearest Lot and gain ${FIRST_ROW_GAIN} Sanity`,
  `go to Mi-Go and lose ${GATE_LOSS} Sanity`,
  'go to the nearest Lot',
  'go to the nearest Mythos space',
  'go to Miskatonic University',
  `set a Monster of the deck loose from Mi-Go, go there and lose ${GATE_LOSS} Sanity`,
  'go to any one of the four Tomes',
  'go to A Moment of Silence',
  'go to Arkham Asylum, as an inmate',
  'go to any Innsmouth Lot, with a Deep One for company',
  'go to the other Gate',
  `go to Mi-Go, lose ${GATE_LOSS} Sanity, and one Monster leaves the board`,
  'take a Lot from another player, and its rent',
] as const

/** What a row does, as `go to Mi-Go and lose 5 Sanity`. */
export const rowText = (row: number): string => rows[row - 1] ?? ''
