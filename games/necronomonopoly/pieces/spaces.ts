/** The ring of 40 spaces in clockwise order, with what each costs and earns (NEC-SETUP-2 and the tables of the rulebook). */
export interface Space {
  key: string
  name: string
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

const corner = (key: string, name: string): Space => ({
  key,
  name,
  kind: 'corner',
  locale: null,
  cost: 0,
  rent: [0, 0, 0],
})
const mythos = (key: string, name: string): Space => ({
  key,
  name,
  kind: 'mythos',
  locale: null,
  cost: 0,
  rent: [0, 0, 0],
})
const gate = (key: string, name: string): Space => ({
  key,
  name,
  kind: 'gate',
  locale: null,
  cost: 0,
  rent: [0, 0, 0],
})
const tome = (key: string, name: string, cost: number): Space => ({
  key,
  name,
  kind: 'tome',
  locale: null,
  cost,
  rent: [0, 0, 0],
})
const lot = (
  key: string,
  name: string,
  locale: Locale,
  cost: number,
  ...rent: [number, number, number]
): Space => ({
  key,
  name,
  kind: 'lot',
  locale,
  cost,
  rent,
})

export const spaces: readonly Space[] = [
  corner('mi-go', 'Mi-Go'),
  lot('gilman-house', 'Gilman House', 'innsmouth', 6, 2, 6, 18),
  mythos('mythos-1', 'Mythos'),
  lot('marsh-refinery', 'Marsh Refinery', 'innsmouth', 6, 2, 6, 18),
  lot('devil-reef', 'Devil Reef', 'innsmouth', 8, 3, 8, 24),
  tome('cultes-de-goules', 'Cultes de Goules', 20),
  lot('osborns-store', "Osborn's Store", 'dunwich', 10, 3, 9, 27),
  gate('hither-gate', 'The Hither Gate'),
  lot('sentinel-hill', 'Sentinel Hill', 'dunwich', 10, 3, 9, 27),
  lot('whateley-farm', 'Whateley Farm', 'dunwich', 12, 4, 10, 30),
  corner('arkham-asylum', 'Arkham Asylum / Just Visiting'),
  lot('old-mans-cottage', "The Terrible Old Man's Cottage", 'kingsport', 14, 5, 15, 45),
  mythos('mythos-2', 'Mythos'),
  lot('green-lane', 'Green Lane', 'kingsport', 14, 5, 15, 45),
  lot('strange-high-house', 'The Strange High House', 'kingsport', 16, 6, 18, 50),
  tome('unaussprechlichen-kulten', 'Unaussprechlichen Kulten', 20),
  lot('witch-house', 'The Witch House', 'arkham', 18, 7, 20, 55),
  mythos('mythos-3', 'Mythos'),
  lot('meadow-hill', 'Meadow Hill', 'arkham', 18, 7, 20, 55),
  lot('miskatonic-university', 'Miskatonic University', 'arkham', 20, 8, 22, 60),
  corner('moment-of-silence', 'A Moment of Silence'),
  lot('brattleboro-depot', 'Brattleboro Depot', 'vermont-hills', 22, 9, 25, 70),
  mythos('mythos-4', 'Mythos'),
  lot('round-hill', 'Round Hill', 'vermont-hills', 22, 9, 25, 70),
  lot('akeley-farmhouse', 'Akeley Farmhouse', 'vermont-hills', 24, 10, 30, 75),
  tome('book-of-eibon', 'The Book of Eibon', 24),
  lot('riverside-hospital', 'Riverside Hospital', 'masons-hill', 26, 11, 33, 80),
  lot('san-julian-university', 'San Julian University', 'masons-hill', 26, 11, 33, 80),
  mythos('mythos-5', 'Mythos'),
  lot('witchs-cross', "Witch's Cross", 'masons-hill', 28, 12, 36, 85),
  corner('go-to-asylum', 'Go to Arkham Asylum'),
  lot('nameless-city', 'The Nameless City', 'lost-cities', 30, 13, 39, 90),
  mythos('mythos-6', 'Mythos'),
  gate('farther-gate', 'The Farther Gate'),
  mythos('mythos-7', 'Mythos'),
  tome('necronomicon', 'The Necronomicon', 30),
  lot('irem', 'Irem, City of Pillars', 'lost-cities', 30, 13, 39, 90),
  mythos('mythos-8', 'Mythos'),
  lot('rlyeh', "R'lyeh", 'lost-cities', 32, 15, 45, 100),
  mythos('mythos-9', 'Mythos'),
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

/** What an inmate gains at the start of a turn (NEC-ASYLUM-9). */
export const ASYLUM_GAIN = 5

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
