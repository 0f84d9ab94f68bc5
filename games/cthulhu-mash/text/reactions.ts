import { SPOTTING_PRICE, STAMINA } from '../pieces/abilities.ts'
import { at } from '@eldertable/kernel'
import { defenceAgainst, isHit, isTargetHeld } from '../rules/attacks/hits.ts'
import { profileOf } from '../rules/attacks/means.ts'
import { hasGift } from '../rules/characters/numbers.ts'
import { verbs, type Verb } from '../verbs.ts'
import { effectOf } from './odds.ts'
import { openState, targetName, type Tell } from './telling.ts'

/** An action that could be taken back: as one's own, and after "have somebody". */
const deeds: Readonly<Partial<Record<Verb, readonly [own: string, others: string]>>> = {
  walk: ['your move', 'move'],
  step: ['your step', 'move'],
  jump: ['your jump', 'jump'],
  attack: ['your attack', 'attack'],
  aim: ['your attack', 'attack'],
  push: ['your push', 'push'],
  refresh: ['your rest', 'rest'],
  read: ['your reading', 'read'],
  cast: ['your spell', 'cast the spell'],
  castOn: ['your spell', 'cast the spell'],
  part: ['your spell', 'cast the spell'],
  fetch: ['your spell', 'cast the spell'],
  fetchTop: ['your spell', 'cast the spell'],
  breakFree: ['your attempt to break free', 'try to break free'],
  foeBreak: ['its attempt to break free', 'try to break free'],
  foeWalk: ['its move', 'move'],
  foeStrike: ['its attack', 'attack'],
  foeShoot: ['its attack', 'attack'],
  foeWield: ['its attack', 'attack'],
  foeAim: ['its attack', 'attack'],
  charge: ['its charge', 'charge'],
}

const names = Object.keys(verbs) as Verb[]

/** One's own action, after "take back". */
export const ownDeed = (verb: number): string =>
  deeds[at(names, verb)]?.[0] ?? 'what you have just done'

/** Somebody else's action, after "have them". */
export const deedOfOthers = (verb: number): string => deeds[at(names, verb)]?.[1] ?? 'do it'

/** What the open question tells, as far as reactions go. */
interface AboutReaction {
  readonly by?: number
  readonly means?: number
  readonly total?: number
  readonly isHit?: boolean
  readonly damage?: number
  readonly price?: number
}

const aboutIn = (t: Tell): AboutReaction => t.asked?.about ?? {}

/** What comes of letting it happen. */
export function endureLabel(t: Tell): string {
  if (t.asked?.key === 'escape.slip') return 'Stay held'
  const { damage, isHit: wouldHit, by, means } = aboutIn(t)
  if (damage !== undefined) return `Take it (lose ${damage} health)`
  if (wouldHit === undefined || by === undefined || means === undefined) return 'Take it'
  if (!wouldHit) return 'Take it (it misses)'
  const { damage: done, hold } = profileOf(openState(t), by, means, false)
  return `Take it (a hit: ${effectOf({ damage: done, holds: hold !== undefined })})`
}

/** Whether an attack that is turned back would hit whoever sent it: the same roll counts (CM-REACT-6). */
export function reflectLabel(t: Tell): string {
  const { by, total } = aboutIn(t)
  const { roll } = t.table
  if (by === undefined || total === undefined || roll === null || t.asked === null)
    return 'Cast Reflection (1 mentality)'
  const s = openState(t)
  const defence = defenceAgainst(s, t.asked.seat, by)
  const natural = roll.dice[0] ?? total
  const wouldHit = isHit(natural, total, roll.faces, defence, false, isTargetHeld(s, by))
  const who = targetName(by, t)
  return `Cast Reflection (1 mentality: ${total} against ${defence} ${wouldHit ? 'hits' : 'misses'} ${who})`
}

/** CM-HERO-3, CM-POWER-7 */

/** What shrugging off some damage costs. */
export function braceLabel(amount: number, t: Tell): string {
  const seat = t.asked?.seat ?? t.table.active
  const isIron = hasGift(openState(t), at(t.table.heroes, seat), 'cheapStamina')
  const price = amount * (isIron ? STAMINA.cheap : STAMINA.price)
  return `Cancel ${amount} damage (pay ${price} of your ${at(t.table.heroes, seat).mentality} mentality)`
}

/** What one object more costs whoever draws them (CM-REACT-25, CM-POWER-21). */
export function searchLabel(t: Tell): string {
  const hero = at(t.table.heroes, t.asked?.seat ?? t.table.active)
  return hasGift(openState(t), hero, 'freeSpotHidden')
    ? 'Search for one more (for nothing)'
    : `Search for one more (${SPOTTING_PRICE} of your ${hero.mentality} mentality)`
}

export const slipLabel = (t: Tell): string => {
  const { price } = aboutIn(t)
  const { mentality } = at(t.table.heroes, t.asked?.seat ?? t.table.active)
  return price === undefined ? 'Slip out' : `Slip out (${price} of your ${mentality} mentality)`
}
