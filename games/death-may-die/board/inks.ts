/** The floor plan's inks: print, so they are the same in both themes. */
export const SHEET = '#e4d8ba'
export const FLOOR = '#e9dfc6'
export const INK = '#2a211a'
export const FAINT = '#8c7a55'
