import { at, capital, counted, list, type GoalText } from '@eldertable/kernel'
import { characterAt } from '../pieces/characters.ts'
import type { Victory } from '../pieces/tables.ts'
import { baseHealth } from '../rules/characters/numbers.ts'
import { areFriends, sideOf } from '../rules/sides.ts'
import { placeOf } from '../rules/spots.ts'
import { NONE } from '../state.ts'
import { isGenerator } from '../targets.ts'
import { openState, type Tell } from './telling.ts'
import { isSolo, wayToPlay } from './victory.ts'

/** How each way to play is won, the most important first. */
export const lines: Readonly<Record<Victory, readonly string[]>> = {
  'death-match': [
    'Be the last one left. Whoever is killed by another character is out for good. Whoever is killed by monsters or the ground comes back, as long as their own spawning space stands.',
    'Do not stay on your first tile: strength lies on the others. Go through a gate, break the generators you find, turn them in for power-ups, and gather weapons. Then go for the others, and for their spawning spaces.',
  ],
  'capture-the-flag': [
    'Destroy the spawning spaces of all others while yours stands: defence 5, health 3. A side that has lost its last one is out at once.',
    'Leave your first tile through a gate. Break generators on the way and turn them in for power-ups: whoever comes unarmed does not get there.',
  ],
  cooperative: [
    'Clear the board together: turn over every tile that can be reached, and leave no generator and no monster on any of them while one of you lives.',
    'Break generators first: each of them goes on bringing monsters. Nobody comes back. When all are dead the monsters keep the tiles.',
  ],
}

const alone: readonly string[] = [
  'Clear the board: turn over every tile that can be reached, and leave no generator and no monster on any of them while you live.',
  'Break generators first: each of them goes on bringing monsters. If you die you do not come back, and the monsters keep the tiles.',
]

/** What decides this way to play, who is with whom, and how far everybody is. */
export function goal(t: Tell): GoalText {
  const { victory, isTeams, control, settings, round } = t.table
  const limit = victory === 'cooperative' ? settings.turnLimit : 0
  return {
    name: wayToPlay(t.table),
    lines: [
      ...(isTeams
        ? [`You play as ${list(teams(t))}: a team stands as long as one of it does.`]
        : []),
      ...(isSolo(t.table) ? alone : lines[victory]),
      control === 'automatic' ? 'The monsters play by themselves.' : monstersBySeats(t),
    ],
    // Before the first turn there is nothing to count.
    standing:
      t.table.turn === 0
        ? []
        : [
            ...(victory === 'cooperative'
              ? []
              : [{ what: 'Still in', is: list(stillIn(t)) || 'nobody' }]),
            ...(victory === 'capture-the-flag'
              ? [{ what: 'Spawning spaces', is: list(homes(t)) }]
              : []),
            ...(victory === 'cooperative'
              ? [{ what: 'Tiles to clear', is: toClear(t.table) }]
              : others(t)),
            { what: 'Generators standing', is: String(generators(t.table)) },
            { what: 'Tiles still hidden', is: String(hidden(t.table)) },
            ...ownPowerUp(t),
            ...(limit > 0 ? [{ what: 'Round', is: `${round} of ${limit}` }] : []),
          ],
  }
}

/** The measure of each way to play, in so few words that it can stand in sight all the time. */
export function measure(table: Table): string {
  const { heroes, victory, round, settings, turn } = table
  if (turn === 0) return 'setting up'
  if (victory === 'cooperative') {
    const toGo = settings.turnLimit - round
    const limit =
      settings.turnLimit === 0
        ? ''
        : toGo > 0
          ? `, ${counted(toGo, 'round')} to go after this one`
          : ', the last round'
    return `${toClear(table)} tiles to clear${limit}`
  }
  const left =
    victory === 'death-match'
      ? heroes.filter(({ life }) => life !== 'out').length
      : heroes.filter(({ homeHealth }) => homeHealth > 0).length
  return `${left} of ${heroes.length} ${victory === 'death-match' ? 'still in' : 'spawning spaces stand'}`
}

type Table = Tell['table']

function monstersBySeats(t: Tell): string {
  const count = t.table.heroes.length
  if (t.reader === null || count < 2)
    return 'The monsters on somebody’s tile are played by the player to the left.'
  const mine = t.name((t.reader + count - 1) % count)
  const ofMine = t.name((t.reader + 1) % count)
  return mine === ofMine
    ? `You play the monsters in ${mine}’s turn, and ${mine} those in yours.`
    : `You play the monsters in ${mine}’s turn, and ${ofMine} those in yours.`
}

const seatsOf = ({ table }: Tell): number[] => table.heroes.map((_, seat) => seat)

function teams(t: Tell): string[] {
  const s = openState(t)
  const of = (side: number): string =>
    seatsOf(t)
      .filter((seat) => sideOf(s, seat) === side)
      .map((seat) => t.name(seat))
      .join(' and ')
  return [`${of(0)} against ${of(1)}`]
}

function stillIn(t: Tell): string[] {
  return seatsOf(t).flatMap((seat) => {
    const { life } = at(t.table.heroes, seat)
    if (life === 'out') return []
    return [life === 'respawns' ? `${t.name(seat)} (comes back)` : t.name(seat)]
  })
}

function homes(t: Tell): string[] {
  return seatsOf(t).map((seat) => {
    const { homeHealth } = at(t.table.heroes, seat)
    return `${t.name(seat)} ${homeHealth > 0 ? `${homeHealth} of 3` : 'destroyed'}`
  })
}

/** How strong the reader's opponents are, and how far away. */
function others(t: Tell): { what: string; is: string }[] {
  const { heroes, places } = t.table
  const s = openState(t)
  const { reader } = t
  if (reader === null) return []
  const placeFor = (seat: number) => {
    const { spot } = at(heroes, seat)
    return spot === NONE ? undefined : at(places, placeOf(spot))
  }
  return seatsOf(t).flatMap((seat) => {
    const hero = at(heroes, seat)
    const [here, there] = [placeFor(reader), placeFor(seat)]
    if (seat === reader || hero.life === 'out' || hero.character === NONE) return []
    const tiles =
      here === undefined || there === undefined
        ? 0
        : Math.abs(here.column - there.column) + Math.abs(here.row - there.row)
    const far = tiles === 0 ? 'on your tile' : `${counted(tiles, 'tile')} away`
    return [
      {
        what: `${capital(t.name(seat))}${areFriends(s, reader, seat) ? ', with you' : ''}`,
        is: `${hero.health} of ${baseHealth(s, hero)} health${there === undefined || here === undefined ? '' : `, ${far}`}`,
      },
    ]
  })
}

/** How far the reader is from a power-up. */
function ownPowerUp(t: Tell): { what: string; is: string }[] {
  const hero = t.reader === null ? undefined : t.table.heroes[t.reader]
  if (hero === undefined || hero.character === NONE || hero.life === 'out') return []
  const { kills } = characterAt(hero.character)
  return [
    { what: 'Your next power-up', is: `${hero.kills.length} of ${counted(kills, 'generator')}` },
  ]
}

const generators = ({ foes }: Table): number =>
  foes.filter(({ piece }) => isGenerator(piece)).length

const hidden = ({ places }: Table): number => places.filter(({ tile }) => tile === NONE).length

/** Tiles that are hidden or have somebody on them to fight, of all. */
function toClear({ places, foes }: Table): string {
  const left = places.filter(
    ({ tile, isPopulated }, place) =>
      tile === NONE || !isPopulated || foes.some(({ spot }) => placeOf(spot) === place),
  )
  return `${left.length} of ${places.length}`
}
