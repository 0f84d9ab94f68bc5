import type { MatKey } from '../pieces/mats.ts'
import type { OldOneKey } from '../pieces/old-ones.ts'
import type { SiteKey } from '../pieces/towns.ts'
import type { Icon } from '../pieces/wheel.ts'

/** The kinds of tentacles by number; Shamblers, runes, portals and powers go by the first three. */
export const kindNames = ['Fear', 'Rage', 'Greed', 'Chaos', 'Eldritch'] as const

export const siteNames: Readonly<Record<SiteKey, string>> = {
  library: 'Tidewater Library',
  archive: 'Sealed Archive',
  ferry: 'Fogbound Ferry',
  light: "Keeper's Light",
  sanatorium: 'Mercy Sanatorium',
  chapel: 'Chapel of the Drowned',
  watch: "Constable's Watch",
  pottersField: "Potter's Field",
  market: 'Curio Market',
  observatory: 'Star Observatory',
}

export const oldOneNames: Readonly<Record<OldOneKey, string>> = {
  nyarlathotep: 'Nyarlathotep',
  yogSothoth: 'Yog-Sothoth',
  yig: 'Yig',
  cthulhu: 'Cthulhu',
}

export const iconNames: Readonly<Record<Icon, string>> = {
  lull: 'Lull',
  surge: 'Surge',
  rift: 'Rift',
  omenFear: 'Omen of Fear',
  omenRage: 'Omen of Rage',
  omenGreed: 'Omen of Greed',
}

/** The characters: in full, as friends and the log call them, and what they are. */
export const matNames: Readonly<
  Record<MatKey, { full: string; short: string; role: string; ability: string }>
> = {
  scientist: {
    full: 'Dr. Ines Calloway',
    short: 'Dr. Calloway',
    role: 'Scientist',
    ability: 'Distil',
  },
  priest: {
    full: 'Father Tobias Wren',
    short: 'Father Wren',
    role: 'Priest',
    ability: 'Absolve',
  },
  historian: {
    full: 'Professor Maud Ellery',
    short: 'Professor Ellery',
    role: 'Historian',
    ability: 'Marginalia',
  },
  courier: {
    full: 'Nell Quayle',
    short: 'Nell Quayle',
    role: 'Courier',
    ability: 'Hand Over',
  },
  medium: {
    full: 'Odile Marsh',
    short: 'Odile Marsh',
    role: 'Medium',
    ability: 'Open the Veil',
  },
  veteran: {
    full: 'Sergeant Abel Rook',
    short: 'Sergeant Rook',
    role: 'Veteran',
    ability: 'Point Blank',
  },
}
