/** The ring of 40 spaces in clockwise order, with what each costs and earns (NEC-SETUP-2 and the tables of the rulebook). */
export interface Space {
  key: string
  kind: 'corner' | 'lot' | 'tome' | 'gate' | 'mythos'
  locale: Locale | null
  cost: number
  /** The rent for an owner of one, two or three Lots of the locale. */
  rent: readonly [number, number, number]
}

export const locales = [
  'innsmouth',
  'dunwich',
  'kingsport',
  'arkham',
  'vermont-hills',
  'masons-hill',
  'lost-cities',
] as const
export type Locale = (typeof locales)[number]

const corner = (key: string): Space => ({
  key,
  kind: 'corner',
  locale: null,
  cost: 0,
  rent: [0, 0, 0],
})
const mythos = (key: string): Space => ({
  key,
  kind: 'mythos',
  locale: null,
  cost: 0,
  rent: [0, 0, 0],
})
const gate = (key: string): Space => ({ key, kind: 'gate', locale: null, cost: 0, rent: [0, 0, 0] })
const tome = (key: string, cost: number): Space => ({
  key,
  kind: 'tome',
  locale: null,
  cost,
  rent: [0, 0, 0],
})
const lot = (
  key: string,
  locale: Locale,
  cost: number,
  ...rent: [number, number, number]
): Space => ({
  key,
  kind: 'lot',
  locale,
  cost,
  rent,
})

export const spaces: readonly Space[] = [
  corner('mi-go'),
  lot('gilman-house', 'innsmouth', 6, 2, 6, 18),
  mythos('mythos-1'),
  lot('marsh-refinery', 'innsmouth', 6, 2, 6, 18),
  lot('devil-reef', 'innsmouth', 8, 3, 8, 24),
  tome('cultes-de-goules', 20),
  lot('osborns-store', 'dunwich', 10, 3, 9, 27),
  gate('hither-gate'),
  lot('sentinel-hill', 'dunwich', 10, 3, 9, 27),
  lot('whateley-farm', 'dunwich', 12, 4, 10, 30),
  corner('arkham-asylum'),
  lot('old-mans-cottage', 'kingsport', 14, 5, 15, 45),
  mythos('mythos-2'),
  lot('green-lane', 'kingsport', 14, 5, 15, 45),
  lot('strange-high-house', 'kingsport', 16, 6, 18, 50),
  tome('unaussprechlichen-kulten', 20),
  lot('witch-house', 'arkham', 18, 7, 20, 55),
  mythos('mythos-3'),
  lot('meadow-hill', 'arkham', 18, 7, 20, 55),
  lot('miskatonic-university', 'arkham', 20, 8, 22, 60),
  corner('moment-of-silence'),
  lot('brattleboro-depot', 'vermont-hills', 22, 9, 25, 70),
  mythos('mythos-4'),
  lot('round-hill', 'vermont-hills', 22, 9, 25, 70),
  lot('akeley-farmhouse', 'vermont-hills', 24, 10, 30, 75),
  tome('book-of-eibon', 24),
  lot('riverside-hospital', 'masons-hill', 26, 11, 33, 80),
  lot('san-julian-university', 'masons-hill', 26, 11, 33, 80),
  mythos('mythos-5'),
  lot('witchs-cross', 'masons-hill', 28, 12, 36, 85),
  corner('go-to-asylum'),
  lot('nameless-city', 'lost-cities', 30, 13, 39, 90),
  mythos('mythos-6'),
  gate('farther-gate'),
  mythos('mythos-7'),
  tome('necronomicon', 30),
  lot('irem', 'lost-cities', 30, 13, 39, 90),
  mythos('mythos-8'),
  lot('rlyeh', 'lost-cities', 32, 15, 45, 100),
  mythos('mythos-9'),
]

export const SPACES = 40
export const MI_GO = 0
export const DEVIL_REEF = 4
export const CULTES_DE_GOULES = 5
export const HITHER_GATE = 7
export const ASYLUM = 10
export const UNAUSSPRECHLICHEN_KULTEN = 15
export const MISKATONIC_UNIVERSITY = 19
export const MOMENT_OF_SILENCE = 20
export const BOOK_OF_EIBON = 25
export const WITCHS_CROSS = 29
export const GO_TO_ASYLUM = 30
export const FARTHER_GATE = 33
export const NECRONOMICON = 35

/** The research fee for an owner of one, two, three or four Tomes (NEC-TOME-5). */
export const researchFees = [5, 10, 20, 40] as const

export const lotSpaces = numbersOf('lot')
export const tomeSpaces = numbersOf('tome')
export const gateSpaces = numbersOf('gate')
export const mythosSpaces = numbersOf('mythos')

const byLocale = new Map(
  locales.map((name) => [name, lotSpaces.filter((n) => spaces[n]?.locale === name)]),
)

/** The three Lots of a locale, in clockwise order. */
export function lotsOf(locale: Locale): readonly number[] {
  return byLocale.get(locale) ?? []
}

export function spaceAt(number: number): Space {
  const space = spaces[number]
  if (space === undefined) throw new RangeError(`there is no space ${number}`)
  return space
}

function numbersOf(kind: Space['kind']): readonly number[] {
  return spaces.flatMap((space, number) => (space.kind === kind ? [number] : []))
}
