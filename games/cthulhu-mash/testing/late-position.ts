import { at, Engine, type Chance, type Settings } from '@eldertable/kernel'
import { KIND_OF, objectAt } from '../pieces/objects.ts'
import { AROUND, SPACES } from '../tiles/spaces.ts'
import { NO_OBSTACLE, RED } from '../tiles/tile.ts'
import { tileAt } from '../tiles/tiles.ts'
import { cthulhuMash } from '../index.ts'
import { baseHealth, baseMentality, encumbrance, load } from '../rules/characters/numbers.ts'
import { placeOf, spaceOf, spotOf } from '../rules/spots.ts'
import { NONE, type Foe, type MashState } from '../state.ts'
import { GENERATORS } from '../targets.ts'

const SHARE = 6
const SPELLS_EACH = 4
const MONSTERS_EACH = 2

/** Where random play seldom comes: all tiles lie open, and everybody has objects, spells and power-ups, stands on a tile of their own, and has company. */
export function latePosition(chance: Chance, seats: number, settings: Settings): MashState {
  const engine = new Engine(cthulhuMash)
  const s = engine.start(seats, settings, chance)
  while (engine.decision(s)?.key !== 'actions.choose')
    engine.apply(s, engine.defaultPick(s), chance)
  const { table, box } = s
  box.generators.push(...table.foes.map(({ piece }) => piece).filter((one) => one >= GENERATORS))
  table.foes = []
  for (const [place, there] of table.places.entries()) {
    there.tile = at(box.tiles, place)
    there.isPopulated = place % 2 === 0
  }
  for (const seat of table.heroes.keys()) endow(s, seat)
  table.generatorsLeft = box.generators.length
  table.objectsLeft = box.objects.length
  table.spellsLeft = box.spells.length
  return s
}

function endow(s: MashState, seat: number): void {
  const { table, box } = s
  const hero = at(table.heroes, seat)
  const place = (seat * 3 + 1) % table.places.length
  hero.spot = spotOf(place, at(openSpaces(at(table.places, place).tile), 7))
  hero.isNew = false
  const own = box.objects.filter((object) => objectAt(KIND_OF[object] ?? 0).colour !== 'white')
  hero.powers.push(...at(box.powers, hero.character).splice(0, 2))
  for (const object of own.slice(0, SHARE)) {
    hero.objects.push(object)
    if (load(hero) > encumbrance(hero)) hero.objects.pop()
  }
  box.objects = box.objects.filter((object) => !hero.objects.includes(object))
  hero.spells.push(...box.spells.splice(0, SPELLS_EACH))
  hero.health = baseHealth(s, hero)
  hero.mentality = baseMentality(s, hero)
  const beside = at(AROUND, spaceOf(hero.spot)).filter((space) =>
    openSpaces(at(table.places, place).tile).includes(space),
  )
  for (const [i, space] of beside.slice(0, MONSTERS_EACH + 1).entries()) {
    // A generator, and monsters of several kinds.
    const piece = i === 0 ? (box.generators.pop() ?? NONE) : ((seat * 2 + i) * 6) % GENERATORS
    table.foes.push(newFoe(piece, spotOf(placeOf(hero.spot), space), table.made++))
  }
}

const newFoe = (piece: number, spot: number, made: number): Foe => ({
  piece,
  made,
  spot,
  health: 1,
  holds: [],
  objects: [],
  facing: 0,
  blame: NONE,
  victim: NONE,
  losesStep: false,
  boundBy: NONE,
})

/** Spaces of a tile on which one can stand unharmed. */
const openSpaces = (tile: number): number[] => {
  const { obstacle, outline } = tileAt(tile)
  return Array.from({ length: SPACES }, (_, space) => space).filter(
    (space) => obstacle[space] === NO_OBSTACLE && outline[space] !== RED,
  )
}
