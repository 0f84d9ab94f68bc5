import { done, pickOf } from '@eldertable/kernel'
import { STAMINA } from '../../pieces/abilities.ts'
import { EXPLORER } from '../../pieces/characters.ts'
import type { Frames } from '../../frames.ts'
import { NONE, type MashState } from '../../state.ts'
import { V } from '../../verbs.ts'
import { canUseGreen, useGreen } from '../objects/greens.ts'
import { payMentality, takeHealth } from '../characters/health.ts'
import { touch } from '../holds/holds.ts'
import { procedure } from '../kit.ts'
import { armourOf, hasGift, rowOfObject } from '../characters/numbers.ts'
import { heroAt } from '../pieces.ts'
import { canReact } from '../objects/possessions.ts'

/** A character is about to lose health: the windows W3 to W7 (CM-REACT-2, CM-REACT-14). It answers how much it lost. */
export const hurt = procedure('hurt', {
  // W3, CM-REACT-10
  armor(g, f) {
    const armour = armourOf(heroAt(g.state, f.seat))
    touch(g.state, f.seat)
    if (f.kind === 'other') return 'green'
    const face = armour === NONE ? 0 : rowOfObject(armour).cancelsOn
    if (face === 0) return 'stamina'
    const die = g.chance.die(6)
    const isCancelled = die === face
    g.event?.('armour', 'CM-REACT-10', { seat: f.seat, die, isCancelled })
    if (!isCancelled) return 'stamina'
    g.returnValue(0)
    return done
  },
  // W4, CM-REACT-11
  stamina: {
    rule: 'CM-REACT-11',
    who: (_, f) => f.seat,
    about: (_, f) => ({ seat: f.seat, damage: f.damage }),
    offer(s, f, o) {
      o.allow(V.endure, 0, 'CM-REACT-11')
      o.range(V.brace, 1, canBrace(s, f), 'CM-REACT-11')
    },
    take(g, f, verb, points) {
      if (verb === V.endure) return 'green'
      payMentality(g, f.seat, points * priceOfStamina(g.state, f.seat), 'CM-REACT-11')
      g.event?.('braces', 'CM-REACT-11', { seat: f.seat, points })
      f.damage -= points
      return f.damage > 0 ? 'green' : 'apply'
    },
    byDefault: () => pickOf(V.endure), // CM-PROMPT-35
    pass: pickOf(V.endure),
  },
  // W5, CM-REACT-12
  green: {
    rule: 'CM-REACT-12',
    who: (_, f) => f.seat,
    about: (_, f) => ({ seat: f.seat, damage: f.damage }),
    offer(s, f, o) {
      o.allow(V.endure, 0, 'CM-REACT-12')
      const hero = heroAt(s, f.seat)
      if (!canReact(s, hero)) return // CM-HOLD-5
      for (const object of hero.objects)
        if (canUseGreen(s, f.seat, object)) o.allow(V.green, object, 'CM-REACT-12')
    },
    take(g, f, verb, object) {
      if (verb === V.endure) return 'apply'
      useGreen(g, f.seat, object)
      return 'green'
    },
    byDefault: () => pickOf(V.endure),
    pass: pickOf(V.endure),
  },
  // W6 and W7, CM-REACT-13
  apply(g, f) {
    const hero = heroAt(g.state, f.seat)
    if (f.damage > 0 && hero.hasWard) {
      hero.hasWard = false
      hero.isWardSpent = true // CM-SPELL-3: not again before the caster's next turn
      f.damage--
      g.event?.('wardBreaks', 'CM-REACT-13', { seat: f.seat })
    }
    g.returnValue(f.damage > 0 ? takeHealth(g, f.seat, f.damage, f.by, ruleOf(f)) : 0)
    return done
  },
})

const ruleOf = ({ kind }: Frames['hurt']): string => {
  if (kind === 'drain') return 'CM-FOE-18'
  return kind === 'other' ? 'CM-REACT-14' : 'CM-FIGHT-6'
}

/** What a point of Exceptional Stamina costs (CM-HERO-3, CM-POWER-7). */
const priceOfStamina = (s: MashState, seat: number): number =>
  hasGift(s, heroAt(s, seat), 'cheapStamina') ? STAMINA.cheap : STAMINA.price

function canBrace(s: MashState, { seat, damage, kind }: Frames['hurt']): number {
  const hero = heroAt(s, seat)
  if (kind === 'other' || hero.character !== EXPLORER || !canReact(s, hero)) return 0
  return Math.min(damage, Math.floor(hero.mentality / priceOfStamina(s, seat)))
}
