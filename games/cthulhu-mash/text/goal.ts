import { at, list, type GoalText } from '@eldertable/kernel'
import type { Victory } from '../content/tables.ts'
import { sideOf } from '../rules/sides.ts'
import { NONE } from '../state.ts'
import { isGenerator } from '../targets.ts'
import { openState, type Tell } from './telling.ts'
import { victoryNames } from './victory.ts'

const lines: Readonly<Record<Victory, readonly string[]>> = {
  'death-match': [
    'Be the last who is left. Whoever dies by another character is out for good; whoever dies by monsters or the ground comes back, as long as the own spawning space stands.',
    'So grow strong first: turn over tiles, break generators and turn them in for power-ups, gather weapons. Then go for the others, and for their spawning spaces.',
  ],
  'capture-the-flag': [
    'Destroy the spawning spaces of all others while yours stands: defence 5, health 3. A side that has lost its last one is out at once.',
    'Break generators on the way and turn them in for power-ups: who comes unarmed does not get there.',
  ],
  cooperative: [
    'Clear the board together: turn over every tile that can be reached, and leave no generator and no monster on any of them while one of you lives.',
    'Nobody comes back. When all are dead the monsters keep the tiles.',
  ],
}

/** What decides this way to play, who is with whom, and how far everybody is. */
export function goal(t: Tell): GoalText {
  const { victory, isTeams, control, settings, round } = t.table
  const limit = victory === 'cooperative' ? settings.turnLimit : 0
  return {
    name: `${victoryNames[victory]}${isTeams ? ' in teams' : ''}`,
    lines: [
      ...(isTeams
        ? [`You play as ${list(teams(t))}: a team stands as long as one of it does.`]
        : []),
      ...lines[victory],
      control === 'automatic'
        ? 'The monsters play by themselves.'
        : 'Monsters and generators of your turn are played by the player to your left, and you play those of the player to your right.',
    ],
    standing: [
      ...(victory === 'cooperative' ? [] : [{ what: 'Still in', is: list(stillIn(t)) }]),
      ...(victory === 'capture-the-flag' ? [{ what: 'Spawning spaces', is: list(homes(t)) }] : []),
      { what: 'Generators standing', is: String(generators(t)) },
      { what: 'Tiles still hidden', is: String(hidden(t)) },
      ...(limit > 0 ? [{ what: 'Round', is: `${round} of ${limit}` }] : []),
    ],
  }
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

const generators = ({ table }: Tell): number =>
  table.foes.filter(({ piece }) => isGenerator(piece)).length

const hidden = ({ table }: Tell): number => table.places.filter(({ tile }) => tile === NONE).length
