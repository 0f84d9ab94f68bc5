import { spelled } from '@eldertable/kernel'
import { discard, petrify } from '../effects/effect.ts'
import { oldOne } from './card.ts'

/** Great Old Ones (NEC-CARD-53 to NEC-CARD-57). */
export const oldOnes = [
  oldOne('NEC-CARD-53', 'ghatanothoa', {
    title: 'Ghatanothoa',
    loss: 20,
    dice: 2,
    does: petrify,
    flavour: 'One look and you are part of the masonry.',
    icon: 'six-eyes',
  }),
  oldOne('NEC-CARD-54', 'cthulhu', {
    title: 'Cthulhu',
    loss: 30,
    dice: 2,
    allies: 2,
    says: ({ allies }) =>
      `To avoid his loss by Allies you must discard ${spelled(allies)} of them, not one.`,
    flavour: 'Late riser, early finisher.',
    icon: 'giant-squid',
  }),
  oldOne('NEC-CARD-55', 'nyarlathotep', {
    title: 'Nyarlathotep',
    loss: 18,
    dice: 2,
    does: discard('spell'),
    flavour: 'A thousand faces and not one of them sorry.',
    icon: 'horned-skull',
  }),
  oldOne('NEC-CARD-56', 'shub-niggurath', {
    title: 'Shub-Niggurath',
    loss: 20,
    dice: 2,
    brings: 'thousandth-young',
    says: () =>
      'No effect in encounters. When she enters the board, take the Thousandth Young from the Mythos Deck, if it is there, and put it on A Moment of Silence before she moves.',
    flavour: 'Brought the children. All of them.',
    icon: 'interlaced-tentacles',
  }),
  oldOne('NEC-CARD-57', 'tsathoggua', {
    title: 'Tsathoggua',
    loss: 12,
    dice: 1,
    flavour: 'Will destroy the world after his nap.',
    icon: 'toad-teeth',
  }),
] as const
