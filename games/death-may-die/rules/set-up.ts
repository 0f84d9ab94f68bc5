import { at, copyEach, listOf, numbersFrom, numbersOf, repeated } from '@eldertable/kernel'
import type { EpisodeToken, Ground } from '../pieces/map.ts'
import {
  EDITION,
  NO_CARD,
  NOBODY,
  NOWHERE,
  type DmdSettings,
  type DmdState,
  type Enemy,
  type Hero,
  type Thing,
} from '../state.ts'
import { figuresIn } from './boxes.ts'
import { byMatch, type MatchKind } from './by-match.ts'
import { groundIn } from './ground.ts'

const MYTHOS = 16
const DISCOVERIES = 15
const INSANITIES = 8
const FIRST_SPACE = 1
/** DMD-EPFOUR-2 */
const ALIGNMENT = 4
/** DMD-SETUP-10 */
const HEROES_ALONE = 2

const mythosCards = numbersFrom(0, MYTHOS)
const discoveryCards = numbersFrom(0, DISCOVERIES)
const insanityCards = numbersFrom(0, INSANITIES)
const noneOfCards = repeated(0, DISCOVERIES)

/** The table before anything is shuffled, dealt or chosen (DMD-SETUP-1 to DMD-SETUP-12). */
export function newState(seats: number, settings: DmdSettings): DmdState {
  const start = startOf(settings)
  return {
    table: {
      turn: 0,
      outcome: null,
      edition: EDITION,
      settings,
      heroes: newHeroes(seats),
      active: NOBODY,
      step: 'setUp',
      actions: 0,
      enemies: copyEach(start.figures, copyOfFigure),
      elder: {
        track: settings.difficulty === 'cruel' ? FIRST_SPACE + 1 : FIRST_SPACE, // DMD-SETUP-3
        stage: 1, // DMD-SETUP-4
        wounds: 0,
        space: NOWHERE,
      },
      isDisrupted: false,
      fire: start.fire.slice(),
      rlyeh: start.nowhere.slice(),
      lamps: start.nowhere.slice(),
      shutters: { red: false, yellow: false, blue: false },
      things: copyEach(start.things, copyOfThing),
      mythos: MYTHOS,
      discovery: DISCOVERIES,
      mythosDiscards: [],
      discoveryDiscards: [],
      woundsOn: noneOfCards.slice(),
      usedCards: noneOfCards.slice(),
      roll: null,
      drawn: [],
      found: NO_CARD,
      buried: [],
      flash: NOWHERE,
      refused: [],
    },
    hands: listOf(seats, () => ({})),
    box: {
      mythos: mythosCards.slice(), // DMD-SETUP-7
      discovery: discoveryCards.slice(), // DMD-SETUP-8
      insanities: insanityCards.slice(),
      bones: [],
      stack: [{ at: 'match.shuffle' }],
    },
  }
}

/** The figures of both boxes; of each kind those that begin on the map first. */
function figuresFor(settings: MatchKind): Start['figures'] {
  const kinds = figuresIn(settings)
  const { spaces } = groundIn(settings)
  return listOf(kinds.length, (figure): Enemy => {
    const kind = at(kinds, figure)
    const starts = spaces.flatMap(({ enemies = [] }, space) =>
      enemies.filter((one) => one === kind).map(() => space),
    )
    return { kind, space: starts[figure - kinds.indexOf(kind)] ?? NOWHERE, wounds: 0 }
  })
}

const newHeroes = (seats: number): Hero[] =>
  seats === 1 ? listOf(HEROES_ALONE, () => newHero(0)) : listOf(seats, newHero)

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

const copyOfFigure = ({ kind, space, wounds }: Enemy): Enemy => ({ kind, space, wounds })

const copyOfThing = ({ kind, space, holder, markers, isOpen }: Thing): Thing => ({
  kind,
  space,
  holder,
  markers,
  isOpen,
})

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

/** What is the same at the start of every match of an episode with an Elder One. */
interface Start {
  readonly figures: readonly Readonly<Enemy>[]
  readonly fire: readonly number[]
  /** By space, that something is not there. */
  readonly nowhere: readonly boolean[]
  readonly things: readonly Readonly<Thing>[]
}
const startOf = byMatch((settings): Start => {
  const { spaces } = groundIn(settings)
  return {
    figures: figuresFor(settings),
    fire: numbersOf(spaces.length, (space) => at(spaces, space).fire ?? 0),
    nowhere: listOf(spaces.length, () => false),
    things: thingsOn(groundIn(settings)),
  }
})
