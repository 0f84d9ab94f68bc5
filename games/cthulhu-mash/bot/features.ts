import type { Features } from '@eldertable/kernel'
import { EXPLORER, EYE, MARINER } from '../pieces/characters.ts'
import type { Mash } from '../frames.ts'
import { actionsOf, defenceOf } from '../rules/characters/numbers.ts'
import { heroAt } from '../rules/pieces.ts'
import { areFriends } from '../rules/sides.ts'
import { placeOf } from '../rules/spots.ts'
import { NONE, type MashState } from '../state.ts'
import { isGenerator } from '../targets.ts'
import { riskOf, stakesOf, threatOf, toughnessOf } from './danger.ts'
import { spaceOf } from '../rules/spots.ts'
import { blowsOf } from './rivals.ts'
import { thingWorth } from './things.ts'

const names = [
  'health',
  'last',
  'defence',
  'actions',
  'powers',
  'kills',
  'things',
  'mentality',
  'home',
  'flag',
  'danger',
  'beside',
  'waiting',
  // What each of the first three characters is worth beside the fourth. It never changes, but without it whatever a good
  // one happens to have would seem to be what wins.
  'explorer',
  'mariner',
  'eye',
] as const

/** What a seat has in a game against others, in measures that are alike in size. */
export const features: Features<Mash> = {
  names,
  isShare: true,
  of: (s) =>
    s.hands.map((_, seat) => (heroAt(s, seat).life === 'out' ? undefined : measures(s, seat))),
}

function measures(s: MashState, seat: number): number[] {
  const hero = heroAt(s, seat)
  // Nobody is worth more than another as long as the characters are not given out.
  if (hero.character === NONE) return names.map(() => 0)
  const isFlag = s.table.victory === 'capture-the-flag'
  let things = 0
  for (const object of hero.objects) things += thingWorth(object)
  const measured: Record<(typeof names)[number], number> = {
    health: hero.health / 4,
    last: hero.health <= 1 ? 1 : 0,
    defence: (defenceOf(s, seat) - 4) / 2,
    actions: (actionsOf(s, hero) - 4) / 2,
    powers: hero.powers.length / 3,
    kills: hero.kills.length / 3,
    things: things / 30,
    mentality: hero.mentality / 4,
    home: hero.homeHealth / 3,
    flag: isFlag ? hero.homeHealth / 3 : 0,
    danger: dangerTo(s, seat) / 20,
    beside: besideRivals(s, seat) / 4,
    waiting: hero.life === 'alive' ? 0 : 1,
    explorer: Number(hero.character === EXPLORER),
    mariner: Number(hero.character === MARINER),
    eye: Number(hero.character === EYE),
  }
  return names.map((name) => measured[name])
}

/** What the monsters on a character's tile would cost it. */
function dangerTo(s: MashState, seat: number): number {
  const hero = heroAt(s, seat)
  if (hero.spot === NONE) return 0
  let expected = 0
  for (const foe of s.table.foes)
    if (placeOf(foe.spot) === placeOf(hero.spot))
      expected += threatOf(s, seat, foe, spaceOf(hero.spot))
  return riskOf(expected, toughnessOf(hero), stakesOf(s, seat))
}

/** The damage that rivals on the same tile could do in a turn. */
function besideRivals(s: MashState, seat: number): number {
  const { spot } = heroAt(s, seat)
  let expected = 0
  for (const [other, rival] of s.table.heroes.entries())
    if (spot !== NONE && rival.spot !== NONE && placeOf(rival.spot) === placeOf(spot))
      if (!areFriends(s, seat, other)) expected += blowsOf(s, other, seat)
  return expected
}

const together = [
  'always',
  'alive',
  'health',
  'weakest',
  'powers',
  'things',
  'generators',
  'monsters',
  'unseen',
  'danger',
  'work',
  // The way to play.
  'alone',
  'three',
  'four',
  'sanity',
  'sanityOfFour',
  'sanityLeft',
] as const

/** What all have together in a game without rivals: said once, in the place of the first of them. */
export const jointFeatures: Features<Mash> = {
  names: together,
  of: (s) => s.hands.map((_, seat) => (seat === 0 ? jointMeasures(s) : undefined)),
}

export function jointMeasures(s: MashState): number[] {
  const { heroes, foes, places, settings } = s.table
  let [alive, health, powers, things, danger, sanity] = [0, 0, 0, 0, 0, 0]
  let weakest = 6
  for (const [seat, hero] of heroes.entries()) {
    if (hero.life === 'out') continue
    alive++
    health += hero.health
    weakest = Math.min(weakest, hero.health)
    powers += hero.powers.length
    sanity += hero.sanity
    for (const object of hero.objects) things += thingWorth(object)
    danger += dangerTo(s, seat)
  }
  let generators = 0
  for (const { piece } of foes) if (isGenerator(piece)) generators++
  let unseen = 0
  for (const { tile, isPopulated } of places) if (tile === NONE || !isPopulated) unseen++
  const work = generators + 2 * unseen + (foes.length - generators) / 2
  const measured: Record<(typeof together)[number], number> = {
    always: 1,
    alive: alive / 2,
    health: health / 8,
    weakest: weakest / 4,
    powers: powers / 4,
    things: things / 50,
    generators: generators / 6,
    monsters: (foes.length - generators) / 8,
    unseen: unseen / 6,
    danger: danger / 40,
    work: work / 12 / Math.max(1, alive),
    alone: Number(heroes.length === 1),
    three: Number(heroes.length === 3),
    four: Number(heroes.length === 4),
    sanity: Number(settings.sanity),
    sanityOfFour: Number(settings.sanity && heroes.length === 4),
    sanityLeft: settings.sanity ? sanity / Math.max(1, alive) / 10 : 0,
  }
  return together.map((name) => measured[name])
}
