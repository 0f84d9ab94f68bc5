/** What each row of the Gates says, from row 1 to row 13 (NEC-ROW-1 to NEC-ROW-13). */
const rows = [
  'go to the nearest Lot and gain 60 Sanity',
  'go to Mi-Go and lose 5 Sanity',
  'go to the nearest Lot',
  'go to the nearest Mythos space',
  'go to Miskatonic University',
  'set a Monster of the deck loose from Mi-Go, go there and lose 5 Sanity',
  'go to any one of the four Tomes',
  'go to A Moment of Silence',
  'go to Arkham Asylum, as an inmate',
  'go to any Innsmouth Lot, with a Deep One for company',
  'go to the other Gate',
  'go to Mi-Go, lose 5 Sanity, and one Monster leaves the board',
  'take a Lot from another player, and its rent',
] as const

/** What a row does, as `go to Mi-Go and lose 5 Sanity`. */
export const rowText = (row: number): string => rows[row - 1] ?? ''
