import { isBeforeVersion3 } from '../../earlier/edition.ts'
import { numberHeroes } from '../../earlier/version-2.ts'
import { at, done, type Seat } from '@eldertable/kernel'
import { CHARACTERS, EXPLORER, EYE, THERAPIST } from '../../pieces/characters.ts'
import { KIND_OF, objectAt, objectNumber, OBJECTS } from '../../pieces/objects.ts'
import { SPAWN_SPACE } from '../../tiles/spaces.ts'
import { victoryFor } from '../../pieces/tables.ts'
import type { Events } from '../../events.ts'
import type { Game } from '../../frames.ts'
import { NONE, type MashState } from '../../state.ts'
import { V } from '../../verbs.ts'
import { procedure } from '../kit.ts'
import { cardOf } from '../characters/numbers.ts'
import { heroAt } from '../pieces.ts'
import { gain } from '../objects/possessions.ts'
import { HOME_HEALTH } from './set-up.ts'
import { spotOf } from '../spots.ts'
import { drawSpell } from '../stacks.ts'

const REVOLVER = objectNumber('revolver-32')
/** Both kinds, the weaker first. */
const DYNAMITE = [...OBJECTS.keys()]
  .filter((kind) => objectAt(kind).explodes)
  .toSorted((a, b) => objectAt(a).damage - objectAt(b).damage)

/** Everything before the first turn, in the order of chapter Set-up. */
export const prepare = procedure('prepare', {
  victory(g) {
    const { table } = g.state
    const { settings, heroes } = table
    if (settings.victory === 'roll') {
      const die = g.chance.die(6)
      table.victory = victoryFor(die) // CM-SETUP-2
      g.event?.('victory', 'CM-SETUP-2', { die, victory: table.victory })
    }
    if (heroes.length === 1) table.victory = 'cooperative' // CM-SETUP-4
    fitOptions(g.state)
    return 'order'
  },
  // CM-SETUP-25
  order(g) {
    const { table } = g.state
    const seats = table.heroes.map((_, seat) => seat)
    table.first = highest(g, seats)
    table.active = table.first
    if (isBeforeVersion3(g.state)) numberHeroes(g.state)
    return 'characters'
  },
  // CM-SETUP-5
  characters(g) {
    const { table } = g.state
    const seats = table.heroes.map((_, seat) => seat)
    if (table.settings.characters === 'roll') {
      g.call('choosing', { order: rank(g, seats), index: 0 })
      return 'board'
    }
    const characters = CHARACTERS.map((_, character) => character)
    g.chance.shuffle(characters)
    for (const seat of seats) be(g, seat, at(characters, seat))
    return 'board'
  },
  board(g) {
    const { table } = g.state
    if (table.settings.terrainHeights) g.call('markTerrain', {})
    if (table.isShared) g.call('sharedStart', {})
    else g.call('ownStarts', { index: 0 })
    if (table.settings.customLayout) g.call('layOut', {})
    return 'stacks'
  },
  // CM-SETUP-17, CM-SETUP-19 to CM-SETUP-22
  stacks(g) {
    const { box } = g.state
    g.chance.shuffle(box.generators)
    g.chance.shuffle(box.spells)
    for (const stack of box.powers) g.chance.shuffle(stack)
    const explorer = playerOf(g.state, EXPLORER)
    if (g.state.table.settings.explorerDynamite && explorer !== NONE)
      g.call('dynamite', { seat: explorer })
    return 'hands'
  },
  hands(g) {
    const s = g.state
    const { table, box } = s
    for (const hero of table.heroes) {
      const card = cardOf(hero)
      hero.health = card.health // CM-SETUP-8
      hero.mentality = card.mentality
      hero.sanity = card.sanity
    }
    const eye = playerOf(s, EYE)
    if (eye !== NONE) takeFrom(g, eye, REVOLVER) // CM-SETUP-19
    g.chance.shuffle(box.objects)
    table.objectsLeft = box.objects.length
    const therapist = playerOf(s, THERAPIST)
    // CM-SETUP-22
    if (therapist !== NONE) {
      const spell = drawSpell(g)
      heroAt(s, therapist).spells.push(spell)
      g.event?.('learns', 'CM-SETUP-22', { seat: therapist, spell })
    }
    for (const hero of table.heroes)
      if (table.isShared) hero.life = 'comes'
      else {
        hero.spot = spotOf(hero.home, SPAWN_SPACE) // CM-SETUP-24
        hero.homeHealth = HOME_HEALTH
      }
    return done
  },
})

/** What follows from the victory condition; options that do not fit do nothing (CM-OPT-26, CM-OPT-22, CM-OPT-16). */
export function fitOptions({ table }: MashState): void {
  const { settings, victory, heroes } = table
  const isTogether = victory === 'cooperative'
  const isAlone = heroes.length === 1
  table.isTeams = settings.teams && heroes.length === 4 && !isTogether
  const control = isTogether ? 'automatic' : 'left-player'
  table.control = settings.monsterControl === 'usual' ? control : settings.monsterControl
  const shares = settings.sharedStart === 'usual' ? !isAlone : settings.sharedStart === 'on'
  table.isShared = isTogether && shares
  settings.sanity &&= isTogether
  settings.monstersAttackSpawn &&= !isTogether
}

function rollOff(g: Game, seats: readonly Seat[], why: Events['rollsOff']['why']): number[] {
  const dice = seats.map(() => g.chance.die(6))
  const rule = why === 'turn' ? 'CM-SETUP-25' : 'CM-SETUP-5'
  g.event?.('rollsOff', rule, { seats: [...seats], dice, why })
  return dice
}

/** Who rolls highest; those who are equal roll again among themselves (CM-SETUP-25). */
function highest(g: Game, seats: readonly Seat[]): Seat {
  let left = [...seats]
  while (left.length > 1) {
    const dice = rollOff(g, left, 'turn')
    const most = Math.max(...dice)
    left = left.filter((_, place) => dice[place] === most)
  }
  return at(left, 0)
}

/** Seats by their rolls, the highest first; those who are equal roll again among themselves (CM-SETUP-5). */
function rank(g: Game, seats: readonly Seat[]): Seat[] {
  if (seats.length < 2) return [...seats]
  const dice = rollOff(g, seats, 'character')
  const ranked: Seat[] = []
  for (let face = 6; face > 0; face--)
    ranked.push(
      ...rank(
        g,
        seats.filter((_, place) => dice[place] === face),
      ),
    )
  return ranked
}

function be(g: Game, seat: Seat, character: number): void {
  heroAt(g.state, seat).character = character
  g.event?.('becomes', 'CM-SETUP-5', { seat, character })
}

/** The seat that plays a character, or -1. */
export const playerOf = ({ table }: MashState, character: number): Seat =>
  table.heroes.findIndex((hero) => hero.character === character)

/** Everybody chooses a character in the order of the roll (CM-PROMPT-2). */
export const choosing = procedure('choosing', {
  choose: {
    rule: 'CM-SETUP-5',
    who: (_, f) => at(f.order, f.index),
    offer(s, _, o) {
      for (const character of CHARACTERS.keys())
        if (playerOf(s, character) === NONE) o.allow(V.beCharacter, character, 'CM-SETUP-5')
        else o.refuse(V.beCharacter, character, 'taken')
    },
    take(g, f, _, character) {
      be(g, at(f.order, f.index), character)
      f.index++
      return f.index < f.order.length ? 'choose' : done
    },
  },
})

/** Takes an object of a kind out of the stack before it is shuffled. */
function takeFrom(g: Game, seat: Seat, kind: number): void {
  const { box } = g.state
  const place = box.objects.findIndex((object) => KIND_OF[object] === kind)
  const [object] = box.objects.splice(place, 1)
  if (object !== undefined) gain(g, seat, object)
}

/** CM-OPT-14, CM-PROMPT-5 */
export const dynamite = procedure('dynamite', {
  choose: {
    rule: 'CM-OPT-14',
    who: (_, f) => f.seat,
    offer(_, __, o) {
      for (const kind of DYNAMITE) o.allow(V.takeObject, KIND_OF.indexOf(kind), 'CM-OPT-14')
    },
    take(g, f, _, object) {
      takeFrom(g, f.seat, KIND_OF[object] ?? NONE)
      return done
    },
  },
})
