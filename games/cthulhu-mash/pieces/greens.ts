import { doubleActions, powerUp, restore } from '../effects/effect.ts'
import { green } from './object.ts'

/** What is used up at once and takes no action (CM-OBJ-29 to CM-OBJ-36). */
export const greens = [
  green(29, 'cultist-wine', {
    name: 'Cultist Wine',
    icon: 'wine-bottle',
    count: 3,
    does: restore({ mentality: 1, sanity: 1 }),
  }),
  green(30, 'first-aid-kit', {
    name: 'First Aid Kit',
    icon: 'first-aid-kit',
    count: 2,
    does: restore({ health: 2 }),
  }),
  green(31, 'herbs', {
    name: 'Herbs',
    icon: 'herbs-bundle',
    count: 3,
    does: restore({ mentality: 1, sanity: 1 }),
  }),
  green(32, 'penicillin-vial', {
    name: 'Penicillin Vial',
    icon: 'syringe',
    count: 3,
    does: restore({ health: 1 }),
  }),
  green(33, 'psychiatric-medicine', {
    name: 'Psychiatric Medicine',
    icon: 'medicine-pills',
    count: 2,
    does: restore({ mentality: 1, sanity: 2 }),
  }),
  green(34, 'rlyeh-tablet', { name: "R'lyeh Tablet", icon: 'stone-tablet', does: powerUp }),
  green(35, 'sack-of-grits', {
    name: 'Sack of Grits',
    icon: 'powder-bag',
    count: 3,
    does: restore({ health: 1 }),
  }),
  green(36, 'temporal-clock', {
    name: 'Temporal Clock',
    icon: 'pocket-watch',
    does: doubleActions,
  }),
] as const
