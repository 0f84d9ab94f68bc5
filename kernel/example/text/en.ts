import { ask, names, type Words } from '../../index.ts'
import type { LastCandle, Omen } from '../state.ts'

const omens: Record<Omen, string> = { gale: 'a Gale', ember: 'an Ember', hush: 'a Hush' }
const candles = (count: number): string => (count === 1 ? 'one candle' : `${count} candles`)

export const en: Words<LastCandle> = {
  name: 'Last Candle',
  pitch: 'Put out the candles one after another, but not the last.',
  prompts: {
    'turn.choose': ask({
      you: (_, t) => `It is your turn, with ${candles(t.table.lit)} burning.`,
      others: () => 'what to do',
    }),
    'gale.strike': ask({
      you: (about, t) =>
        `${t.name(about.from)} sends a Gale: it makes you snuff ${candles(about.count)}.`,
      others: () => 'whether to turn the Gale aside',
    }),
  },
  decisions: { 'gale.strike': 'Gales' },
  options: {
    snuff: (count) => `Snuff ${candles(count)}`,
    relight: () => 'Use a taper',
    reveal: (_, t) => `Reveal ${t.hand?.omen ? omens[t.hand.omen] : 'your omen'}`,
    ward: () => 'Turn the Gale aside with your omen',
    endure: () => 'Endure the Gale',
    leave: () => 'Leave the table',
  },
  reasons: {
    'too-few-candles': 'Not so many candles are burning',
    'no-taper': 'The tapers are used up',
    'all-alight': 'Every candle is burning',
    'omen-spent': 'Your omen lies on the table',
  },
  events: {
    turn: (is, t) => `The turn of ${t.name(is.seat)} begins.`,
    dealt: (is) => `You are dealt ${omens[is.omen]}.`,
    snuffed: (is, t) => `${t.name(is.seat)} snuffs ${candles(is.count)}.`,
    relit: (is, t) => `${t.name(is.seat)} lights ${candles(is.count)} again.`,
    revealed: (is, t) => `${t.name(is.seat)} reveals ${omens[is.omen]}.`,
    warded: (is, t) => `${t.name(is.seat)} turns the Gale aside with ${omens[is.omen]}.`,
    left: (is, t) => `${t.name(is.seat)} leaves the table.`,
  },
  endings: {
    darkness: (winners, t) => `The last candle is out. Saved: ${names(winners, t)}.`,
    alone: (winners, t) => `Only ${names(winners, t)} stayed.`,
  },
  switches: {
    candles: { name: 'Candles', help: 'How many candles stand in the row.' },
    wards: { name: 'Wards', help: 'An omen can turn a Gale aside.' },
  },
  board: (t) => [
    {
      heading: 'Candles',
      lines: [`Burning: ${t.table.lit} of ${t.table.candles}.`, `Tapers left: ${t.table.tapers}.`],
    },
    {
      heading: 'Seats',
      lines: t.table.shown.map((omen, seat) => {
        const card = omen === null ? 'holds an omen' : `has revealed ${omens[omen]}`
        return `${t.name(seat)} ${t.table.left[seat] ? 'has left' : card}.`
      }),
    },
    ...(t.hand?.omen ? [{ heading: 'Your omen', lines: [`You hold ${omens[t.hand.omen]}.`] }] : []),
  ],
}
