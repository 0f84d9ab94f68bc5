import { inSight } from '../tiles/sight.ts'
import { SPACES } from '../tiles/spaces.ts'
import type { Tile } from '../tiles/tile.ts'
import { NONE, type Foe, type Hero, type MashState } from '../state.ts'
import { isGenerator, kindOf } from '../targets.ts'
import { monsterAt, type Monster } from '../pieces/monsters.ts'
import { defenceOf, isHeld, rowOfObject } from '../rules/characters/numbers.ts'
import { generatorRow, heroAt, monsterRow } from '../rules/pieces.ts'
import { placeOf, spaceOf } from '../rules/spots.ts'
import { FAR } from '../rules/movement/walk.ts'
import { tileAt } from '../rules/tiles/ground.ts'
import { stepsOn } from './steps.ts'

/** What is lost with one's life, and with one point of health, in the points of this bot. */
export interface Stakes {
  death: number
  point: number
}

/** Later, everybody dares more: a match that nobody dares to decide would never end. */
const PATIENCE = { until: 30, over: 90 }

export function stakesOf(s: MashState, seat: number): Stakes {
  const { victory, heroes, round } = s.table
  const caution = cautionAt(round)
  if (victory === 'cooperative')
    return { death: (heroes.length === 1 ? 110 : 90) * caution, point: 5 * caution }
  const hero = heroAt(s, seat)
  if (hero.homeHealth === 0) return { death: 90 * caution, point: 6 * caution }
  const death = 16 + 7 * hero.powers.length + 2 * hero.objects.length + 3 * hero.kills.length
  return { death: death * caution, point: 3 }
}

export const cautionAt = (round: number): number =>
  Math.min(1, Math.max(0, (PATIENCE.over - round) / (PATIENCE.over - PATIENCE.until)))

/** The chance that a die of this many faces hits a defence. */
export function hitChance(faces: number, bonus: number, defence: number): number {
  if (faces === 0) return 0
  const needed = Math.min(faces, Math.max(2, defence - bonus))
  return (faces - needed + 1) / faces
}

const FLYING = 1

/** How often a monster could attack in one monster step somebody on a space of its tile. */
function attacksOf(tile: Tile, steps: Uint8Array, row: Monster, from: number, to: number): number {
  const way = steps[from * SPACES + to] ?? FAR
  if (way === 1) return row.actions
  if (row.ranged > 0 && !row.web && inSight(tile, from, to, 0, 0)) return row.actions
  if (way === FAR) return 0
  if (row.charging && way <= row.move) return row.actions
  const moves = Math.ceil((way - 1) / row.move)
  const webs = row.web && inSight(tile, from, to, 0, 0) ? row.actions - 0.5 : 0
  return Math.max(webs, row.actions - moves, 0)
}

/** What a vampire that clings to somebody takes, and what one is feared for that does not yet. */
const DRAIN = 2
const ATTACH = 1.3

/** The damage that is to be expected of a monster or generator in the coming monster step. */
export function threatOf(s: MashState, seat: number, foe: Foe, to: number): number {
  const { piece, spot, victim, holds, losesStep, boundBy } = foe
  if (victim !== NONE) return victim === seat && holds.length === 0 ? DRAIN : 0
  if (losesStep || boundBy === seat) return 0
  const place = placeOf(spot)
  const tile = tileAt(s, place)
  const number = s.table.places[place]?.tile ?? 0
  const defence = defenceOf(s, seat)
  const isStuck = isHeld(heroAt(s, seat))
  if (isGenerator(piece)) {
    const { melee } = generatorRow(piece)
    if (melee === 0 || stepsOn(number, 0, 0)[spaceOf(spot) * SPACES + to] !== 1) return 0
    return isStuck ? 1 : hitChance(melee, 0, defence)
  }
  const row = monsterRow(piece)
  const steps = stepsOn(number, row.flying ? FLYING : 0, 0)
  let attacks = attacksOf(tile, steps, row, spaceOf(spot), to)
  if (holds.length > 0) attacks /= 3
  const chance = isStuck ? 1 : hitChance(Math.max(row.melee, row.ranged), 0, defence)
  return attacks * chance * (row.attach ? ATTACH : 1)
}

/** What a monster of a kind is to be feared for on average, before it is known where it stands. */
export function fearOf(s: MashState, seat: number, piece: number): number {
  const row = monsterAt(kindOf(piece))
  const chance = hitChance(Math.max(row.melee, row.ranged), 0, defenceOf(s, seat))
  const attacks = row.charging ? row.actions : Math.max(0.8, row.actions - 0.8)
  return attacks * chance
}

const MOST = 12

/** What so much expected damage costs somebody of so much health: points of health, and life. */
export function riskOf(expected: number, health: number, { death, point }: Stakes): number {
  if (expected <= 0) return 0
  // Blows are many and each does one point, so they fall about like rare events do.
  let dying = 1
  let term = Math.exp(-expected)
  for (let damage = 0; damage < health && damage < MOST; damage++) {
    dying -= term
    term *= expected / (damage + 1)
  }
  return death * Math.max(0, dying) + point * Math.min(expected, health)
}

/** Health that counts: with what a ward and healing objects would still take. */
export function toughnessOf(hero: Hero): number {
  let health = hero.health + Number(hero.hasWard)
  for (const object of hero.objects) health += (rowOfObject(object).healing?.health ?? 0) * 0.5
  return Math.ceil(health)
}
