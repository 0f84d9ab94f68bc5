import { at, counted, lastingEffectsOf } from '@eldertable/kernel'
import { rollOn, symbolsIn } from '../../rules/dice.ts'
import { isAlive, livingInOrder, placeOf, spaceOf } from '../../rules/figures.ts'
import { placeFire } from '../../rules/fire.ts'
import { distance } from '../../rules/ground.ts'
import { isDark } from '../../rules/light.ts'
import { takeSigns, takeStress } from '../../rules/tracks.ts'
import { NOWHERE } from '../../state.ts'
import type { Abilities, Ability, AbilityMeanings } from './ability.ts'

const meanings: AbilityMeanings = {
  burn: {
    changes: (_, rule) => ({
      hurt: (g, foe) => placeFire(g, spaceOf(g.state, foe), rule),
      struck(g, foe, _hero, dealt) {
        const space = spaceOf(g.state, foe)
        if (dealt > 0 && space !== NOWHERE) placeFire(g, space, rule)
      },
    }),
    inWords: () => 'Whenever it wounds or is wounded, a fire breaks out in its space.',
  },
  'more-dice': {
    changes: () => ({}),
    inWords({ dice, beside }) {
      const where = beside === null ? 'In Water' : `With another ${beside} in its space`
      return `${where} it rolls ${counted(dice, 'bonus die', 'bonus dice')} more.`
    },
  },
  'carry-off': {
    changes: () => ({
      finished(g, foe, hero, dealt) {
        if (dealt === 0 || !isAlive(g.state, hero) || spaceOf(g.state, foe) === NOWHERE) return
        g.call('carriedOff', { hero, foe })
      },
    }),
    inWords: () => 'If it wounds you, it carries you off to the gate nearest to it.',
  },
  'most-wounds': {
    changes: ({ wounds }) => ({
      mostWounds: (s, foe) => (isDark(s, spaceOf(s, foe)) ? wounds : Infinity),
    }),
    inWords: ({ wounds }) =>
      `In the dark one attack can put at most ${counted(wounds, 'wound')} on it.`,
  },
  recover: {
    changes: (_, rule) => ({
      advances(g, foe) {
        const enemy = at(g.state.table.enemies, foe)
        if (enemy.wounds === 0) return
        enemy.wounds = 0
        g.event?.('recovers', rule, { foe })
      },
    }),
    inWords: () => 'It heals all its wounds whenever the Elder One advances.',
  },
  dread: {
    changes: ({ within, stress }, rule) => ({
      moved(g, foe) {
        const s = g.state
        for (const hero of livingInOrder(s))
          if (distance(s, placeOf(s, hero), spaceOf(s, foe)) <= within)
            takeStress(g, hero, stress, rule)
      },
    }),
    inWords: ({ within, stress }) =>
      `Wherever a card sends it, everybody within ${counted(within, 'space')} takes ${stress} stress.`,
  },
  'rlyeh-stress': {
    changes: ({ stress }, rule) => ({
      struck(g, foe, hero, dealt) {
        const space = spaceOf(g.state, foe)
        if (dealt > 0 && space !== NOWHERE && at(g.state.table.rlyeh, space))
          takeStress(g, hero, stress, rule)
      },
    }),
    inWords: ({ stress }) => `If it wounds you in a R'lyeh space, you take ${stress} stress.`,
  },
  'raise-rlyeh': {
    changes: ({ wounds }, rule) => ({
      struck(g, foe, _, dealt) {
        const space = spaceOf(g.state, foe)
        if (dealt < wounds || space === NOWHERE) return
        const by = g.state.table.active
        g.call('rlyeh', { spaces: [space], by, withCultist: false, rule })
      },
    }),
    inWords: ({ wounds }) =>
      `If its attack makes ${counted(wounds, 'wound')} or more, R'lyeh rises in its space.`,
  },
  // Elder signs that show, whatever they were counted as (DMD-TERM-24).
  'add-sign': {
    changes: ({ signs, by }, rule) => ({
      struck(g, _, hero, dealt) {
        const adds = by === 'wounds' ? dealt > 0 : symbolsIn(rollOn(g.state), 'elder') > 0
        if (adds) takeSigns(g, hero, signs, rule)
      },
    }),
    inWords: ({ signs, by }) =>
      `If ${by === 'wounds' ? 'it wounds you' : 'its attack shows an elder sign'}, you take ${counted(signs, 'Yellow Sign')}.`,
  },
}

/** What abilities of enemies do and when, and how they read. */
export const abilityEffects = lastingEffectsOf<Ability, Abilities, string>(meanings)
