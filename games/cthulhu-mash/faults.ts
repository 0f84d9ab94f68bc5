import { at } from '@eldertable/kernel'
import { PIECES } from './pieces/objects.ts'
import { POWERS } from './pieces/powers.ts'
import { SPELLS } from './pieces/spells.ts'
import { TILES } from './tiles/tiles.ts'
import { tileAt } from './rules/tiles/ground.ts'
import { baseSanity } from './rules/characters/health.ts'
import { baseHealth, baseMentality, encumbrance, load } from './rules/characters/numbers.ts'
import { printedHealth } from './rules/pieces.ts'
import { HOME_HEALTH } from './rules/set-up/set-up.ts'
import { placeOf, spaceOf } from './rules/spots.ts'
import type { Frames } from './frames.ts'
import { NONE, type Body, type Hero, type MashState } from './state.ts'
import { FOE_PIECES, foeOf, GENERATORS, isGenerator } from './targets.ts'

/** Everything in a state that the rules would never bring about. */
export function faults(s: MashState): string[] {
  // Before the board is laid there is nothing to look at.
  if (isPreparing(s)) return []
  return [...pieceFaults(s), ...heroFaults(s), ...boardFaults(s)]
}

const isPreparing = ({ box }: MashState): boolean =>
  box.stack.some(({ at: step }) => step.startsWith('prepare.') || step === 'match.begin')

/** Whether somebody is in the middle of something during which pieces are in the hand. */
const isRunning = ({ box }: MashState, ...procedures: string[]): boolean =>
  box.stack.some(({ at: step }) => procedures.includes(step.slice(0, step.indexOf('.'))))

/** Counts things by number, and says which are not there exactly once. */
class Census {
  readonly #times: number[]
  readonly #name: string

  constructor(name: string, count: number) {
    this.#name = name
    this.#times = Array.from({ length: count }, () => 0)
  }

  put(things: readonly number[]): void {
    for (const thing of things) this.#times[thing] = (this.#times[thing] ?? 0) + 1
  }

  /** The numbers that are not there as often as they should be. */
  faults(isFine: (times: number, thing: number) => boolean): string[] {
    return this.#times.flatMap((times, thing) =>
      isFine(times, thing) ? [] : [`${this.#name} ${thing} is there ${times} times`],
    )
  }
}

/** Every object, generator, power-up, spell and tile is in one place. */
function pieceFaults(s: MashState): string[] {
  const { table, box } = s
  const objects = new Census('object', PIECES)
  objects.put(box.objects)
  objects.put(table.objectDiscards)
  objects.put(table.removed)
  for (const { open, tissue } of table.piles) {
    objects.put(open)
    objects.put(tissue)
  }
  for (const unseen of box.unseen) objects.put(unseen)
  for (const hero of table.heroes) objects.put(hero.objects)
  for (const foe of table.foes) objects.put(foe.objects)
  const isHandling = isRunning(s, 'find', 'chest')

  const pieces = new Census('piece', FOE_PIECES)
  pieces.put(box.generators)
  pieces.put(table.generatorDiscards)
  pieces.put(table.foes.map(({ piece }) => piece))
  for (const hero of table.heroes) pieces.put(hero.kills)
  const isBurying = isRunning(s, 'bury')

  const powers = new Census('power-up', POWERS.length)
  for (const stack of box.powers) powers.put(stack)
  for (const hero of table.heroes) powers.put(hero.powers)
  if (table.crystal !== NONE) powers.put([table.crystal])

  const spells = new Census('spell', SPELLS.length)
  spells.put(box.spells)
  for (const hero of table.heroes) spells.put(hero.spells)
  spells.put(table.tomes.flatMap((tome, spell) => (tome === NONE ? [] : [spell])))

  const tiles = new Census('tile', TILES.length)
  tiles.put(box.tiles)
  tiles.put(box.spareTiles)
  return [
    ...objects.faults((times) => times === 1 || (isHandling && times === 0)),
    ...pieces.faults((times, piece) =>
      piece < GENERATORS ? times <= 1 : times === 1 || (isBurying && times === 0),
    ),
    ...powers.faults((times) => times === 1),
    ...spells.faults((times) => times === 1),
    ...tiles.faults((times) => times <= 1),
    ...countFaults(s),
  ]
}

/** Numbers that everybody sees say what lies in the box. */
function countFaults({ table, box }: MashState): string[] {
  const found: string[] = []
  if (table.objectsLeft !== box.objects.length) found.push('the objects are miscounted')
  if (table.generatorsLeft !== box.generators.length) found.push('the generators are miscounted')
  if (table.spellsLeft !== box.spells.length) found.push('the spells are miscounted')
  if (table.piles.length !== box.unseen.length) found.push('the piles are confused')
  for (const [index, { unseen }] of table.piles.entries())
    if (unseen !== box.unseen[index]?.length) found.push(`pile ${index} is miscounted`)
  for (const [place, { tile }] of table.places.entries())
    if (tile !== NONE && tile !== at(box.tiles, place)) found.push(`place ${place} is confused`)
  return found
}

function heroFaults(s: MashState): string[] {
  const found: string[] = []
  for (const [seat, hero] of s.table.heroes.entries())
    for (const fault of oneHero(s, hero)) found.push(`seat ${seat}: ${fault}`)
  return found
}

function oneHero(s: MashState, hero: Hero): string[] {
  const found: string[] = []
  const isThere = hero.spot !== NONE
  if (isThere !== (hero.life === 'alive')) found.push(`is ${hero.life} on ${hero.spot}`)
  if (hero.homeHealth < 0 || hero.homeHealth > HOME_HEALTH) found.push('home is beyond its health')
  if (hero.life !== 'alive') {
    if (hero.objects.length + hero.powers.length + hero.kills.length > 0 && hero.life !== 'comes')
      found.push('has kept something')
    return found
  }
  if (hero.health < 0 || (hero.health === 0 && !isFalling(s)))
    found.push(`lives with ${hero.health}`)
  if (hero.health > baseHealth(s, hero) + hero.surplus) found.push(`has ${hero.health} health`)
  if (hero.mentality < 0 || hero.mentality > baseMentality(s, hero))
    found.push(`has ${hero.mentality} mentality`)
  if (load(hero) > encumbrance(hero) && !isRunning(s, 'overload')) found.push('carries too much')
  if (hero.sanity < 0 || hero.sanity > baseSanity(hero)) found.push(`has ${hero.sanity} sanity`)
  return [...found, ...holdFaults(s, hero)]
}

/** Nobody is held twice by the same kind of thing, nor by a space on which it does not stand (CM-HOLD-12, CM-HOLD-13). */
function holdFaults(s: MashState, { holds, spot }: Body): string[] {
  const kinds = holds.map(({ kind }) => kind)
  const found = new Set(kinds).size < kinds.length ? ['is held twice by the same'] : []
  const icon = tileAt(s, placeOf(spot)).hold[spaceOf(spot)]
  if (kinds.includes('space') && icon === undefined)
    found.push('is held by a space that holds nobody')
  return found
}

/** Whether all of a blow is still being dealt out: deaths wait until the last has had its share (CM-ORDER-2). */
const isFalling = (s: MashState): boolean =>
  isRunning(s, 'attack', 'earthquake') ||
  s.box.stack.some(({ at: step }) => step === 'bury.deaths' || step === 'deed.drained')

/** Who is on its way, so that it may be where somebody else stands (CM-MOVE-21, CM-FOE-12). */
function passing({ box }: MashState): number[] {
  return box.stack.flatMap((frame) => {
    if (frame.at.startsWith('move.')) return [(frame as unknown as Frames['move']).seat]
    if (frame.at.startsWith('charge.')) return [foeOf((frame as unknown as Frames['charge']).piece)]
    return frame.at === 'arrive.put' ? [(frame as unknown as Frames['arrive']).who] : []
  })
}

/** Nobody stands on an obstacle or on somebody else, unless it is just passing. */
function boardFaults(s: MashState): string[] {
  const { table } = s
  const found: string[] = []
  const spots = new Map<number, number>()
  const movers = passing(s)
  const stand = (spot: number, target: number, who: string): void => {
    const there = at(table.places, placeOf(spot))
    if (there.tile === NONE) found.push(`${who} is on a tile that nobody has seen`)
    else if (tileAt(s, placeOf(spot)).obstacle[spaceOf(spot)] !== 0)
      found.push(`${who} is inside an obstacle`)
    const other = spots.get(spot)
    if (other !== undefined && !movers.includes(target) && !movers.includes(other))
      found.push(`${who} stands on somebody`)
    spots.set(spot, target)
  }
  for (const [seat, { spot }] of table.heroes.entries())
    if (spot !== NONE) stand(spot, seat, `seat ${seat}`)
  let last = NONE
  for (const foe of table.foes) {
    const { piece, spot, victim, health, made } = foe
    const who = `piece ${piece}`
    if (victim === NONE) stand(spot, foeOf(piece), who)
    else if (spot !== table.heroes[victim]?.spot) found.push(`${who} is not with its victim`)
    if (health > printedHealth(piece)) found.push(`${who} has ${health} health`)
    if (health <= 0 && !isFalling(s)) found.push(`${who} is there with ${health} health`)
    if (isGenerator(piece) && victim !== NONE) found.push(`${who} is a generator and attached`)
    if (made <= last) found.push(`${who} is out of order`)
    last = made
    for (const fault of holdFaults(s, foe)) found.push(`${who} ${fault}`)
  }
  return found
}
