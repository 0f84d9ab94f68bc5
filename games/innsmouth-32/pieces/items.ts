import { goodFor, item } from './card.ts'
import { BRAINS, GUTS, MUSCLE, SPEED } from './stats.ts'

/** I32-ITEM-1 to 13: 15 cards. */
export const items = [
  item('I32-ITEM-1', 'pistol', 'the Pocket Pistol', {
    copies: 2,
    fadeRank: 6,
    item: goodFor({ stats: [SPEED, GUTS], bonus: 2, isFirearm: true, isDibs: true }),
    icon: 'pistol-gun',
  }),
  item('I32-ITEM-2', 'tommy-gun', 'the Tommy Gun', {
    fadeRank: 15,
    item: goodFor({
      stats: [MUSCLE, GUTS],
      bonus: 3,
      isFirearm: true,
      isBurst: true,
      isDibs: true,
    }),
    icon: 'thompson-m1928',
  }),
  item('I32-ITEM-3', 'shotgun', 'the Sawn-Off Shotgun', {
    fadeRank: 11,
    item: goodFor({ stats: [MUSCLE], bonus: 4, isFirearm: true }),
    icon: 'sawed-off-shotgun',
  }),
  item('I32-ITEM-4', 'boat-hook', 'the Boat Hook', {
    fadeRank: 4,
    item: goodFor({ stats: [MUSCLE], bonus: 2 }),
    icon: 'spear-hook',
  }),
  item('I32-ITEM-5', 'fire-axe', 'the Fire Axe', {
    fadeRank: 8,
    item: goodFor({ stats: [MUSCLE], bonus: 3 }),
    icon: 'fire-axe',
  }),
  item('I32-ITEM-6', 'harpoon', 'the Whaling Harpoon', {
    fadeRank: 10,
    item: goodFor({ stats: [MUSCLE, SPEED], bonus: 3 }),
    icon: 'harpoon-chain',
  }),
  item('I32-ITEM-7', 'lamp-oil', 'the Lamp-Oil Bottle', {
    copies: 2,
    fadeRank: 3,
    item: goodFor({ stats: [SPEED], bonus: 6, isSingleUse: true }),
    icon: 'fire-bottle',
  }),
  item('I32-ITEM-8', 'medallion', 'the Golden Medallion', {
    fadeRank: 9,
    item: goodFor({ stats: [BRAINS, GUTS], bonus: 1, store: 5, penalty: 2, scholars: 1 }),
    icon: 'necklace',
  }),
  item('I32-ITEM-9', 'elder-sign', 'the Elder Sign Stone', {
    fadeRank: 5,
    item: goodFor({ stats: [GUTS], store: 4, penalty: 3 }),
    icon: 'rune-stone',
  }),
  item('I32-ITEM-10', 'dagger', 'the Ritual Dagger', {
    fadeRank: 7,
    item: goodFor({ stats: [MUSCLE, BRAINS], bonus: 2, store: 3, penalty: 1 }),
    icon: 'curvy-knife',
  }),
  item('I32-ITEM-11', 'whiskey', 'the Bootleg Whiskey', {
    fadeRank: 0,
    item: goodFor({}),
    use: { does: 'cure', stats: 1, card: 'it' },
    icon: 'brandy-bottle',
    worth: 0.3,
  }),
  item('I32-ITEM-12', 'pills', 'the Sanatorium Pills', {
    isPlural: true,
    fadeRank: 1,
    item: goodFor({}),
    use: { does: 'cure', stats: 2, card: 'them' },
    icon: 'medicine-pills',
    worth: 0.5,
  }),
  item('I32-ITEM-13', 'oilskins', 'the Steel-Lined Oilskins', {
    isPlural: true,
    fadeRank: 2,
    item: goodFor({ shield: 4 }),
    icon: 'pirate-coat',
    worth: 2.4,
  }),
] as const
