import { at } from '@eldertable/kernel'
import { OBJECT_SLUGS } from '../pieces/object-slugs.ts'
import { KIND_OF, type ObjectSlug } from '../pieces/objects.ts'

interface ObjectWords {
  readonly name: string
  readonly does: string
}

const tome = (name: string, spells: 1 | 2): ObjectWords => ({
  name,
  does: `A tome: read it to draw ${spells === 1 ? 'a spell' : '2 spells'}, which anybody who carries it can cast.`,
})

/** In the order of the book: red, green, blue and white. */
export const objectWords: Readonly<Record<ObjectSlug, ObjectWords>> = {
  'revolver-32': { name: '.32 Revolver', does: 'Shoots with your ranged die.' },
  'acid-vial': { name: 'Acid Vial', does: 'Near or far, 2 damage; used up.' },
  'anonymous-letter': tome('Anonymous Letter', 1),
  bolos: { name: 'Bolos', does: 'A ranged hit holds, escape 1; no damage.' },
  'book-of-dzyan': tome('Book of Dzyan', 1),
  'buccaneer-blade': { name: 'Buccaneer Blade', does: 'Melee rolls +1 with it.' },
  'cthaat-aquadingen': tome('Cthaat Aquadingen', 2),
  'cock-fighter': {
    name: 'Cock Fighter',
    does: 'Once a turn it attacks beside you with a d6, for no action, even while you are held.',
  },
  'dynamite-bundle': {
    name: 'Dynamite Bundle',
    does: 'One roll against all in a 3x3, 2 damage each; used up.',
  },
  'dynamite-stick': {
    name: 'Dynamite Stick',
    does: 'One roll against all in a 2x2, 1 damage each; used up.',
  },
  handcuffs: {
    name: 'Handcuffs',
    does: 'A melee hit holds, escape 1; who wears them can only move.',
  },
  'leng-glasses': {
    name: 'Leng Glasses',
    does: 'Turn up a hidden tile beside yours; no monsters come yet. Used up.',
  },
  'magic-spear': {
    name: 'Magic Spear',
    does: 'Attacks near or far with your own dice, and comes back.',
  },
  'electric-gun': {
    name: 'Mi-Go Electric Gun',
    does: 'Ranged rolls +1; the charge leaps to all pieces that stand side by side, you included.',
  },
  'mist-projector': {
    name: 'Mi-Go Mist Projector',
    does: 'One ranged roll against all in a cone of ten spaces.',
  },
  'nameless-cults': tome('Nameless Cults', 1),
  necronomicon: tome('Necronomicon', 2),
  net: {
    name: 'Net',
    does: 'Near or far, a hit holds all monsters and characters it reaches in a 2x2, escape 1-2; no damage.',
  },
  'paralyzing-chime': {
    name: 'Paralyzing Chime',
    does: 'Every monster and attacking generator on the tile loses its next step; used up.',
  },
  pitchfork: { name: 'Pitchfork', does: 'Melee, 2 damage.' },
  'ponape-scripture': tome('Ponape Scripture', 1),
  'rlyeh-seashell': {
    name: "R'lyeh Seashell",
    does: 'A Deep One in sight moves or attacks as you say, and leaves you alone.',
  },
  'rlyeh-text': tome("R'lyeh Text", 1),
  'sacrificial-knife': {
    name: 'Sacrificial Knife',
    does: 'Melee, 2 damage; a kill gives you 1 health, even above your base.',
  },
  'shrewsbury-manuscript': tome("Shrewsbury's Manuscript", 1),
  'skeleton-key': {
    name: 'Skeleton Key',
    does: "Opens the chest on the Mariner's Ship: 6 objects, traps and all. Used up.",
  },
  'sword-cane': { name: 'Sword Cane', does: 'Melee rolls +1 with it.' },
  'tommy-gun': { name: 'Tommy Gun', does: 'Ranged rolls +1, one roll against all in a 3x2.' },
  'cultist-wine': {
    name: 'Cultist Wine',
    does: '1 mentality; where sanity is played, 1 sanity too.',
  },
  'first-aid-kit': { name: 'First Aid Kit', does: '2 health.' },
  herbs: { name: 'Herbs', does: '1 mentality; where sanity is played, 1 sanity too.' },
  'penicillin-vial': { name: 'Penicillin Vial', does: '1 health.' },
  'psychiatric-medicine': {
    name: 'Psychiatric Medicine',
    does: '1 mentality; where sanity is played, 2 sanity too.',
  },
  'rlyeh-tablet': { name: "R'lyeh Tablet", does: 'Draw one of your power-ups.' },
  'sack-of-grits': { name: 'Sack of Grits', does: '1 health.' },
  'temporal-clock': { name: 'Temporal Clock', does: 'Twice your actions in this turn.' },
  bicycle: { name: 'Bicycle', does: 'Move +2.' },
  'cast-iron-skillet': {
    name: 'Cast Iron Skillet',
    does: 'A shield with defence +1 and a weapon with melee rolls +1, both at once.',
  },
  'deep-one-necklace': { name: 'Deep One Necklace', does: 'Water does you no harm.' },
  'dog-sled': { name: 'Dog Sled', does: 'Move +2, and room for 6 more objects.' },
  'elder-sign-necklace': {
    name: 'Elder Sign Necklace',
    does: 'Mentality base +2; where sanity is played, sanity and its base +8.',
  },
  'elder-thing-crystal': {
    name: 'Elder Thing Crystal',
    does: 'Holds one power-up of its first owner for whoever carries it.',
  },
  'ice-boots': { name: 'Ice Boots', does: 'Snow and ice cost you no extra movement.' },
  'leng-web-shield': {
    name: 'Leng Web Shield',
    does: 'Defence +1, and webs of Leng Spiders do not hold you.',
  },
  'brain-cylinder': {
    name: 'Mi-Go Brain Cylinder',
    does: 'Mentality base +1; where sanity is played, sanity and its base +4.',
  },
  'living-armor': {
    name: 'Mi-Go Living Armor',
    does: 'Defence +1; when you are hit, a 6 on a d6 cancels the damage.',
  },
  wheelbarrow: { name: 'Wheelbarrow', does: 'Room for 5 more objects.' },
  'winter-clothing': { name: 'Winter Clothing', does: 'Defence +1.' },
  'book-of-void': {
    name: 'Book of Void',
    does: 'Each object you carry is lost on a 1 of a d10.',
  },
  cowpie: { name: 'Cowpie', does: 'You slip: your move and the rest of your actions are gone.' },
  'mi-go-earthquake': {
    name: 'Mi-Go Earthquake',
    does: 'Objects on the tile are lost, and every piece may lose health, again and again.',
  },
  'picture-gate': {
    name: 'Picture Gate',
    does: 'You are thrown onto a random space of a random tile.',
  },
  'shoggoth-tissue': {
    name: 'Shoggoth Tissue',
    does: 'Hurts you, and then everybody who comes onto its space.',
  },
  snare: { name: 'Snare', does: 'Holds you, escape 1-2.' },
}

const nameOf = (slug: ObjectSlug): string => objectWords[slug].name

/** A kind of object. */
export const kindName = (kind: number): string => nameOf(at(OBJECT_SLUGS, kind))

/** A single piece. */
export const objectName = (piece: number): string => kindName(KIND_OF[piece] ?? -1)

/** Names that already say which one. */
const properNames: readonly string[] = ['Nameless Cults', "Shrewsbury's Manuscript"]

/** A single piece, in a sentence. */
export function theObject(piece: number): string {
  const name = objectName(piece)
  return properNames.includes(name) ? name : `the ${name}`
}

/** What a single piece does, without a full stop: the small print of an option. */
export const gistOf = (piece: number): string =>
  objectWords[at(OBJECT_SLUGS, KIND_OF[piece] ?? -1)].does.replace(/\.$/, '')
