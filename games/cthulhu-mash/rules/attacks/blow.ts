import { done, pickOf } from '@eldertable/kernel'
import { PARRY_DIE } from '../../pieces/abilities.ts'
import { MARINER } from '../../pieces/characters.ts'
import { spellAt, spellThat } from '../../pieces/spells.ts'
import { isBeforeVersion5 } from '../../earlier/edition.ts'
import { effects } from '../../effects/index.ts'
import type { Frames, Game } from '../../frames.ts'
import { NONE, type MashState } from '../../state.ts'
import { isFoe, isGenerator, isHero, isHome, pieceIn } from '../../targets.ts'
import { V } from '../../verbs.ts'
import { cast } from '../spells/magic.ts'
import { gainLife, takeHealth } from '../characters/health.ts'
import { defenceAgainst, isBehind, isHit, isTargetHeld } from './hits.ts'
import { hold, touch } from '../holds/holds.ts'
import { procedure } from '../kit.ts'
import { DRILL, FOE_MELEE, FOE_RANGED, isSpell, profileOf, spellOf } from './means.ts'
import { bonusOf, isHeld, isWebProof } from '../characters/numbers.ts'
import { findFoe, heroAt, isOnBoard, monsterRow } from '../pieces.ts'
import { canReflect } from '../objects/possessions.ts'
import { isStanding } from '../tiles/land.ts'
import { lookAbout } from '../sanity/sights.ts'

/** One target of an attack goes through the windows W1 to W7 (CM-REACT-3). It answers the health that was lost. */
export const blow = procedure('blow', {
  // W1, CM-REACT-5
  reflect: {
    rule: 'CM-REACT-5',
    who: (_, f) => (isHero(f.target) ? f.target : 0),
    about: (_, f) => ({ by: f.by, means: f.means, total: f.total, isHit: f.isHit }),
    offer(s, f, o) {
      o.allow(V.endure, 0, 'CM-REACT-5')
      if (isReflectable(s, f)) o.allow(V.reflect, 0, 'CM-REACT-5')
    },
    take(g, f, verb) {
      if (verb === V.endure) return 'land'
      const s = g.state
      cast(g, f.target, spellThat('reflect'), NONE)
      // CM-REACT-6, CM-REACT-8
      const { damage } = profileOf(s, f.by, f.means, false)
      g.call('blow', {
        ...reflected(f),
        isHit: isHit(
          f.natural,
          f.total,
          f.faces,
          defenceAgainst(s, f.target, f.by),
          false,
          isTargetHeld(s, f.by),
        ),
        damage,
      })
      return done
    },
    byDefault: () => pickOf(V.endure),
    pass: pickOf(V.endure),
  },
  land(g, f) {
    g.returnValue(0)
    if (!f.isHit) {
      g.event?.('misses', 'CM-FIGHT-2', { who: f.target })
      return done
    }
    touch(g.state, f.target)
    if (parries(g, f)) return done
    g.event?.('hits', 'CM-FIGHT-2', { who: f.target })
    return f.damage > 0 ? 'damage' : 'effect'
  },
  damage(g, f) {
    if (isHero(f.target)) {
      const kind = f.isMelee ? 'melee' : 'ranged'
      g.call('hurt', { seat: f.target, damage: f.damage, kind, by: f.credit })
      return 'hurt'
    }
    const lost = takeHealth(g, f.target, f.damage, f.credit, 'CM-FIGHT-6')
    g.returnValue(lost)
    afterLoss(g, f, lost)
    return 'effect'
  },
  hurt(g, f) {
    const lost = f.answer ?? 0
    g.returnValue(lost)
    afterLoss(g, f, lost)
    return 'effect'
  },
  // What a hit does besides damage; whoever has died is past that.
  effect(g, f) {
    if (isHome(f.target) || !isStanding(g.state, f.target)) return done
    // What is thrown back is still the attack of whoever made it (CM-REACT-6).
    const maker = f.isReflected ? f.target : f.by
    const { hold: kind, escape } = profileOf(g.state, maker, f.means, f.isMelee)
    if (kind === 'web') web(g, f, escape)
    else if (kind !== undefined) hold(g, f.target, kind, escape, 'CM-HOLD-2', f.credit)
    else if (f.means === FOE_MELEE) attach(g, f)
    else if (isSpell(f.means)) enchant(g, f)
    return done
  },
})

/** The same attack, thrown back by its target at whoever made it. */
const reflected = (f: Frames['blow']): Omit<Frames['blow'], 'isHit' | 'damage'> => ({
  by: f.target,
  credit: f.target,
  target: f.by,
  means: f.means,
  isMelee: false,
  natural: f.natural,
  total: f.total,
  faces: f.faces,
  isReflected: true,
})

const isReflectable = (s: MashState, f: Frames['blow']): boolean =>
  isHero(f.target) &&
  !f.isMelee &&
  !f.isReflected &&
  f.means !== DRILL &&
  f.by !== f.target &&
  isOnBoard(s, f.by) &&
  canReflect(s, heroAt(s, f.target))

/** W2: the Mariner Merchant turns a blow aside (CM-REACT-9, CM-CHAR-10, CM-FOE-23). */
function parries(g: Game, f: Frames['blow']): boolean {
  const s = g.state
  if (!isHero(f.target)) return false
  const hero = heroAt(s, f.target)
  const isTentacle = f.means === FOE_RANGED && isFoe(f.by) && monsterRow(pieceIn(f.by)).tentacles
  if (hero.character !== MARINER || isHeld(hero) || !(f.isMelee || isTentacle)) return false
  if (isOnBoard(s, f.by) && isBehind(s, f.by, f.target)) return false
  const die = g.chance.die(PARRY_DIE)
  const isParried = die + bonusOf(s, hero, 'parry') >= f.total
  g.event?.('parries', 'CM-REACT-9', { seat: f.target, die, isParried })
  return isParried
}

function afterLoss(g: Game, f: Frames['blow'], lost: number): void {
  const isStealing = isSpell(f.means) && spellAt(spellOf(f.means)).drains
  if (lost > 0 && isStealing && isHero(f.by) && isStanding(g.state, f.by))
    gainLife(g, f.by, spellAt(spellOf(f.means)).rule)
}

/** At most once a turn, and not through the Web Shield (CM-FOE-8, CM-FOE-9, CM-OBJ-44). */
function web(g: Game, f: Frames['blow'], escape: number): void {
  if (!isHero(f.target)) {
    hold(g, f.target, 'web', escape, 'CM-FOE-8')
    return
  }
  const hero = heroAt(g.state, f.target)
  if (hero.isWebbed || isWebProof(hero)) return
  hero.isWebbed = true
  hold(g, f.target, 'web', escape, 'CM-FOE-8')
}

/** CM-FOE-16, CM-FOE-17 */
function attach(g: Game, f: Frames['blow']): void {
  if (!isFoe(f.by) || isGenerator(pieceIn(f.by)) || !monsterRow(pieceIn(f.by)).attach) return
  const vampire = findFoe(g.state, pieceIn(f.by))
  if (vampire === undefined || !isHero(f.target)) return
  vampire.victim = f.target
  vampire.spot = heroAt(g.state, f.target).spot
  g.event?.('attaches', 'CM-FOE-16', { who: f.by, seat: f.target })
  if (!isBeforeVersion5(g.state)) lookAbout(g) // It may have hidden something where it was.
}

/** What a spell that hits does besides damage (CM-SPELL-1, CM-SPELL-9, CM-SPELL-11). */
function enchant(g: Game, { by, means, target }: Frames['blow']): void {
  const spell = spellOf(means)
  const { hits } = spellAt(spell)
  if (isHero(by) && hits !== null) effects.run(g, { who: by, piece: spell, target }, hits)
}
