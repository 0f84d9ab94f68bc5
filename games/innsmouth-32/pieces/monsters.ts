import { monster, terror, type Ability } from './card.ts'

// I32-ABIL-1 to 5
const chant: Ability = { name: 'Chant', does: { does: 'harden', saving: 2 } }
const lockbreaker: Ability = { name: 'Lockbreaker', does: { does: 'break-locks', locks: 2 } }
const dragUnder: Ability = { name: 'Drag Under', does: { does: 'drag', by: 2 } }
const dread: Ability = { name: 'Dread', does: { does: 'frighten' } }
const crushingMass: Ability = { name: 'Crushing Mass', does: { does: 'crush' } }

/** I32-MON-1 to 9: 42 cards. */
export const monsters = [
  monster('I32-MON-1', 'loafer', 'the Fish-Eyed Loafer', {
    value: 3,
    copies: 3,
    icon: 'sunken-eye',
  }),
  monster('I32-MON-2', 'thug', 'the Dockside Thug', { value: 5, copies: 4, icon: 'brute' }),
  monster('I32-MON-3', 'cultist', 'the Robed Cultist', {
    value: 5,
    copies: 5,
    ability: chant,
    icon: 'cultist',
  }),
  monster('I32-MON-4', 'brute', 'the Changing Brute', {
    value: 6,
    copies: 6,
    ability: lockbreaker,
    icon: 'orc-head',
  }),
  monster('I32-MON-5', 'deep-one', 'the Deep One', { value: 7, copies: 10, icon: 'fish-monster' }),
  monster('I32-MON-6', 'priest', 'the Priest of Dagon', {
    value: 7,
    copies: 3,
    ability: dread,
    icon: 'pope-crown',
  }),
  monster('I32-MON-7', 'reef-hunter', 'the Reef Hunter', {
    value: 8,
    copies: 5,
    ability: dragUnder,
    icon: 'harpoon-trident',
  }),
  monster('I32-MON-8', 'elder', 'the Deep One Elder', {
    value: 9,
    copies: 4,
    ability: dread,
    icon: 'triton-head',
  }),
  monster('I32-MON-9', 'spawn', 'the Shoggoth Spawn', {
    value: 10,
    copies: 2,
    ability: crushingMass,
    icon: 'gooey-daemon',
  }),
] as const

/** I32-DREAD-1 to 4, one card of each. */
export const terrors = [
  terror('I32-DREAD-1', 'dagon', 'Father Dagon', {
    value: 6,
    ability: { name: 'Tidal Might', does: { does: 'hit-harder', damage: 2 } },
    icon: 'sea-serpent',
  }),
  terror('I32-DREAD-2', 'hydra', 'Mother Hydra', {
    value: 5,
    ability: { name: 'Brood', does: { does: 'brood' } },
    icon: 'hydra',
  }),
  terror('I32-DREAD-3', 'shoggoth', 'the Elder Shoggoth', {
    value: 7,
    ability: { name: 'Engulf', does: { does: 'crush' } },
    icon: 'vile-fluid',
  }),
  terror('I32-DREAD-4', 'star-spawn', 'the Star-Spawn of the Deep', {
    value: 4,
    ability: { name: 'Maddening', does: { does: 'madden' } },
    icon: 'floating-tentacles',
  }),
] as const
