import { at, done, pickOf } from '@eldertable/kernel'
import { EYE } from '../../pieces/characters.ts'
import { SPELLS } from '../../pieces/spells.ts'
import type { Frames } from '../../frames.ts'
import { NONE, type MashState } from '../../state.ts'
import { isHero, pieceIn } from '../../targets.ts'
import { V } from '../../verbs.ts'
import { autoEscape } from '../automatic-monsters/escapes.ts'
import { exits, leadsOut } from './exits.ts'
import { spill } from '../objects/spill.ts'
import { tileAt } from '../tiles/ground.ts'
import { payMentality, takeHealth, isInsane } from '../characters/health.ts'
import { procedure } from '../kit.ts'
import { bodyOf, foeAt, heroAt, isOnBoard } from '../pieces.ts'
import { shift } from '../gates/arrive.ts'
import { controller, isAutomatic } from '../sides.ts'
import { placeOf, spaceOf, spotOf } from '../spots.ts'
import { lookAbout } from '../sanity/sights.ts'

const QUICKSAND_DIE = 10

/** An attempt to break one hold (CM-HOLD-6). */
export const escape = procedure('escape', {
  roll(g, f) {
    const hold = at(bodyOf(g.state, f.who).holds, f.hold)
    f.natural = g.chance.die(6)
    g.state.table.roll = { by: f.who, dice: [f.natural], faces: 6, bonus: 0, needed: 0 }
    g.event?.('tries', 'CM-HOLD-6', {
      who: f.who,
      kind: hold.kind,
      die: f.natural,
      escape: hold.escape,
    })
    return f.natural <= hold.escape ? 'free' : 'slip'
  },
  // CM-REACT-24
  slip: {
    rule: 'CM-REACT-24',
    who: (_, f) => (isHero(f.who) ? f.who : 0),
    about: (s, f) => ({ who: f.who, price: missing(s, f) }),
    offer(s, f, o) {
      o.allow(V.endure, 0, 'CM-REACT-24')
      if (canSlip(s, f)) o.allow(V.slip, 0, 'CM-REACT-24')
    },
    take(g, f, verb) {
      if (verb === V.endure) return 'fail'
      payMentality(g, f.who, missing(g.state, f), 'CM-REACT-24')
      return 'free'
    },
    byDefault: () => pickOf(V.endure),
    pass: pickOf(V.endure),
  },
  // CM-SPELL-6
  fail(g, f) {
    const hold = at(bodyOf(g.state, f.who).holds, f.hold)
    const spell = SPELLS.find(({ slug }) => slug === hold.kind)
    const damage = spell?.hold?.costs ?? 0
    if (spell === undefined || damage === 0) return done
    g.call('bury', { credits: [] })
    if (isHero(f.who)) g.call('hurt', { seat: f.who, damage, kind: 'other', by: hold.by })
    else takeHealth(g, f.who, damage, hold.by, spell.rule)
    return done
  },
  free(g, f) {
    const s = g.state
    const body = isHero(f.who) ? heroAt(s, f.who) : foeAt(s, pieceIn(f.who))
    const hold = at(body.holds, f.hold)
    body.holds.splice(f.hold, 1)
    g.event?.('breaks', 'CM-HOLD-6', { who: f.who, kind: hold.kind })
    return leadsOut(s, body, hold) ? 'leave' : done
  },
  // CM-HOLD-8, CM-HOLD-20, CM-PROMPT-22
  leave: {
    rule: 'CM-HOLD-8',
    who: (s, f) => (isHero(f.who) ? f.who : controller(s)),
    about: (_, f) => ({ who: f.who }),
    offer(s, f, o) {
      const { spot } = bodyOf(s, f.who)
      const spaces = exits(s, spot)
      if (!isHero(f.who) && isAutomatic(s)) {
        o.allow(V.escapeTo, autoEscape(s, pieceIn(f.who), spaces), 'CM-AUTO-10')
        return
      }
      for (const space of spaces) o.allow(V.escapeTo, space, 'CM-HOLD-8')
    },
    take(g, f, _, space) {
      const s = g.state
      const { spot } = bodyOf(s, f.who)
      const to = spotOf(placeOf(spot), space)
      const isSunk = tileAt(s, placeOf(spot)).hold[spaceOf(spot)]?.quicksand === true
      shift(s, f.who, to)
      g.event?.('steps', 'CM-HOLD-8', { who: f.who, spot: to })
      lookAbout(g)
      g.call('land', { who: f.who, coming: 'moved', by: NONE })
      if (isSunk && isHero(f.who)) spill(g, f.who, QUICKSAND_DIE, 'CM-PLACE-6')
      return done
    },
  },
})

const missing = (s: MashState, f: Frames['escape']): number =>
  isOnBoard(s, f.who) ? f.natural - (bodyOf(s, f.who).holds[f.hold]?.escape ?? 0) : 0

/** Escape Artist works while held, but not while insane (CM-HERO-9, CM-HERO-14, CM-SANE-35). */
function canSlip(s: MashState, f: Frames['escape']): boolean {
  if (!isHero(f.who)) return false
  const hero = heroAt(s, f.who)
  return hero.character === EYE && !isInsane(s, hero) && hero.mentality >= missing(s, f)
}
