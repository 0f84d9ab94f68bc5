/** The floor plan's inks: print, so they are the same in both themes. */
export const SHEET = '#e4d8ba'
export const FLOOR = '#e9dfc6'
export const INK = '#2a211a'
export const FAINT = '#8c7a55'
export const BLOOD = '#8c2425'
export const OXBLOOD = '#2c1517'
export const CREAM = '#f1e8d3'
export const PALE = '#fbf6e9'
export const GREEN = '#1f4a3f'
export const GOLD = '#8a6a1c'
export const BLUE = '#275a96'
/** Tracks on a dashboard: spaces that are filled, and the one where the marker stands. */
export const tracks = {
  wounds: { filled: '#d9a59b', marker: '#8c1d22' },
  stress: { filled: '#cdbb8a', marker: '#6b4f10' },
  sanity: { filled: '#a9b6be', marker: '#1f5186' },
} as const
