interface LocaleRow {
  readonly name: string
  /** What all three of its Lots bring their owner (NEC-LOCALE-2 to NEC-LOCALE-15). */
  readonly advantage: string
}

/** Gained at Devil Reef (NEC-LOCALE-3). */
export const REEF_GAIN = 5
/** Spent to throw again (NEC-LOCALE-5). */
export const RETHROW_COST = 2
/** Lost at Mi-Go (NEC-LOCALE-8). */
export const VERMONT_TOLL = 5

/** The locales, clockwise. */
const rows = {
  innsmouth: {
    name: 'Innsmouth',
    advantage: `Ignore Deep Ones. Gain ${REEF_GAIN} Sanity each time you enter or land on Devil Reef.`,
  },
  dunwich: {
    name: 'Dunwich',
    advantage: 'Move one more Monster in your Monster step, but no Great Old One.',
  },
  kingsport: {
    name: 'Kingsport',
    advantage: `Once a turn, spend ${RETHROW_COST} Sanity to throw your movement dice again.`,
  },
  arkham: {
    name: 'Arkham',
    advantage: 'On a Mythos space, look at the top two cards and draw the one you choose.',
  },
  'vermont-hills': {
    name: 'Vermont Hills',
    advantage: `Ignore Monsters of the kind Mi-Go. Your toll at Mi-Go is ${VERMONT_TOLL}.`,
  },
  'masons-hill': {
    name: "Mason's Hill",
    advantage: "Ignore one Sanity loss in each trip from Witch's Cross to Witch's Cross.",
  },
  'lost-cities': {
    name: 'Lost Cities',
    advantage: 'Shift your Gate rolls by 1.',
  },
} as const satisfies Readonly<Record<string, LocaleRow>>

export type Locale = keyof typeof rows
export const localeAt = (locale: Locale): LocaleRow => rows[locale]
export const locales = Object.keys(rows) as readonly Locale[]
