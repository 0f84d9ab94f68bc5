import {
  ALL,
  actions,
  bonusDice,
  carry,
  count,
  countedHeals,
  countedWorth,
  divide,
  fewerWounds,
  freeAction,
  freeRerolls,
  lessSanity,
  range,
  sneak,
  sneakWounds,
  steps,
  strikeAll,
} from '../../effects/levels/level.ts'
import { asIn, gives, skill } from './skill.ts'

/** The skills of which every investigator has two (DMD-INV-6), in the order of the rulebook. */
export const commonSkills = {
  'arcane-mastery': skill('DMD-ARCANE', {
    name: 'Arcane Mastery',
    icon: 'pentacle',
    short: 'elder signs can be successes',
    levels: [
      gives(count('elder', 1)),
      gives(count('elder', ALL)),
      gives(countedHeals('elder', 1, 'stress')),
      gives(countedWorth('elder', 2)),
    ],
    worth: [1.6, 1.2, 1.8],
  }),
  brawling: skill('DMD-BRAWL', {
    name: 'Brawling',
    icon: 'punch',
    short: 'more dice in your own space',
    levels: [
      gives(bonusDice(1, 'own-space')),
      gives(divide),
      gives(freeRerolls(2, { source: 2, per: 'roll', of: 'own-space', rule: 'DMD-BRAWL-3' })),
      gives(strikeAll),
    ],
    worth: [0.9, 1.7, 1.6],
  }),
  marksman: skill('DMD-MARKS', {
    name: 'Marksman',
    icon: 'bullseye',
    short: 'attacks into other spaces',
    levels: [
      gives(range(1)),
      gives(range(2)),
      gives(bonusDice(1, 'other-spaces')),
      gives(bonusDice(2, 'other-spaces')),
    ],
    published: [
      gives(range(1)),
      asIn(3, bonusDice(2, 'other-spaces')),
      asIn(2, range(2)),
      gives(freeAction('attack')),
    ],
    worth: [0.9, 1, 1],
  }),
  stealth: skill('DMD-STEALTH', {
    name: 'Stealth',
    icon: 'ninja-mask',
    short: 'enemies do not follow',
    levels: [gives(sneak(1)), gives(sneak(3)), gives(sneakWounds(1)), gives(sneak(ALL))],
    worth: [0.8, 0.5, 0.4],
  }),
  swiftness: skill('DMD-SWIFT', {
    name: 'Swiftness',
    icon: 'wingfoot',
    short: 'one free Move each turn',
    levels: [gives(freeAction('move')), gives(carry), gives(steps(4)), gives(actions(4))],
    published: [asIn(3, steps(4)), asIn(1, freeAction('move')), asIn(2, carry), gives(actions(4))],
    worth: [0.5, 1.2, 2],
  }),
  toughness: skill('DMD-TOUGH', {
    name: 'Toughness',
    icon: 'shield',
    short: 'takes fewer wounds',
    levels: [
      gives(fewerWounds(1)),
      gives(lessSanity(1, 'rolls')),
      gives(lessSanity(1, 'all')),
      gives(fewerWounds(2)),
    ],
    published: [
      gives(
        freeRerolls(1, {
          source: 4,
          per: 'roll',
          of: 'against-you-or-fire',
          rule: 'DMD-REROLL-5',
        }),
      ),
      gives(fewerWounds(1, 'attack-or-fire'), lessSanity(1, 'attack-or-fire')),
      gives(fewerWounds(1, 'others'), lessSanity(1, 'all')),
      gives(fewerWounds(2)),
    ],
    worth: [0.8, 0.9, 1.5],
  }),
} as const
