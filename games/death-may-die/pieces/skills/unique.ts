import {
  ALL,
  avenge,
  count,
  countedHeals,
  freeAction,
  freeRerolls,
  frenzy,
  fuel,
  gateDice,
  gateRest,
  gateWounds,
  lives,
  loneWounds,
  omens,
  pray,
  protect,
  relief,
  skipMythos,
} from '../../effects/levels/level.ts'
import { gives, saying, skill } from './skill.ts'

const luck = { source: 0, per: 'turn', of: 'any', rule: 'DMD-LUCKY-1' } as const

/** The skills of which each belongs to one investigator (DMD-INV-6), in the order of the rulebook. */
export const uniqueSkills = {
  savage: skill('DMD-SAVAGE', {
    name: 'Savage',
    icon: 'meat-cleaver',
    short: 'more wounds on a lone enemy',
    levels: [
      gives(loneWounds(1)),
      gives(loneWounds(2)),
      gives(relief('killed', ALL)),
      gives(loneWounds(3)),
    ],
    worth: [1.5, 1, 1.4],
  }),
  lucky: skill('DMD-LUCKY', {
    name: 'Lucky',
    icon: 'clover',
    short: 'free rerolls each turn',
    levels: [
      gives(freeRerolls(1, luck)),
      gives(freeRerolls(2, luck)),
      gives(freeRerolls(3, luck)),
      gives(freeRerolls(4, luck)),
    ],
    published: [
      gives(freeRerolls(1, luck)),
      gives(freeRerolls(2, luck)),
      gives(freeRerolls(3, luck)),
      gives(freeRerolls(3, { source: 1, per: 'roll', of: 'any', rule: 'DMD-LUCKY-4' })),
    ],
    worth: [1.2, 1.2, 1.2],
  }),
  'vengeance-obsession': skill('DMD-VENGE', {
    name: 'Vengeance Obsession',
    icon: 'crossed-swords',
    short: 'whoever wounds you is wounded too',
    levels: [
      gives(avenge(1, 0, false)),
      saying(
        avenge(1, 1, false),
        ({ stress }) => `you also heal ${stress} stress when it takes that wound`,
      ),
      saying(avenge(1, 1, true), () => 'every enemy in its space takes the wound too'),
      saying(
        avenge(2, 2, true),
        ({ wounds, stress }) => `it is ${wounds} wounds, and you heal ${stress} stress`,
      ),
    ],
    worth: [0.9, 0.5, 1],
  }),
  protector: skill('DMD-PROTECT', {
    name: 'Protector',
    icon: 'heart-shield',
    short: 'takes attacks meant for others',
    levels: [
      gives(protect(0)),
      gives(protect(1)),
      gives(freeRerolls(2, { source: 3, per: 'roll', of: 'against-you', rule: 'DMD-PROTECT-3' })),
      gives(relief('protected', ALL)),
    ],
    worth: [0.4, 0.8, 0.4],
  }),
  'read-the-omens': skill('DMD-OMENS', {
    name: 'Read the Omens',
    icon: 'crystal-eye',
    short: 'may replace a Mythos card',
    levels: [gives(omens(1)), gives(omens(2)), gives(relief('shunned', 2)), gives(skipMythos(2))],
    worth: [1, 0.8, 0.3],
  }),
  'gate-manipulation': skill('DMD-GATES', {
    name: 'Gate Manipulation',
    icon: 'magic-gate',
    short: 'hurts what comes out of gates',
    levels: [
      gives(gateWounds(0)),
      gives(gateWounds(1)),
      gives(gateRest(1)),
      gives(gateDice(1, 1), freeAction('rest', 1)),
    ],
    worth: [0.5, 0.8, 1.5],
  }),
  'fueled-by-madness': skill('DMD-FUELED', {
    name: 'Fueled by Madness',
    icon: 'brain-tentacle',
    short: 'more dice close to madness',
    levels: [
      gives(fuel(1, false)),
      gives(fuel(1, true)),
      gives(fuel(2, true)),
      gives(fuel(3, true)),
    ],
    worth: [1, 1.2, 1.3],
  }),
  unkillable: skill('DMD-UNKILL', {
    name: 'Unkillable',
    icon: 'crowned-heart',
    short: 'gets up again after dying',
    levels: [gives(lives(1)), gives(lives(2)), gives(relief('revived', ALL)), gives(lives(3))],
    worth: [2, 0.7, 1.6],
  }),
  'high-strung': skill('DMD-STRUNG', {
    name: 'High Strung',
    icon: 'suckered-tentacle',
    short: 'tentacles can be successes',
    levels: [
      gives(count('tentacle', 1)),
      gives(count('tentacle', ALL)),
      gives(countedHeals('tentacle', 1, 'wounds')),
      gives(frenzy(2, 2)),
    ],
    worth: [1.2, 1.4, 1.3],
  }),
  'healing-prayer': skill('DMD-PRAYER', {
    name: 'Healing Prayer',
    icon: 'prayer',
    short: 'heals at the end of the turn',
    levels: [
      gives(pray(1, 'split')),
      gives(pray(2, 'split')),
      gives(pray(2, 'both')),
      gives(pray(2, 'everybody')),
    ],
    worth: [1, 1.2, 0.8],
  }),
} as const
