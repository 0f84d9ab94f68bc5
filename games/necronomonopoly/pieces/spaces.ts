import { locales, type Locale } from './locales.ts'

/** A space of the ring, with what it costs and earns, as the tables of the rulebook have it. */
export interface Space {
  readonly key: string
  readonly name: string
  /** Its name as it stands on the board, line by line; none where a picture does. */
  readonly short: readonly string[]
  readonly kind: 'corner' | 'lot' | 'tome' | 'gate' | 'mythos'
  readonly locale: Locale | null
  readonly cost: number
  /** The rent for an owner of one, two or three Lots of the locale. */
  readonly rent: readonly [number, number, number]
  /** What it does of its own: a corner to who comes there, a Tome for its owner. */
  readonly says: string
}

/** Lost by an Investigator who enters Mi-Go on a walk (NEC-MIGO-1). */
export const TOLL = 10
/** What an inmate gains at the start of a turn (NEC-ASYLUM-9). */
export const ASYLUM_GAIN = 5

const space = (
  key: string,
  name: string,
  short: Space['short'],
  kind: Space['kind'],
  { locale = null, cost = 0, rent = [0, 0, 0], says = '' }: Partial<Space> = {},
): Space => ({ key, name, short, kind, locale, cost, rent, says })

const corner = (key: string, name: string, short: Space['short'], says: string): Space =>
  space(key, name, short, 'corner', { says })
const mythos = (key: string): Space => space(key, 'Mythos', [], 'mythos')
const gate = (key: string, name: string, short: Space['short']): Space =>
  space(key, name, short, 'gate')
const tome = (
  key: string,
  name: string,
  short: Space['short'],
  cost: number,
  says: string,
): Space => space(key, name, short, 'tome', { cost, says })
const lot = (
  key: string,
  name: string,
  short: Space['short'],
  locale: Locale,
  cost: number,
  ...rent: [number, number, number]
): Space => space(key, name, short, 'lot', { locale, cost, rent })

/** The ring of 40 spaces in clockwise order (NEC-SETUP-2); powers of Tomes are NEC-TOME-9 to NEC-TOME-22. */
export const spaces: readonly Space[] = [
  corner(
    'mi-go',
    'Mi-Go',
    ['Mi-Go'],
    `An Investigator who walks onto it or over it loses ${TOLL} Sanity.`,
  ),
  lot('gilman-house', 'Gilman House', ['Gilman', 'House'], 'innsmouth', 6, 2, 6, 18),
  mythos('mythos-1'),
  lot('marsh-refinery', 'Marsh Refinery', ['Marsh', 'Refinery'], 'innsmouth', 6, 2, 6, 18),
  lot('devil-reef', 'Devil Reef', ['Devil', 'Reef'], 'innsmouth', 8, 3, 8, 24),
  tome(
    'cultes-de-goules',
    'Cultes de Goules',
    ['Cultes de', 'Goules'],
    20,
    'Ignore Zombies, Ghouls and Ghasts, and move one of them in your Monster step as well.',
  ),
  lot('osborns-store', "Osborn's Store", ['Osborn’s', 'Store'], 'dunwich', 10, 3, 9, 27),
  gate('hither-gate', 'The Hither Gate', ['Hither', 'Gate']),
  lot('sentinel-hill', 'Sentinel Hill', ['Sentinel', 'Hill'], 'dunwich', 10, 3, 9, 27),
  lot('whateley-farm', 'Whateley Farm', ['Whateley', 'Farm'], 'dunwich', 12, 4, 10, 30),
  corner(
    'arkham-asylum',
    'Arkham Asylum / Just Visiting',
    ['Asylum'],
    'Who lands here is just visiting. Who is sent here is held inside as an inmate.',
  ),
  lot(
    'old-mans-cottage',
    "The Terrible Old Man's Cottage",
    ['Old Man’s', 'Cottage'],
    'kingsport',
    14,
    5,
    15,
    45,
  ),
  mythos('mythos-2'),
  lot('green-lane', 'Green Lane', ['Green', 'Lane'], 'kingsport', 14, 5, 15, 45),
  lot(
    'strange-high-house',
    'The Strange High House',
    ['Strange', 'High House'],
    'kingsport',
    16,
    6,
    18,
    50,
  ),
  tome(
    'unaussprechlichen-kulten',
    'Unaussprechlichen Kulten',
    ['Unausspr.', 'Kulten'],
    20,
    'Ignore Robed Cultists, Tcho-Tchos and the attacks of Cultists. Once a game, at your own Dawn, summon Ghatanothoa.',
  ),
  lot('witch-house', 'The Witch House', ['Witch', 'House'], 'arkham', 18, 7, 20, 55),
  mythos('mythos-3'),
  lot('meadow-hill', 'Meadow Hill', ['Meadow', 'Hill'], 'arkham', 18, 7, 20, 55),
  lot(
    'miskatonic-university',
    'Miskatonic University',
    ['Miskatonic', 'University'],
    'arkham',
    20,
    8,
    22,
    60,
  ),
  corner('moment-of-silence', 'A Moment of Silence', ['Silence'], 'Landing here has no effect.'),
  lot(
    'brattleboro-depot',
    'Brattleboro Depot',
    ['Brattleb.', 'Depot'],
    'vermont-hills',
    22,
    9,
    25,
    70,
  ),
  mythos('mythos-4'),
  lot('round-hill', 'Round Hill', ['Round', 'Hill'], 'vermont-hills', 22, 9, 25, 70),
  lot('akeley-farmhouse', 'Akeley Farmhouse', ['Akeley', 'Farm'], 'vermont-hills', 24, 10, 30, 75),
  tome(
    'book-of-eibon',
    'The Book of Eibon',
    ['Book of', 'Eibon'],
    24,
    'Your Spells cost nothing. Spells of others take no Sanity from you.',
  ),
  lot(
    'riverside-hospital',
    'Riverside Hospital',
    ['Riverside', 'Hospital'],
    'masons-hill',
    26,
    11,
    33,
    80,
  ),
  lot(
    'san-julian-university',
    'San Julian University',
    ['San Julian', 'University'],
    'masons-hill',
    26,
    11,
    33,
    80,
  ),
  mythos('mythos-5'),
  lot('witchs-cross', "Witch's Cross", ['Witch’s', 'Cross'], 'masons-hill', 28, 12, 36, 85),
  corner(
    'go-to-asylum',
    'Go to Arkham Asylum',
    ['Committed'],
    'Whoever lands here is sent to Arkham Asylum.',
  ),
  lot('nameless-city', 'The Nameless City', ['Nameless', 'City'], 'lost-cities', 30, 13, 39, 90),
  mythos('mythos-6'),
  gate('farther-gate', 'The Farther Gate', ['Farther', 'Gate']),
  mythos('mythos-7'),
  tome(
    'necronomicon',
    'The Necronomicon',
    ['Necro-', 'nomicon'],
    30,
    'Mi-Go costs you nothing, and each time you come there you may take one Spell.',
  ),
  lot('irem', 'Irem, City of Pillars', ['Irem of', 'Pillars'], 'lost-cities', 30, 13, 39, 90),
  mythos('mythos-8'),
  lot('rlyeh', "R'lyeh", ['R’lyeh'], 'lost-cities', 32, 15, 45, 100),
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
