/** The words of the lesson, step by step. */
export const lesson = {
  name: 'The game',
  about: 'For everybody: two turns on Mason’s Hill, near the end of a match.',
  throw: {
    task: 'Throw the dice',
    text: 'You are the red A, with 96 Sanity: that is your purse and your life. In your turn you throw two dice and walk clockwise.',
    after:
      'Two and four: six spaces, to Riverside Hospital. When there is nothing else to choose, the throw is made for you.',
    rules: ['NEC-TURN-11', 'NEC-CORE-1'],
  },
  buy: {
    task: 'Buy Riverside Hospital',
    text: 'Nobody owns the ground you stand on, so you may have it for its price. You pay with your mind.',
    after:
      "Yours, and 70 Sanity left. Witch's Cross is yours already: two Lots of one locale raise the rent on both, here from 11 to 33.",
    rules: ['NEC-LOT-1', 'NEC-LOT-5'],
  },
  rent: {
    task: 'Finish buying',
    text: "Your turn ends, and Bram's begins. He stands nine spaces before your Hospital.",
    after:
      'Nine, of all throws! Bram landed on your Hospital and paid you 33. Now he is short of Sanity, and offers you the Lot you lack.',
    rules: ['NEC-LOT-4', 'NEC-SANITY-2'],
  },
  trade: {
    task: 'Accept the trade',
    text: "San Julian University for 30 Sanity: it completes Mason's Hill. In your own Buy step you can make such offers too.",
    after:
      'All three are yours. Rents of 80 and 85, and an advantage besides: once in every trip round the board a loss simply does not happen.',
    rules: ['NEC-TRADE-1', 'NEC-LOCALE-1', 'NEC-LOCALE-9'],
  },
  gate: {
    task: 'Throw the dice again',
    text: 'It is your turn once more. Keziah Mason could carry you off instead, for 4 Sanity, but let the dice decide.',
    after:
      'Seven spaces on stands the Farther Gate. There you throw again, and the total says where you are put: 4 means the nearest Mythos space.',
    rules: ['NEC-GATE-1', 'NEC-ROW-4'],
  },
  mythos: {
    task: 'Choose a Mythos space',
    text: 'Two of them are equally near, so the choice is yours. Wherever you go, the top card of the Mythos Deck awaits you.',
    after:
      'You drew a Ghast. Allies and Artifacts may be refused; a monster may not. It meets you where you stand, and it costs 8 Sanity.',
    rules: ['NEC-GATE-8', 'NEC-MYTHOS-1', 'NEC-MYTHOS-4'],
  },
  ghast: {
    task: 'Deal with the Ghast',
    text: "Bear the loss, leave Keziah Mason to it, or spend the advantage of Mason's Hill. This time you choose as you like.",
    after:
      'Now it walks the board, against the stream. In every turn one monster has to be sent on its way, and whoever runs into it pays.',
    rules: ['NEC-ALLY-2', 'NEC-LOCALE-12', 'NEC-MONSTER-2'],
  },
  win: {
    task: 'Finish your turn',
    text: "Bram has 58 Sanity left, and Mason's Hill lies right before him. Let him throw.",
    after:
      'He owes 85 and cannot pay: Bram is insane, you alone are sane, and the game is yours. Had others been sane, he would have played on as a Cultist.',
    rules: ['NEC-INSANE-1', 'NEC-END-1'],
  },
  farewell:
    'That is the game: buy what others must walk on, and keep enough Sanity for what they own. Prices, rents and every rule are on the board when you need them.',
} as const
