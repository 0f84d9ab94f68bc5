import type { Seat } from '@eldertable/kernel'
import { spellAt } from '../pieces/spells.ts'
import { shift } from '../rules/gates/arrive.ts'
import { castAtOnce } from '../rules/spells/casting.ts'
import { heal, healFoe, refill } from '../rules/characters/health.ts'
import { touch } from '../rules/holds/holds.ts'
import { takeOpen } from '../rules/objects/lying.ts'
import { baseMentality, hasRoom } from '../rules/characters/numbers.ts'
import { foeAt, heroAt } from '../rules/pieces.ts'
import { lookAbout } from '../rules/sanity/sights.ts'
import { placeOf, spotOf } from '../rules/spots.ts'
import { NONE, type MashState } from '../state.ts'
import { isFoe, isHero, pieceIn } from '../targets.ts'
import type { MeaningsOf } from './effect.ts'

/** What spells do when they are cast, or when they hit. */
export const spellEffects: MeaningsOf<
  | 'bind'
  | 'create-gate'
  | 'ward'
  | 'fly'
  | 'heal'
  | 'refill'
  | 'suggest'
  | 'part'
  | 'fetch'
  | 'steal'
  | 'reflect'
  | 'sharpen'
  | 'take-back'
> = {
  bind: {
    run(g, { who, piece, target }) {
      if (!isFoe(target)) return
      foeAt(g.state, pieceIn(target)).boundBy = who
      g.event?.('binds', spellAt(piece).rule, { seat: who, who: target })
    },
    inWords: () =>
      'A hit keeps a monster from moving and attacking in its next step against you, unless you attack it first.',
  },
  'create-gate': {
    run: (g, { who, piece }) => g.call('createGate', { seat: who, rule: spellAt(piece).rule }),
    inWords: () =>
      'Go to any gate space of any tile that lies open; whoever stands there changes places with you.',
  },
  ward: {
    run(g, { who }) {
      const hero = heroAt(g.state, who)
      hero.hasWard = true
      hero.isWardSpent = true
    },
    cannot(s, seat) {
      const { hasWard, isWardSpent } = heroAt(s, seat)
      return hasWard || isWardSpent ? 'once-a-turn' : undefined
    },
    inWords: ({ defence }) =>
      `Defence +${defence}, and the next point of damage is taken by the ward, which breaks.`,
  },
  fly: {
    run(g, { who }) {
      heroAt(g.state, who).isFlying = true
    },
    cannot: (s, seat) => (heroAt(s, seat).isFlying ? 'flying-already' : undefined),
    inWords: () => 'You fly until the end of the turn.',
  },
  heal: {
    run(g, { piece, target }, { health }) {
      touch(g.state, target)
      const { rule } = spellAt(piece)
      if (isFoe(target)) healFoe(g, pieceIn(target), health, rule)
      else heal(g, target, health, rule)
    },
    inWords: ({ health }) => `${health} health for you or a piece beside you.`,
  },
  refill: {
    run(g, { piece, target }) {
      touch(g.state, target)
      const base = baseMentality(g.state, heroAt(g.state, target))
      refill(g, target, base, spellAt(piece).rule)
    },
    inWords: () => 'All mentality back, for you or a character beside you.',
  },
  suggest: {
    run(g, { who, target }) {
      if (isFoe(target)) g.call('control', { seat: who, piece: pieceIn(target), isShell: false })
    },
    inWords: () => 'A hit has a monster move or attack at once, as you decide.',
  },
  // Through a line, or past an obstacle, to a space.
  part: {
    run(g, { who, piece, target: space }) {
      const s = g.state
      const { rule } = spellAt(piece)
      const spot = spotOf(placeOf(heroAt(s, who).spot), space)
      shift(s, who, spot)
      g.event?.('steps', rule, { who, spot })
      lookAbout(g)
      g.call('land', { who, coming: heroAt(s, who).isFlying ? 'flown' : 'moved', by: NONE })
    },
    inWords: () => 'Go through a line beside you, or through the obstacle behind it.',
  },
  // An object that lies in sight comes to the caster as if it were picked up there.
  fetch: {
    run(g, { who, target: object }) {
      const pile = g.state.table.piles.find(({ open }) => open.includes(object))
      takeOpen(g.state, pile?.spot ?? NONE, object)
      g.call('find', { seat: who, object })
    },
    inWords: () => 'Take an object that lies in sight.',
  },
  steal: {
    run(g, { who, target }) {
      if (isHero(target) && canSteal(g.state, who, target))
        g.call('stealing', { seat: who, from: target })
    },
    inWords: () => 'A hit takes an object from a character in sight.',
  },
  reflect: {
    run: (g, { who, piece }) => castAtOnce(g, who, piece, 'CM-REACT-5'),
    inWords: () => 'When somebody shoots at you, the attack turns back on them with the same roll.',
  },
  sharpen: {
    run(g, { who }) {
      const hero = heroAt(g.state, who)
      hero.hasRazor = true
      hero.isRazorSpent = true
    },
    cannot(s, seat) {
      const { hasRazor, isRazorSpent } = heroAt(s, seat)
      return hasRazor || isRazorSpent ? 'once-a-turn' : undefined
    },
    inWords: () => 'Until the end of the turn attack near or far with it.',
  },
  'take-back': {
    run: (g, { who, piece }) => castAtOnce(g, who, piece, 'CM-REACT-19'),
    inWords: () => 'Take back the action that has just ended, yours or one against you.',
  },
}

/** What is aimed always finds something and a hand for it; what is thrown back need not (CM-SPELL-11, CM-REACT-6). */
const canSteal = (s: MashState, seat: Seat, from: Seat): boolean =>
  heroAt(s, from).objects.length > 0 && hasRoom(heroAt(s, seat))
