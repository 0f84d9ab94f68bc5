import type { RemarksOf } from '@eldertable/kernel'
import type { Nec } from '../frames.ts'

type Occasion =
  | 'buys'
  | 'locale'
  | 'pays'
  | 'paid'
  | 'asylum'
  | 'declines'
  | 'deals'
  | 'harm'
  | 'friend'
  | 'robbed'
  | 'insane'

/** Less is not worth a word. */
const DEAR = 12
const HARD = 6

/** What bots say. They have been in property for too long. */
export const remarks: RemarksOf<Nec, Occasion> = {
  on: {
    buys: () => 'buys',
    claims: () => 'buys',
    locale: () => 'locale',
    pays: ({ seat, to, amount }) =>
      amount < DEAR
        ? undefined
        : [
            ['pays', seat],
            ['paid', to],
          ],
    sentToAsylum: () => 'asylum',
    declines: () => 'declines',
    deals: ({ deal }) => [['deals', deal.from]],
    suffers: ({ amount }) => (amount < HARD ? undefined : 'harm'),
    befriends: () => 'friend',
    robs: ({ from }) => [['robbed', from]],
    burnsDown: ({ from }) => [['robbed', from]],
    insane: () => 'insane',
  },
  words: {
    buys: [
      'Mine. Damp, but mine.',
      'It has character. And something in the cellar.',
      'One signs quickly in this part of town.',
      'The last owner left everything. Even his shoes.',
    ],
    locale: [
      'All of it mine. The rents will be looked into.',
      'Every door here now opens inward.',
      'A whole neighbourhood. I shall do the dusting never.',
    ],
    pays: [
      'For one night? In that bed?',
      'I have paid less for surgery.',
      'Keep the change. It whispers.',
      'A receipt, please. In any language.',
    ],
    paid: [
      'The rent is never late. Only the tenants are.',
      'Do come again. You will.',
      'I feel saner already.',
    ],
    asylum: [
      'I know the way.',
      'My usual room, please.',
      'At last, some quiet. Apart from the singing.',
    ],
    declines: [
      'No. I read the small print.',
      'I would have to be madder than I am.',
      'Ask me again when I am weaker.',
    ],
    deals: ['Signed, sealed, and soon regretted.', 'We have robbed each other fairly.'],
    harm: [
      'I had plans for that Sanity.',
      'We have met. I did not enjoy it.',
      'It looked smaller on the card.',
    ],
    friend: ['It only wanted company.', 'It follows me home. I have stopped asking why.'],
    robbed: ['I still have the key, you know.', 'I had only just aired the curtains.'],
    insane: [
      'Oh. Now I see it all.',
      'Such lovely angles.',
      'I shall be working for the other side.',
    ],
    won: ['The deeds are mine. So is the dark.', 'I thank my tenants, above and below.'],
    lost: ['I never liked this town.', 'Take the keys. Mind, they bite.'],
  },
}
