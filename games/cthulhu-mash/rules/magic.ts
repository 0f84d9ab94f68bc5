import { done, type Seat } from '@eldertable/kernel'
import { GATE_SPACE } from '../pieces/spaces.ts'
import { spellAt, spellNumber } from '../pieces/spells.ts'
import type { Game } from '../frames.ts'
import { NONE, type MashState } from '../state.ts'
import { isFoe, pieceIn } from '../targets.ts'
import { spellIn, targetIn, V } from '../verbs.ts'
import { castAtOnce } from './casting.ts'
import { tileAt } from './ground.ts'
import { heal, healFoe, payMentality, refill } from './health.ts'
import { touch } from './holds.ts'
import { procedure } from './kit.ts'
import { takeOpen, takeTop } from './lying.ts'
import { shift } from './arrive.ts'
import { baseMentality, rowOfObject } from './numbers.ts'
import { heroAt } from './pieces.ts'
import { part } from './possessions.ts'
import { TOME } from './sights.ts'
import { placeOf, spotOf } from './spots.ts'
import { drawSpell } from './stacks.ts'
import { lookAbout } from './sights.ts'

const CREATE_GATE = spellNumber('create-gate')
const WARD = spellNumber('flesh-ward')
const FLY = spellNumber('fly')
const HEAL = spellNumber('heal')
const PARTING = spellNumber('parting-sands')
const REACH = spellNumber('reach')

/** Reading a tome: its spells stay with it for the whole game (CM-CAST-1 to CM-CAST-3). */
export function read(g: Game, seat: Seat, object: number): void {
  const { table } = g.state
  const spells: number[] = []
  for (let left = rowOfObject(object).tomeSpells; left > 0; left--) {
    const spell = drawSpell(g)
    if (spell === NONE) break
    table.tomes[spell] = object
    spells.push(spell)
  }
  g.event?.('reads', 'CM-CAST-1', { seat, object, spells })
  if (table.settings.sanity) g.call('check', { seat, source: TOME })
}

/** Spells that need no target (CM-SPELL-2, 3, 4, 14). */
export function castSpell(g: Game, seat: Seat, spell: number): void {
  const { rule } = spellAt(spell)
  const hero = heroAt(g.state, seat)
  castAtOnce(g, seat, spell, rule)
  if (spell === CREATE_GATE) g.call('createGate', { seat, rule })
  else if (spell === FLY) hero.isFlying = true
  else if (spell === WARD) {
    hero.hasWard = true
    hero.isWardSpent = true
  } else {
    hero.hasRazor = true
    hero.isRazorSpent = true
  }
}

/** Heal and Mental Regeneration (CM-SPELL-7, CM-SPELL-8). */
export function castOn(g: Game, seat: Seat, casting: number): void {
  const spell = spellIn(casting)
  const target = targetIn(casting)
  const { rule } = spellAt(spell)
  castAtOnce(g, seat, spell, rule)
  touch(g.state, target)
  if (spell !== HEAL) refill(g, target, baseMentality(g.state, heroAt(g.state, target)), rule)
  else if (isFoe(target)) healFoe(g, pieceIn(target), 1, rule)
  else heal(g, target, 1, rule)
}

/** An object that lies in sight comes to the caster as if it were picked up there (CM-SPELL-11). */
export function fetch(g: Game, seat: Seat, object: number): void {
  castAtOnce(g, seat, REACH, 'CM-SPELL-11')
  const pile = g.state.table.piles.find(({ open }) => open.includes(object))
  takeOpen(g.state, pile?.spot ?? NONE, object)
  g.call('find', { seat, object })
}

export function fetchTop(g: Game, seat: Seat, space: number): void {
  castAtOnce(g, seat, REACH, 'CM-SPELL-11')
  const place = placeOf(heroAt(g.state, seat).spot)
  g.call('find', { seat, object: takeTop(g.state, spotOf(place, space)) })
}

/** Through a line, or past an obstacle (CM-SPELL-10). */
export function partSands(g: Game, seat: Seat, space: number): void {
  const s = g.state
  castAtOnce(g, seat, PARTING, 'CM-SPELL-10')
  const spot = spotOf(placeOf(heroAt(s, seat).spot), space)
  shift(s, seat, spot)
  g.event?.('steps', 'CM-SPELL-10', { who: seat, spot })
  lookAbout(g)
  g.call('land', { who: seat, coming: heroAt(s, seat).isFlying ? 'flown' : 'moved', by: NONE })
}

/** CM-HERO-13, CM-CHAR-21 */
export function memorize(g: Game, seat: Seat, spell: number): void {
  payMentality(g, seat, 1, 'CM-HERO-13')
  heroAt(g.state, seat).memorized.push(spell)
  g.event?.('learns', 'CM-HERO-13', { seat, spell })
}

/** To a gate space of any face-up tile: Create Gate, and the transporter (CM-SPELL-2, CM-PLACE-20, CM-PLACE-21). */
export const createGate = procedure('createGate', {
  where: {
    rule: 'CM-SPELL-2',
    who: (_, f) => f.seat,
    about: (_, f) => ({ seat: f.seat }),
    offer(s, f, o) {
      for (const spot of gateSpots(s))
        if (spot !== heroAt(s, f.seat).spot) o.allow(V.goTo, spot, f.rule)
    },
    take(g, f, _, spot) {
      const hero = heroAt(g.state, f.seat)
      g.call('arrive', {
        who: f.seat,
        place: placeOf(spot),
        spot,
        towards: NONE,
        by: f.seat,
        from: hero.spot,
        other: NONE,
        coming: hero.isFlying ? 'flown' : 'moved',
        isGate: true,
      })
      return done
    },
  },
})

/** The gate spaces of all tiles that lie face up. */
function gateSpots(s: MashState): number[] {
  return s.table.places.flatMap(({ tile }, place) => {
    if (tile === NONE) return []
    const { gates } = tileAt(s, place)
    return GATE_SPACE.flatMap((space, side) =>
      (gates & (1 << side)) === 0 ? [] : [spotOf(place, space)],
    )
  })
}

/** What Reach takes from its target (CM-SPELL-11). */
export const stealing = procedure('stealing', {
  choose: {
    rule: 'CM-SPELL-11',
    who: (_, f) => f.seat,
    about: (_, f) => ({ seat: f.seat, from: f.from }),
    offer(s, f, o) {
      for (const object of heroAt(s, f.from).objects) o.allow(V.steal, object, 'CM-SPELL-11')
    },
    take(g, f, _, object) {
      touch(g.state, f.from)
      part(g.state, f.from, object)
      g.event?.('steals', 'CM-SPELL-11', { seat: f.seat, from: f.from, object })
      g.call('overload', { seat: f.from })
      g.call('find', { seat: f.seat, object })
      return done
    },
  },
})
