import { at, type Offer } from '@eldertable/kernel'
import { MARINER, THERAPIST } from '../pieces/characters.ts'
import { monsterNumber } from '../pieces/monsters.ts'
import { objectNumber } from '../pieces/objects.ts'
import { DIRECTIONS, NEXT, NO_SPACE } from '../pieces/spaces.ts'
import { SOLID, WATER } from '../pieces/tile.ts'
import type { Reason } from '../reasons.ts'
import { NONE, type Hero, type MashState } from '../state.ts'
import { foeOf, isGenerator, kindOf } from '../targets.ts'
import { V } from '../verbs.ts'
import { canSee } from './aim.ts'
import { neighbourOf } from './gates.ts'
import type { Ground } from './ground.ts'
import { baseHealth, ofKind, rowOfObject } from './numbers.ts'
import { foesOn } from './pieces.ts'
import { spaceOf } from './spots.ts'

const GLASSES = objectNumber('leng-glasses')
const CHIME = objectNumber('paralyzing-chime')
const SHELL = objectNumber('rlyeh-seashell')
const KEY = objectNumber('skeleton-key')
const DEEP_ONE = monsterNumber('deep-one')
const MOST_MEMORIZED = 5

/** Red objects that are no weapons, and tomes (CM-ITEM-19, CM-CAST-1). */
export function offerObjects(s: MashState, here: Ground, hero: Hero, o: Offer<Reason>): void {
  for (const object of hero.objects) {
    const { tomeSpells } = rowOfObject(object)
    if (tomeSpells > 0 && !s.table.tomes.includes(object))
      if (s.table.spellsLeft > 0) o.allow(V.read, object, 'CM-CAST-1')
      else o.refuse(V.read, object, 'no-spells-left')
    const kind = ofKind(object)
    if (kind === CHIME) o.allow(V.use, object, 'CM-OBJ-19')
    else if (kind === KEY) {
      if (here.tile.chest === spaceOf(hero.spot)) o.allow(V.use, object, 'CM-OBJ-26')
      else o.refuse(V.use, object, 'no-chest')
    } else if (kind === GLASSES)
      for (const compass of DIRECTIONS) {
        if (isHiddenBeside(s, here.place, compass)) o.allow(V.spy, compass, 'CM-OBJ-12')
      }
    else if (kind === SHELL)
      for (const { piece, spot, holds } of foesOn(s, here.place))
        if (
          isDeepOne(piece) &&
          holds.length === 0 &&
          canSee(here, spaceOf(hero.spot), spaceOf(spot))
        )
          o.allow(V.charm, foeOf(piece), 'CM-OBJ-22')
  }
}

const isDeepOne = (piece: number): boolean => !isGenerator(piece) && kindOf(piece) === DEEP_ONE

/** Whether the neighbour that way lies face down (CM-CHAR-12). */
function isHiddenBeside(s: MashState, place: number, compass: number): boolean {
  const next = neighbourOf(s, place, compass)
  return next !== NONE && at(s.table.places, next).tile === NONE
}

/** CM-HERO-6, CM-HERO-7, CM-HERO-13 */
export function offerAbilities(s: MashState, here: Ground, hero: Hero, o: Offer<Reason>): void {
  if (hero.character === MARINER) {
    for (const compass of DIRECTIONS)
      if (isHiddenBeside(s, here.place, compass))
        o.allowUnless(
          hero.mentality > 0 ? undefined : 'no-mentality',
          V.scout,
          compass,
          'CM-HERO-6',
        )
    const most = Math.min(hero.mentality, baseHealth(s, hero) - hero.health)
    if (most > 0 && isByWater(here, spaceOf(hero.spot))) o.range(V.fish, 1, most, 'CM-HERO-7')
  }
  if (hero.character === THERAPIST && hero.objects.length > 0)
    for (let spell = 0; spell < s.table.tomes.length; spell++) {
      const tome = at(s.table.tomes, spell)
      if (tome === NONE || !hero.objects.includes(tome) || hero.memorized.includes(spell)) continue
      o.allowUnless(cannotMemorize(hero), V.memorize, spell, 'CM-HERO-13')
    }
}

const cannotMemorize = (hero: Hero): Reason | undefined => {
  if (hero.mentality === 0) return 'no-mentality'
  return hero.memorized.length >= MOST_MEMORIZED ? 'memory-full' : undefined // CM-CHAR-22
}

/** In or next to a water space, with no wall between (CM-CHAR-14). */
function isByWater({ tile }: Ground, space: number): boolean {
  if (tile.terrain[space] === WATER) return true
  for (const direction of DIRECTIONS) {
    const next = NEXT[space * 4 + direction] ?? NO_SPACE
    if (next === NO_SPACE || tile.terrain[next] !== WATER) continue
    if (tile.edge[space * 4 + direction] !== SOLID) return true
  }
  return false
}

/** CM-OPT-2 */
export function offerReady(hero: Hero, o: Offer<Reason>): void {
  for (const object of hero.objects) {
    const { melee, ranged } = rowOfObject(object)
    if ((melee || ranged) && object !== hero.ready) o.allow(V.ready, object, 'CM-OPT-2')
  }
}
