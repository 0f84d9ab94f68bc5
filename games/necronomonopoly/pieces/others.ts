import {
  commit,
  discardEach,
  gain,
  levy,
  loseEach,
  moveEach,
  toGate,
  walk,
} from '../effects/effect.ts'
import { other } from './card.ts'
import { MI_GO, WITCHS_CROSS } from './spaces.ts'

/** Cards that are followed at once (NEC-CARD-58 to NEC-CARD-68). */
export const others = [
  other('NEC-CARD-58', 'go-to-arkham-asylum', {
    title: 'Go to Arkham Asylum',
    copies: 2,
    does: commit,
    flavour: 'The gentlemen with the van are very understanding.',
  }),
  other('NEC-CARD-59', 'a-bequest-from-uncle-theobald', {
    title: 'A Bequest from Uncle Theobald',
    does: gain(15),
    flavour: 'To my least peculiar relation.',
  }),
  other('NEC-CARD-60', 'rest-cure', {
    title: 'Rest Cure',
    does: gain(8),
    flavour: 'Warm milk, no newspapers, no geometry.',
  }),
  other('NEC-CARD-61', 'dreams-of-the-drowned-city', {
    title: 'Dreams of the Drowned City',
    does: loseEach(5),
    flavour: 'Everyone had the same one. It had minutes and an agenda.',
  }),
  other('NEC-CARD-62', 'carried-to-yuggoth', {
    title: 'Carried to Yuggoth',
    does: walk(MI_GO),
    flavour: 'Mind the gap; it is three thousand million miles.',
  }),
  other('NEC-CARD-63', 'book-burning', {
    title: 'Book Burning',
    does: discardEach('book'),
    flavour: 'The smoke spells something.',
  }),
  other('NEC-CARD-64', 'raid-on-the-lodge', {
    title: 'Raid on the Lodge',
    does: discardEach('spell'),
    flavour: 'Evidence bags are not rated for this.',
  }),
  other('NEC-CARD-65', 'the-stars-wheel', {
    title: 'The Stars Wheel',
    does: moveEach,
    flavour: 'Right, left, right again.',
  }),
  other('NEC-CARD-66', 'the-last-trolley', {
    title: 'The Last Trolley',
    does: walk(WITCHS_CROSS),
    flavour: 'Exact change or part of your soul.',
  }),
  other('NEC-CARD-67', 'thin-place', {
    title: 'Thin Place',
    does: toGate(true),
    flavour: 'The wallpaper was always a bit convincing.',
  }),
  other('NEC-CARD-68', 'reservoir-levy', {
    title: 'Reservoir Levy',
    does: levy(2),
    flavour: 'For the water. Do not drink the water.',
  }),
] as const
