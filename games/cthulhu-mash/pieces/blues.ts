import {
  betterRolls,
  calm,
  dry,
  harden,
  hurry,
  keepPower,
  load,
  protect,
  shoe,
  steady,
  webProof,
} from '../effects/carried.ts'
import { blue } from './object.ts'

/** What helps by being carried (CM-OBJ-37 to CM-OBJ-48). */
export const blues = [
  blue(37, 'bicycle', ['movement'], { name: 'Bicycle', icon: 'dutch-bike', lasts: [hurry(2)] }),
  blue(38, 'cast-iron-skillet', ['shield', 'melee'], {
    name: 'Cast Iron Skillet',
    icon: 'heavy-timer',
    damage: 1,
    lasts: [protect(1), betterRolls(1)],
    says: ({ defence, rollBonus }) =>
      `A shield with defence +${defence} and a weapon with melee rolls +${rollBonus}, both at once.`,
  }),
  blue(39, 'deep-one-necklace', [], {
    name: 'Deep One Necklace',
    icon: 'necklace',
    lasts: [dry],
  }),
  blue(40, 'dog-sled', ['movement'], {
    name: 'Dog Sled',
    icon: 'dog-bowl',
    uncounted: true,
    lasts: [hurry(2), load(6)],
  }),
  blue(41, 'elder-sign-necklace', [], {
    name: 'Elder Sign Necklace',
    icon: 'gem-pendant',
    lasts: [steady(2), calm(8)],
  }),
  blue(42, 'elder-thing-crystal', [], {
    name: 'Elder Thing Crystal',
    icon: 'crystal-cluster',
    lasts: [keepPower],
  }),
  blue(43, 'ice-boots', [], { name: 'Ice Boots', icon: 'ice-skate', lasts: [shoe] }),
  blue(44, 'leng-web-shield', ['shield'], {
    name: 'Leng Web Shield',
    icon: 'spider-web',
    lasts: [protect(1), webProof],
  }),
  blue(45, 'brain-cylinder', [], {
    name: 'Mi-Go Brain Cylinder',
    icon: 'brain-stem',
    lasts: [steady(1), calm(4)],
  }),
  blue(46, 'living-armor', ['armour'], {
    name: 'Mi-Go Living Armor',
    icon: 'armor-vest',
    lasts: [protect(1), harden(6)],
  }),
  blue(47, 'wheelbarrow', [], {
    name: 'Wheelbarrow',
    icon: 'wheelbarrow',
    uncounted: true,
    lasts: [load(5)],
  }),
  blue(48, 'winter-clothing', ['armour'], {
    name: 'Winter Clothing',
    icon: 'winter-gloves',
    lasts: [protect(1)],
  }),
] as const
