import { at, type Offer, type Seat } from '@eldertable/kernel'
import { MEMORY, SCOUTING_PRICE } from '../../pieces/abilities.ts'
import { MARINER, THERAPIST } from '../../pieces/characters.ts'
import { monsterNumber } from '../../pieces/monsters.ts'
import { DIRECTIONS, NEXT, NO_SPACE } from '../../tiles/spaces.ts'
import { SOLID, WATER } from '../../tiles/tile.ts'
import { effects } from '../../effects/index.ts'
import type { Reason } from '../../reasons.ts'
import { NONE, type Hero, type MashState } from '../../state.ts'
import { foeOf, isGenerator, kindOf } from '../../targets.ts'
import { V } from '../../verbs.ts'
import { canSee } from '../attacks/aim.ts'
import { neighbourOf } from '../gates/gates.ts'
import type { Ground } from '../tiles/ground.ts'
import { baseHealth, rowOfObject } from '../characters/numbers.ts'
import { foesOn, heroAt } from '../pieces.ts'
import { spaceOf } from '../spots.ts'

const DEEP_ONE = monsterNumber('deep-one')

/** Red objects that are no weapons, and tomes (CM-ITEM-19, CM-CAST-1). */
export function offerObjects(s: MashState, here: Ground, seat: Seat, o: Offer<Reason>): void {
  const hero = heroAt(s, seat)
  const from = spaceOf(hero.spot)
  for (const object of hero.objects) {
    const { does, rule, colour } = rowOfObject(object)
    if (does === null) continue
    switch (does.does) {
      case 'teach':
        if (!s.table.tomes.includes(object))
          o.allowUnless(effects.cannot(s, seat, does, object), V.read, object, 'CM-CAST-1')
        break
      case 'turn-up':
        for (const compass of DIRECTIONS)
          if (isHiddenBeside(s, here.place, compass)) o.allow(V.spy, compass, rule)
        break
      case 'charm':
        for (const { piece, spot, holds } of foesOn(s, here.place))
          if (isDeepOne(piece) && holds.length === 0 && canSee(here, from, spaceOf(spot)))
            o.allow(V.charm, foeOf(piece), rule)
        break
      default:
        if (colour === 'red')
          o.allowUnless(effects.cannot(s, seat, does, object), V.use, object, rule)
    }
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
          hero.mentality >= SCOUTING_PRICE ? undefined : 'no-mentality',
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
  if (hero.mentality < MEMORY.price) return 'no-mentality'
  return hero.memorized.length >= MEMORY.spells ? 'memory-full' : undefined // CM-CHAR-22
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
