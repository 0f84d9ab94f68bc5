import type { Offer, Seat } from '@eldertable/kernel'
import { effects } from '../../effects/index.ts'
import { spellAt, spellThat } from '../../pieces/spells.ts'
import type { Reason } from '../../reasons.ts'
import type { Hero, MashState } from '../../state.ts'
import { isFoe, isHome, pieceIn } from '../../targets.ts'
import { castingOf, V } from '../../verbs.ts'
import { canSee, canStrike, spaceOfTarget } from '../attacks/aim.ts'
import type { Ground } from '../tiles/ground.ts'
import { baseMentality, hasRoom, rowOfObject } from '../characters/numbers.ts'
import { partings } from './partings.ts'
import { bodyOf, heroAt, printedHealth } from '../pieces.ts'
import { knows } from '../objects/possessions.ts'
import { isDrained, isHurt } from '../tiles/space-offer.ts'
import { placeOf, spaceOf } from '../spots.ts'

/** Spells that need no target. */
const untargeted = (['create-gate', 'ward', 'fly', 'sharpen'] as const).map(spellThat)
const HEAL = spellThat('heal')
const REGENERATION = spellThat('refill')
const PARTING = spellThat('part')
const REACH = spellThat('fetch')

/** Spells that are no attacks (CM-CAST-4, CM-CAST-7). */
export function offerSpells(
  s: MashState,
  here: Ground,
  seat: Seat,
  targets: readonly number[],
  o: Offer<Reason>,
): void {
  const hero = heroAt(s, seat)
  for (const spell of untargeted) {
    if (!knows(s, hero, spell)) continue
    o.allowUnless(cannotCast(s, seat, spell), V.cast, spell, spellAt(spell).rule)
  }
  if (hero.mentality === 0) return
  if (knows(s, hero, PARTING))
    for (const space of partings(here, spaceOf(hero.spot))) o.allow(V.part, space, 'CM-SPELL-10')
  offerHealing(s, here, seat, targets, o)
  if (knows(s, hero, REACH)) offerFetching(s, here, hero, o)
}

function cannotCast(s: MashState, seat: Seat, spell: number): Reason | undefined {
  if (heroAt(s, seat).mentality === 0) return 'no-mentality'
  const { does } = spellAt(spell)
  return does === null ? undefined : effects.cannot(s, seat, does, spell)
}

/** Heal and Mental Regeneration, on oneself or somebody adjacent (CM-SPELL-7, CM-SPELL-8, CM-CAST-12). */
function offerHealing(
  s: MashState,
  here: Ground,
  seat: Seat,
  targets: readonly number[],
  o: Offer<Reason>,
): void {
  const hero = heroAt(s, seat)
  const canHeal = knows(s, hero, HEAL)
  const canRefill = knows(s, hero, REGENERATION)
  if (!canHeal && !canRefill) return
  if (canHeal && isHurt(s, hero) === undefined)
    o.allow(V.castOn, castingOf(HEAL, seat), 'CM-SPELL-7')
  // The point just paid comes back as well, so one's own mentality need not be below its base.
  if (canRefill && hero.mentality < baseMentality(s, hero))
    o.allow(V.castOn, castingOf(REGENERATION, seat), 'CM-SPELL-8')
  for (const target of targets) {
    if (isHome(target)) continue
    if (!canStrike(here, spaceOf(hero.spot), spaceOfTarget(s, here, target))) continue
    if (canHeal && isHurtAt(s, target)) o.allow(V.castOn, castingOf(HEAL, target), 'CM-SPELL-7')
    if (canRefill && !isFoe(target) && isDrained(s, heroAt(s, target)) === undefined)
      o.allow(V.castOn, castingOf(REGENERATION, target), 'CM-SPELL-8')
  }
}

const isHurtAt = (s: MashState, target: number): boolean =>
  isFoe(target)
    ? bodyOf(s, target).health < printedHealth(pieceIn(target))
    : isHurt(s, heroAt(s, target)) === undefined

/** Objects that lie in sight (CM-SPELL-11). */
function offerFetching(s: MashState, here: Ground, hero: Hero, o: Offer<Reason>): void {
  const isFull = !hasRoom(hero)
  const from = spaceOf(hero.spot)
  for (const { spot, open, unseen } of s.table.piles) {
    if (placeOf(spot) !== here.place || !canSee(here, from, spaceOf(spot))) continue
    for (const object of open)
      if (!isFull || rowOfObject(object).uncounted) o.allow(V.fetch, object, 'CM-SPELL-11')
    if (unseen > 0 && !isFull) o.allow(V.fetchTop, spaceOf(spot), 'CM-SPELL-11')
  }
}
