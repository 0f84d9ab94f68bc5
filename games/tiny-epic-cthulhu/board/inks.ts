/** The chart's inks: print, so they are the same in both themes. */
export const NAVY = '#1c2c44'
export const DEEP = '#14202f'
export const PAPER = '#f3ecd8'
export const SEA_PAPER = '#dcdfd2'
export const BRASS = '#e9c987'
export const DARK_BRASS = '#b58d45'
export const LAPIS = '#234e86'
export const BLOOD = '#96301f'
export const SEA = '#16604f'
export const VELLUM = '#e9dcbb'
export const SEPIA = '#2b1d08'

/** The colours of tentacles, in the order of the rules: three of madness, Chaos, Eldritch (TEC-TERM-1, 2). */
export const tentacleInks = [
  'var(--fear)',
  'var(--rage)',
  'var(--greed)',
  'var(--chaos)',
  'var(--eldritch)',
] as const

export const inkOf = (kind: number): string => tentacleInks[kind] ?? NAVY
