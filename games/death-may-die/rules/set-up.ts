import { elderOnes, type ElderKey } from '../content/elder-ones.ts'
import { enemyCards, type EnemyKind } from '../content/enemies.ts'
import type { EpisodeToken, Ground } from '../content/map.ts'
import {
  NO_CARD,
  NOBODY,
  NOWHERE,
  type DmdSettings,
  type DmdState,
  type Enemy,
  type Hero,
  type Thing,
} from '../state.ts'
import { groundIn, monstersOf } from './ground.ts'

const MYTHOS = 16
const DISCOVERIES = 15
const INSANITIES = 8
const FIRST_SPACE = 1
/** DMD-EPFOUR-2 */
const ALIGNMENT = 4

/** The table before anything is shuffled, dealt or chosen (DMD-SETUP-1 to DMD-SETUP-12). */
export function newState(seats: number, settings: DmdSettings): DmdState {
  const ground = groundIn(settings)
  return {
    table: {
      turn: 0,
      outcome: null,
      settings,
      heroes: seatsOfHeroes(seats).map(newHero),
      active: NOBODY,
      step: 'setUp',
      actions: 0,
      enemies: copiesOf(figuresIn(settings)),
      elder: {
        track: settings.difficulty === 'cruel' ? FIRST_SPACE + 1 : FIRST_SPACE, // DMD-SETUP-3
        stage: 1, // DMD-SETUP-4
        wounds: 0,
        space: NOWHERE,
      },
      isDisrupted: false,
      fire: ground.spaces.map(({ fire = 0 }) => fire),
      rlyeh: ground.spaces.map(() => false),
      lamps: ground.spaces.map(() => false),
      shutters: { red: false, yellow: false, blue: false },
      things: thingsOn(ground),
      mythos: MYTHOS,
      discovery: DISCOVERIES,
      mythosDiscards: [],
      discoveryDiscards: [],
      woundsOn: zeros(DISCOVERIES),
      usedCards: zeros(DISCOVERIES),
      roll: null,
      drawn: [],
      found: NO_CARD,
      buried: [],
      flash: NOWHERE,
      refused: [],
    },
    hands: numbersBelow(seats).map(() => ({})),
    box: {
      mythos: numbersBelow(MYTHOS), // DMD-SETUP-7
      discovery: numbersBelow(DISCOVERIES), // DMD-SETUP-8
      insanities: numbersBelow(INSANITIES),
      bones: [],
      stack: [{ at: 'match.shuffle' }],
    },
  }
}

/** The figures of both boxes (DMD-SETUP-2) in the order of the enemy table, those that begin on the map first. */
function figuresFor(settings: DmdSettings): Figures {
  const cards = enemyCards[settings.elderOne]
  const { spaces } = groundIn(settings)
  const kinds: readonly EnemyKind[] = [
    'cultist',
    elderOnes[settings.elderOne].servant,
    ...monstersOf(settings),
  ]
  return kinds.flatMap((kind) => {
    const starts = spaces.flatMap(({ enemies = [] }, space) =>
      enemies.filter((one) => one === kind).map(() => space),
    )
    return Array.from({ length: cards[kind].figures }, (_, i) => ({
      kind,
      space: starts[i] ?? NOWHERE,
      wounds: 0,
    }))
  })
}

type Figures = readonly Readonly<Enemy>[]
const figures: Record<ElderKey, Partial<Record<DmdSettings['episode'], Figures>>> = {
  cthulhu: {},
  hastur: {},
}

/** The same for every match of an episode with an Elder One. */
function figuresIn(settings: DmdSettings): Figures {
  const known = figures[settings.elderOne]
  return (known[settings.episode] ??= figuresFor(settings))
}

/** DMD-SETUP-10: who plays alone has two. */
const seatsOfHeroes = (seats: number): number[] => (seats === 1 ? [0, 0] : numbersBelow(seats))

const newHero = (seat: number): Hero => ({
  seat,
  who: NOBODY,
  space: NOWHERE,
  hasFallen: false,
  wounds: 0, // DMD-SETUP-12
  stress: 0,
  sanity: 0,
  levels: [1, 1, 1], // DMD-SETUP-11
  insanity: NO_CARD,
  left: [],
  right: [],
  fire: 0,
  signs: 0,
  remembers: NO_CARD,
  revivals: 0,
  fellAt: NOWHERE,
  used: {},
})

const copiesOf = (figures: readonly Readonly<Enemy>[]): Enemy[] =>
  figures.map(({ kind, space, wounds }) => ({ kind, space, wounds }))

/** DMD-SETUP-6 */
function thingsOn({ spaces }: Ground): Thing[] {
  const things: Thing[] = []
  for (const [space, { token }] of spaces.entries())
    if (token !== undefined) things.push(newThing(token, space))
  return things
}

const newThing = (kind: EpisodeToken, space: number): Thing => ({
  kind,
  space,
  holder: NOBODY,
  markers: kind === 'lens' ? ALIGNMENT : 0,
  isOpen: false,
})

function numbersBelow(count: number): number[] {
  const numbers: number[] = []
  for (let i = 0; i < count; i++) numbers.push(i)
  return numbers
}

const zeros = (count: number): number[] => numbersBelow(count).fill(0)
