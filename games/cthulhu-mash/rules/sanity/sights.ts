import { at, done } from '@eldertable/kernel'
import { GENERATORS as GENERATOR_ROWS } from '../../pieces/generators.ts'
import type { Loss, SanityLoss } from '../../pieces/loss.ts'
import { MONSTERS } from '../../pieces/monsters.ts'
import { ACTION_LOSS, DROPS_FROM, IDEA_LOSS } from '../../pieces/sanity.ts'
import { tileAt as tileOf, tileNumber } from '../../tiles/tiles.ts'
import { isBeforeVersion5 } from '../../earlier/edition.ts'
import type { Game } from '../../frames.ts'
import { NONE, type Hero, type MashState } from '../../state.ts'
import { isGenerator, isHero, kindOf } from '../../targets.ts'
import { canSee } from '../attacks/aim.ts'
import { look } from '../tiles/ground.ts'
import { baseSanity, loseSanity } from '../characters/health.ts'
import { procedure } from '../kit.ts'
import { layOpen } from '../objects/lying.ts'
import { cardOf } from '../characters/numbers.ts'
import { heroAt, isAlive, seatsInOrder } from '../pieces.ts'
import { part } from '../objects/possessions.ts'
import { placeOf, spaceOf } from '../spots.ts'

// What can cost sanity, as one number: kinds of monster and generator, tiles, single pieces of tissue, and deeds.
const GENERATOR_SOURCES = 8
const TILE_SOURCES = 16
const TISSUE_SOURCES = 100
export const DEATH = 32
export const TOME = 33

const SHOGGOTHS = [tileNumber('coastal-cavern'), tileNumber('elder-city')]

const never: SanityLoss = {
  passed: { dice: 0, faces: 0, flat: 0 },
  failed: { dice: 0, faces: 0, flat: 0 },
}

function lossOf(source: number): SanityLoss {
  if (source >= TISSUE_SOURCES) return ACTION_LOSS['shoggoth-tissue']
  if (source === DEATH) return ACTION_LOSS['character-dies']
  if (source === TOME) return ACTION_LOSS.tome
  if (source >= TILE_SOURCES) return tileOf(source - TILE_SOURCES).sanity ?? never
  if (source >= GENERATOR_SOURCES)
    return at(GENERATOR_ROWS, source - GENERATOR_SOURCES).sanity ?? never
  return at(MONSTERS, source).sanity
}

/** The rule behind a check, by what it is about. */
const ruleOf = (source: number): string => {
  if (source >= TISSUE_SOURCES) return 'CM-SANE-14'
  if (source === DEATH) return 'CM-SANE-16'
  if (source === TOME) return 'CM-SANE-8'
  return source >= TILE_SOURCES ? 'CM-SANE-11' : 'CM-SANE-10'
}

/** Everybody looks about, and what is seen for the first time shakes them, one thing after another (CM-SANE-10, CM-SANE-12). */
export const sights = procedure('sights', {
  next(g) {
    const s = g.state
    for (const seat of seatsInOrder(s)) {
      if (!isAlive(s, seat)) continue
      const source = firstUnmet(s, heroAt(s, seat))
      if (source === NONE) continue
      heroAt(s, seat).met.push(source)
      g.call('check', { seat, source })
      return 'next'
    }
    return done
  },
})

/** Everybody looks about, if sanity is played with; on arrival not before everything is in its place (CM-SANE-10, CM-GATE-19). */
export function lookAbout(g: Game): void {
  const s = g.state
  if (!s.table.settings.sanity || (g.isRunning('arrive') && !isBeforeVersion5(s))) return
  g.call('sights', { seat: 0, index: 0 })
}

/** What a character sees now and has not met: the tile's own, tissue, generators, monsters (CM-SANE-12); or -1. */
function firstUnmet(s: MashState, hero: Hero): number {
  const place = placeOf(hero.spot)
  const from = spaceOf(hero.spot)
  const here = look(s, place)
  const { tile } = at(s.table.places, place)
  const row = tileOf(tile)
  if (
    row.sanity?.trigger === 'sight' &&
    row.sights.some(({ space }) => canSee(here, from, space)) &&
    isShaken(hero, TILE_SOURCES + tile)
  )
    return TILE_SOURCES + tile
  for (const { spot, tissue } of s.table.piles)
    if (tissue.length > 0 && placeOf(spot) === place && canSee(here, from, spaceOf(spot)))
      for (const object of tissue)
        if (isShaken(hero, TISSUE_SOURCES + object)) return TISSUE_SOURCES + object
  for (const isWanted of [true, false])
    for (const { piece, spot } of s.table.foes) {
      if (isGenerator(piece) !== isWanted || placeOf(spot) !== place) continue
      const source = isWanted ? GENERATOR_SOURCES + kindOf(piece) : kindOf(piece)
      if (lossOf(source) === never || !canSee(here, from, spaceOf(spot))) continue
      if (isShaken(hero, source)) return source
    }
  return NONE
}

/** Whether a thing still triggers for this character (CM-SANE-7, CM-SANE-13, CM-SANE-14). */
function isShaken({ met }: Hero, source: number): boolean {
  if (met.includes(source)) return false
  const hasSeenShoggoth = SHOGGOTHS.some((tile) => met.includes(TILE_SOURCES + tile))
  if (source >= TISSUE_SOURCES) return !hasSeenShoggoth
  if (!SHOGGOTHS.includes(source - TILE_SOURCES)) return true
  return !hasSeenShoggoth && !met.some((one) => one >= TISSUE_SOURCES)
}

/** A character has come onto a tile that shakes whoever enters (CM-SANE-11). */
export function tilesEntered(g: Game, who: number, place: number): void {
  const s = g.state
  if (!isHero(who) || !isAlive(s, who)) return
  const { tile } = at(s.table.places, place)
  const { met } = heroAt(s, who)
  if (tileOf(tile).sanity?.trigger !== 'enter' || met.includes(TILE_SOURCES + tile)) return
  met.push(TILE_SOURCES + tile)
  g.call('check', { seat: who, source: TILE_SOURCES + tile })
}

/** Two ten-sided dice as one hundred (CM-TERM-15). */
function rollHundred(g: Game): number {
  const tens = g.chance.die(10) % 10
  const ones = g.chance.die(10) % 10
  return tens * 10 + ones || 100
}

const rollLoss = (g: Game, { dice, faces, flat }: Loss): number => {
  let sum = flat
  for (let die = 0; die < dice; die++) sum += rollDie(g, faces)
  return sum
}

/** A die of the box, or one that is read off another (CM-TERM-14). */
function rollDie(g: Game, faces: number): number {
  if (faces === 2 || faces === 3) return Math.ceil(g.chance.die(6) / (6 / faces))
  if (faces === 4) return Math.ceil(g.chance.die(8) / 2)
  return g.chance.die(faces)
}

/** A sanity check, and what may come of it; certain losses need none (CM-SANE-4 to CM-SANE-6, CM-SANE-24 to CM-SANE-28). */
export const check = procedure('check', {
  roll(g, f) {
    const s = g.state
    if (!s.table.settings.sanity || !isAlive(s, f.seat)) return done
    const hero = heroAt(s, f.seat)
    const loss = lossOf(f.source)
    const rule = ruleOf(f.source)
    const roll = rollHundred(g)
    const isPassed = roll <= baseSanity(hero)
    g.event?.('checks', rule, { seat: f.seat, source: f.source, roll, isPassed })
    const before = hero.sanity
    loseSanity(g, f.seat, rollLoss(g, isPassed ? loss.passed : loss.failed), rule, 'check')
    return before - hero.sanity >= IDEA_LOSS ? 'idea' : done
  },
  // CM-SANE-24
  idea(g, f) {
    const { idea } = cardOf(heroAt(g.state, f.seat))
    const roll = rollHundred(g)
    const isMad = roll <= idea
    g.event?.('idea', 'CM-SANE-24', { seat: f.seat, roll, isMad })
    return isMad ? 'lost' : done
  },
  // CM-SANE-26, CM-SANE-27
  lost(g, f) {
    const s = g.state
    const hero = heroAt(s, f.seat)
    const die = g.chance.die(6)
    g.event?.('raves', 'CM-SANE-26', { seat: f.seat, die })
    if (s.table.active === f.seat && g.isRunning('actions')) s.table.isCut = true
    else hero.losesTurn = true
    if (die < DROPS_FROM || hero.objects.length === 0) return done
    const object = at(hero.objects, g.chance.below(hero.objects.length))
    part(s, f.seat, object)
    layOpen(s, hero.spot, object)
    g.event?.('drops', 'CM-SANE-26', { seat: f.seat, object })
    g.call('overload', { seat: f.seat })
    return done
  },
})
