import { look, searchSpell, strikeBy } from '../effects/effect.ts'
import { gainByBanishing, loseHalf } from '../effects/lasting.ts'
import { book } from './card.ts'

/** Books (NEC-CARD-31 to NEC-CARD-35). */
export const books = [
  book('NEC-CARD-31', 'the-king-in-yellow', {
    title: 'The King in Yellow',
    use: 'one-shot',
    when: ['free'],
    does: strikeBy('book', { dice: 2 }),
    flavour: 'The first act is charming.',
    worth: 7,
  }),
  book('NEC-CARD-32', 'pnakotic-manuscripts', {
    title: 'Pnakotic Manuscripts',
    use: 'reusable',
    when: ['ready'],
    cost: 1,
    does: look(3),
    flavour: 'Older than paper, and worse for it.',
  }),
  book('NEC-CARD-33', 'azathoth-and-other-horrors', {
    title: 'Azathoth and Other Horrors',
    use: 'continuous',
    lasts: [loseHalf],
    flavour: 'Slim verse by a slimmer poet.',
  }),
  book('NEC-CARD-34', 'seven-cryptical-books-of-hsan', {
    title: 'Seven Cryptical Books of Hsan',
    use: 'one-shot',
    when: ['ready'],
    cost: 3,
    does: searchSpell,
    flavour: 'Six are indexes to the seventh.',
  }),
  book('NEC-CARD-35', 'de-vermis-mysteriis', {
    title: 'De Vermis Mysteriis',
    use: 'continuous',
    lasts: [gainByBanishing(3)],
    flavour: 'The worms send their regards.',
  }),
] as const
