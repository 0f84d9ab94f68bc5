import {
  banishMet,
  commitYourself,
  forge,
  gain,
  place,
  release,
  shiftGate,
} from '../effects/effect.ts'
import { loseLess } from '../effects/lasting.ts'
import { item } from './card.ts'

/** Items (NEC-CARD-23 to NEC-CARD-30). */
export const items = [
  item('NEC-CARD-23', 'get-out-of-arkham-asylum', {
    title: 'Get Out of Arkham Asylum!',
    copies: 2,
    use: 'one-shot',
    when: ['free'],
    does: release,
    flavour: 'We find you perfectly sane. Our condolences.',
  }),
  item('NEC-CARD-24', 'the-silver-key', {
    title: 'The Silver Key',
    use: 'reusable',
    when: ['gate'],
    cost: 2,
    does: shiftGate,
    flavour: 'Fits no lock that has a door around it.',
  }),
  item('NEC-CARD-25', 'powder-of-ibn-ghazi', {
    title: 'Powder of Ibn-Ghazi',
    use: 'one-shot',
    when: ['meet'],
    does: banishMet,
    flavour: 'Makes the unseen visible and the visible leave.',
    worth: 8,
  }),
  item('NEC-CARD-26', 'antarctic-soapstone', {
    title: 'Antarctic Soapstone',
    use: 'continuous',
    lasts: [loseLess(2)],
    flavour: 'Five points, no explanation.',
    worth: 12,
  }),
  item('NEC-CARD-27', 'gilmans-set-square', {
    title: "Gilman's Set-Square",
    use: 'one-shot',
    when: ['ready'],
    cost: 4,
    does: place('space', 'square-inside'),
    flavour: 'All its angles are right but one.',
  }),
  item('NEC-CARD-28', 'laudanum', {
    title: 'Laudanum',
    use: 'one-shot',
    when: ['free', 'meet', 'lose', 'owe'],
    does: gain(10),
    flavour: 'For the nerves, from the chemist who asks no questions.',
    worth: 10,
  }),
  item('NEC-CARD-29', 'commitment-papers', {
    title: 'Commitment Papers',
    use: 'one-shot',
    when: ['ready', 'buy'],
    does: commitYourself('committed-already'),
    flavour: 'Sign here. And here. And scream here.',
  }),
  item('NEC-CARD-30', 'forged-deed', {
    title: 'Forged Deed',
    use: 'one-shot',
    when: ['buy'],
    does: forge,
    flavour: 'The ink is dry, mostly.',
  }),
] as const
