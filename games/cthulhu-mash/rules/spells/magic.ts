import { done, type Seat } from '@eldertable/kernel'
import { GATE_SPACE } from '../../tiles/spaces.ts'
import { MEMORY } from '../../pieces/abilities.ts'
import { spellAt, spellThat } from '../../pieces/spells.ts'
import { effects } from '../../effects/index.ts'
import type { Game } from '../../frames.ts'
import { NONE, type MashState } from '../../state.ts'
import { V } from '../../verbs.ts'
import { castAtOnce } from './casting.ts'
import { tileAt } from '../tiles/ground.ts'
import { payMentality } from '../characters/health.ts'
import { touch } from '../holds/holds.ts'
import { procedure } from '../kit.ts'
import { takeTop } from '../objects/lying.ts'
import { heroAt } from '../pieces.ts'
import { part } from '../objects/possessions.ts'
import { placeOf, spotOf } from '../spots.ts'

/** Pays for a spell, and it does what it does. */
export function cast(g: Game, seat: Seat, spell: number, target: number): void {
  const { does, rule } = spellAt(spell)
  // An answer says itself by which rule it is given.
  if (spellAt(spell).timing === 'own-turn') castAtOnce(g, seat, spell, rule)
  if (does !== null) effects.run(g, { who: seat, piece: spell, target }, does)
}

/** Takes what lies uppermost, unseen (CM-SPELL-11). */
export function fetchTop(g: Game, seat: Seat, space: number): void {
  const spell = spellThat('fetch')
  castAtOnce(g, seat, spell, spellAt(spell).rule)
  const place = placeOf(heroAt(g.state, seat).spot)
  g.call('find', { seat, object: takeTop(g.state, spotOf(place, space)) })
}

/** CM-HERO-13, CM-CHAR-21 */
export function memorize(g: Game, seat: Seat, spell: number): void {
  payMentality(g, seat, MEMORY.price, 'CM-HERO-13')
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
