import { charm, openChest, stun, turnUp } from '../effects/effect.ts'
import { betterRolls, crow } from '../effects/carried.ts'
import { facesTo, tome, tool, weapon } from './object.ts'

/** Weapons, tomes and tools (CM-OBJ-1 to CM-OBJ-28). */
export const reds = [
  weapon(1, 'revolver-32', ['ranged'], {
    name: '.32 Revolver',
    icon: 'revolver',
    says: () => 'Shoots with your ranged die.',
  }),
  weapon(2, 'acid-vial', ['melee', 'ranged'], {
    name: 'Acid Vial',
    icon: 'vial',
    count: 2,
    use: 'one',
    damage: 2,
    says: ({ damage }) => `Near or far, ${damage} damage; used up.`,
  }),
  tome(3, 'anonymous-letter', 1, { name: 'Anonymous Letter', icon: 'love-letter' }),
  weapon(4, 'bolos', ['ranged'], {
    name: 'Bolos',
    icon: 'bolas',
    use: 'hit',
    hold: { escape: 1 },
    says: ({ hold }) => `A ranged hit holds, escape ${facesTo(hold?.escape ?? 0)}; no damage.`,
  }),
  tome(5, 'book-of-dzyan', 1, { name: 'Book of Dzyan', icon: 'book-cover' }),
  weapon(6, 'buccaneer-blade', ['melee'], {
    name: 'Buccaneer Blade',
    icon: 'saber-slash',
    lasts: [betterRolls(1)],
  }),
  tome(7, 'cthaat-aquadingen', 2, { name: 'Cthaat Aquadingen', icon: 'spell-book' }),
  tool(8, 'cock-fighter', { name: 'Cock Fighter', icon: 'rooster', lasts: [crow(6, 1)] }),
  weapon(9, 'dynamite-bundle', ['ranged'], {
    name: 'Dynamite Bundle',
    icon: 'bundle-grenade',
    count: 2,
    use: 'one',
    damage: 2,
    area: 'three',
    explodes: true,
    says: ({ damage }) => `One roll against all in a 3x3, ${damage} damage each; used up.`,
  }),
  weapon(10, 'dynamite-stick', ['ranged'], {
    name: 'Dynamite Stick',
    icon: 'dynamite',
    count: 4,
    use: 'one',
    area: 'two',
    explodes: true,
    says: ({ damage }) => `One roll against all in a 2x2, ${damage} damage each; used up.`,
  }),
  weapon(11, 'handcuffs', ['melee'], {
    name: 'Handcuffs',
    icon: 'handcuffs',
    use: 'hit',
    hold: { escape: 1 },
    says: ({ hold }) =>
      `A melee hit holds, escape ${facesTo(hold?.escape ?? 0)}; who wears them can only move.`,
  }),
  tool(12, 'leng-glasses', { name: 'Leng Glasses', icon: 'spectacles', use: 'one', does: turnUp }),
  weapon(13, 'magic-spear', ['melee', 'ranged'], {
    name: 'Magic Spear',
    icon: 'spear-hook',
    says: () => 'Attacks near or far with your own dice, and comes back.',
  }),
  weapon(14, 'electric-gun', ['ranged'], {
    name: 'Mi-Go Electric Gun',
    icon: 'ray-gun',
    area: 'chain',
    lasts: [betterRolls(1)],
    says: ({ rollBonus }) =>
      `Ranged rolls +${rollBonus}; the charge leaps to all pieces that stand side by side, you included.`,
  }),
  weapon(15, 'mist-projector', ['ranged'], {
    name: 'Mi-Go Mist Projector',
    icon: 'laser-blast',
    area: 'cone',
    says: () => 'One ranged roll against all in a cone of ten spaces.',
  }),
  tome(16, 'nameless-cults', 1, {
    name: 'Nameless Cults',
    isProperName: true,
    icon: 'secret-book',
  }),
  tome(17, 'necronomicon', 2, { name: 'Necronomicon', icon: 'evil-book' }),
  weapon(18, 'net', ['melee', 'ranged'], {
    name: 'Net',
    icon: 'fishing-net',
    use: 'hit',
    area: 'two',
    hold: { escape: 2 },
    says: ({ hold }) =>
      `Near or far, a hit holds all monsters and characters it reaches in a 2x2, escape ${facesTo(hold?.escape ?? 0)}; no damage.`,
  }),
  tool(19, 'paralyzing-chime', {
    name: 'Paralyzing Chime',
    icon: 'ringing-bell',
    use: 'one',
    does: stun,
  }),
  weapon(20, 'pitchfork', ['melee'], {
    name: 'Pitchfork',
    icon: 'pitchfork',
    damage: 2,
    says: ({ damage }) => `Melee, ${damage} damage.`,
  }),
  tome(21, 'ponape-scripture', 1, { name: 'Ponape Scripture', icon: 'tied-scroll' }),
  tool(22, 'rlyeh-seashell', { name: "R'lyeh Seashell", icon: 'spiral-shell', does: charm(1) }),
  tome(23, 'rlyeh-text', 1, { name: "R'lyeh Text", icon: 'scroll-quill' }),
  weapon(24, 'sacrificial-knife', ['melee'], {
    name: 'Sacrificial Knife',
    icon: 'sacrificial-dagger',
    damage: 2,
    drains: true,
    says: ({ damage }) =>
      `Melee, ${damage} damage; a kill gives you 1 health, even above your base.`,
  }),
  tome(25, 'shrewsbury-manuscript', 1, {
    name: "Shrewsbury's Manuscript",
    isProperName: true,
    icon: 'papers',
  }),
  tool(26, 'skeleton-key', {
    name: 'Skeleton Key',
    icon: 'skeleton-key',
    use: 'one',
    does: openChest(6),
  }),
  weapon(27, 'sword-cane', ['melee'], {
    name: 'Sword Cane',
    icon: 'sword-hilt',
    lasts: [betterRolls(1)],
  }),
  weapon(28, 'tommy-gun', ['ranged'], {
    name: 'Tommy Gun',
    icon: 'thompson-m1928',
    area: 'three-by-two',
    lasts: [betterRolls(1)],
    says: ({ rollBonus }) => `Ranged rolls +${rollBonus}, one roll against all in a 3x2.`,
  }),
] as const
