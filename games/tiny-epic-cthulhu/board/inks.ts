import colours from './colours.json'

/** The chart's inks: print, so they are the same in both themes. */
export const NAVY = '#1c2c44'
export const DEEP = '#14202f'
export const PAPER = '#f3ecd8'
export const SEA_PAPER = '#dcdfd2'
export const BRASS = '#e9c987'
export const DARK_BRASS = '#b58d45'
export const LAPIS = '#234e86'
/** The light of the lamp and its dark edge, without which it would not stand out on paper. */
export const LAMP = '#f5bd4f'
export const LAMP_EDGE = '#1b1509'
export const BLOOD = '#96301f'
export const SEA = '#16604f'
export const VELLUM = '#e9dcbb'
/** What is used up or not there: quieter than the rest, and still 5.8 on paper. */
export const QUIET = 0.75
export const SEPIA = '#2b1d08'

/** The colours of tentacles, in the order of the rules: three of madness, Chaos, Eldritch (TEC-TERM-1, 2). */
const { fear, rage, greed, chaos, eldritch } = colours.inks
const tentacleInks = [fear, rage, greed, chaos, eldritch]

/** Each kind of tentacle has a letter as well: never the colour alone. */
const letters = ['F', 'R', 'G', '✱'] as const

/** The letter of a kind of tentacle; Eldritch has a drawing instead. */
export const letterOf = (kind: number): string => letters[kind] ?? ''

export const inkOf = (kind: number): string => tentacleInks[kind] ?? NAVY
