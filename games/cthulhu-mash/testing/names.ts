import { inOrder, type Names, type NamesOfKind } from '@eldertable/testkit'
import { CHARACTER_SLUGS } from '../pieces/characters.ts'
import { GENERATOR_SLUGS } from '../pieces/generators.ts'
import { MONSTER_SLUGS } from '../pieces/monsters.ts'
import { KIND_OF, objectAt, PIECES } from '../pieces/objects.ts'
import { parseSpace, SPACES, spaceName } from '../tiles/spaces.ts'
import { SPELL_SLUGS } from '../pieces/spells.ts'
import { TILE_SLUGS } from '../tiles/tile-maps.ts'
import {
  COCK,
  DRILL,
  FOE_MELEE,
  FOE_RANGED,
  HANDS,
  isObject,
  isSpell,
  objectOf,
  spellOf,
  SYRINGE,
  withObject,
  withSpell,
} from '../rules/attacks/means.ts'
import { placeOf, spaceOf, spotOf } from '../rules/spots.ts'
import type { MashState } from '../state.ts'
import {
  foeOf,
  homeOf,
  isFoe,
  isGenerator,
  isHero,
  kindOf,
  pieceIn,
  seatIn,
  TARGETS,
} from '../targets.ts'
import {
  areaOf,
  blowOf,
  castingOf,
  chargeOf,
  exitOfCharge,
  giftOf,
  groundOf,
  meansIn,
  meansOfArea,
  objectIn,
  patternOf,
  receiverOf,
  seatOfCharge,
  sideOfCharge,
  spaceOfArea,
  spellIn,
  targetIn,
} from '../verbs.ts'

export const players = ['ann', 'bob', 'cid', 'dee'] as const

const pieceName = (piece: number): string =>
  (isGenerator(piece) ? GENERATOR_SLUGS : MONSTER_SLUGS)[kindOf(piece)] ?? String(piece)

/** A character by its player, a spawning space as `home of ann`, a monster or generator by its slug. */
export function targetName(target: number): string {
  if (isHero(target)) return players[target] ?? String(target)
  if (isFoe(target)) return pieceName(pieceIn(target))
  return `home of ${players[seatIn(target)]}`
}

/** Every target of a name that is there; copies in the order of their creation numbers. */
function targetsCalled({ table }: MashState, name: string): number[] {
  const heroes = table.heroes.flatMap((_, seat) => [seat, homeOf(seat)])
  const foes = table.foes.map(({ piece }) => foeOf(piece))
  return [...heroes, ...foes].filter((target) => targetName(target) === name)
}

const objects = Array.from({ length: PIECES }, (_, object) => objectAt(KIND_OF[object] ?? 0).slug)
const objectName = (object: number): string => objects[object] ?? String(object)
const objectsCalled = (name: string): number[] =>
  objects.flatMap((slug, object) => (slug === name ? [object] : []))

const OWN: Readonly<Record<string, number>> = {
  hands: HANDS,
  syringe: SYRINGE,
  cock: COCK,
  drill: DRILL,
  melee: FOE_MELEE,
  ranged: FOE_RANGED,
}

function meansName(means: number): string {
  if (isObject(means)) return objectName(objectOf(means))
  if (isSpell(means)) return SPELL_SLUGS[spellOf(means)] ?? String(means)
  return Object.keys(OWN).find((name) => OWN[name] === means) ?? String(means)
}

function meansCalled(name: string): number[] {
  const own = OWN[name]
  if (own !== undefined) return [own]
  const spell = SPELL_SLUGS.findIndex((slug) => slug === name)
  return spell >= 0 ? [withSpell(spell)] : objectsCalled(name).map(withObject)
}

/** Two names with a word between, as `pitchfork at cultist`. */
const pair = (
  word: string,
  nameOf: (s: MashState, number: number) => string,
  numbersOf: (s: MashState, first: string, second: string) => number[],
): NamesOfKind<MashState> => ({
  nameOf,
  numbersOf(s, name) {
    const [first = '', second = ''] = name.split(` ${word} `)
    return numbersOf(s, first, second)
  },
})

const spot: NamesOfKind<MashState> = {
  nameOf: ({ box }, number) =>
    `${TILE_SLUGS[box.tiles[placeOf(number)] ?? 0]} ${spaceName(spaceOf(number))}`,
  numbersOf({ box }, name) {
    const [tile, space = ''] = name.split(' ')
    const place = box.tiles.findIndex((one) => TILE_SLUGS[one] === tile)
    return place < 0 ? [] : [spotOf(place, parseSpace(space))]
  },
}

/** A space of any tile, laid out or not. */
const ground: NamesOfKind<MashState> = {
  nameOf: (_, number) => `${TILE_SLUGS[Math.floor(number / SPACES)]} ${spaceName(number % SPACES)}`,
  numbersOf(_, name) {
    const [tile, space = ''] = name.split(' ')
    const index = TILE_SLUGS.findIndex((slug) => slug === tile)
    return index < 0 ? [] : [groundOf(index, parseSpace(space))]
  },
}

const compass = inOrder<MashState>(() => ['north', 'east', 'south', 'west'])

/** Spaces, pieces, objects and the rest as the rulebook and positions call them. */
export const names: Names<MashState> = {
  seats: players,
  turn: ({ table }) => players[table.active] ?? String(table.active),
  things: {
    space: inOrder(() => Array.from({ length: SPACES }, (_, space) => spaceName(space))),
    spot,
    ground,
    piece: {
      nameOf: (_, number) => targetName(number),
      numbersOf: targetsCalled,
    },
    object: inOrder(() => objects),
    spell: inOrder(() => SPELL_SLUGS),
    character: inOrder(() => CHARACTER_SLUGS),
    compass,
    side: inOrder(() => ['n', 'e', 's', 'w']),
    comfort: inOrder(() => ['health', 'mentality', 'therapy', 'spawn']),
    hold: inOrder(({ table, box }) => {
      const frame = box.stack.findLast(({ at }) => at.startsWith('foeTurn.')) as
        | { piece?: number }
        | undefined
      const foe = table.foes.find(({ piece }) => piece === frame?.piece)
      const { holds } = foe ?? table.heroes[table.active] ?? { holds: [] }
      return holds.map(({ kind }) => kind)
    }),
    blow: pair(
      'at',
      (_, blow) => `${meansName(meansIn(blow))} at ${targetName(targetIn(blow))}`,
      (s, means, target) =>
        meansCalled(means).flatMap((one) =>
          targetsCalled(s, target).map((other) => blowOf(one, other)),
        ),
    ),
    // As `dynamite-stick at R3C3 0`: the pattern comes last.
    area: pair(
      'at',
      (_, area) =>
        `${meansName(meansOfArea(area))} at ${spaceName(spaceOfArea(area))} ${patternOf(area)}`,
      (_, means, place) => {
        const [space = '', pattern = '0'] = place.split(' ')
        return meansCalled(means).map((one) => areaOf(one, Number(pattern), parseSpace(space)))
      },
    ),
    gift: pair(
      'to',
      (_, gift) => `${objectName(objectIn(gift))} to ${players[receiverOf(gift)]}`,
      (_, object, seat) =>
        objectsCalled(object).map((one) =>
          giftOf(
            one,
            players.findIndex((name) => name === seat),
          ),
        ),
    ),
    casting: pair(
      'on',
      (_, casting) => `${SPELL_SLUGS[spellIn(casting)]} on ${targetName(casting % TARGETS)}`,
      (s, spell, target) =>
        targetsCalled(s, target).map((one) =>
          castingOf(
            SPELL_SLUGS.findIndex((slug) => slug === spell),
            one,
          ),
        ),
    ),
    // As `ann n to R3C3`: the side by which it comes in, and where it ends.
    charge: pair(
      'to',
      (_, charge) =>
        `${players[seatOfCharge(charge)]} ${'nesw'[sideOfCharge(charge)]} to ${spaceName(exitOfCharge(charge))}`,
      (_, who, exit) => {
        const [seat = '', side = ''] = who.split(' ')
        return [
          chargeOf(
            players.findIndex((name) => name === seat),
            'nesw'.indexOf(side),
            parseSpace(exit),
          ),
        ]
      },
    ),
  },
}
